import Button from '@mui/material/Button';

interface ListFootProps {
  readonly shown: number;
  /** As the server words it, such as "1000+". */
  readonly total: string;
  readonly more: boolean;
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** How much of a list is on screen, and the rest of it. */
export const ListFoot = ({ shown, total, more, busy, onMore }: ListFootProps) => (
  <>
    <span role="status">
      Showing {shown} of {total}
    </span>
    {more && (
      <Button variant="outlined" disabled={busy} onClick={onMore}>
        {busy ? 'Loading...' : 'Load more'}
      </Button>
    )}
  </>
);
