import { useLayoutEffect, useRef } from 'react';
import Button from '@mui/material/Button';

interface ListFootProps {
  readonly shown: number;
  /** As the server words it, such as "1000+". */
  readonly total: string;
  readonly more: boolean;
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** How much of a list is on screen, and the rest of it. The button goes with the last of it: the count takes the focus. */
export function ListFoot({ shown, total, more, busy, onMore }: ListFootProps) {
  const count = useRef<HTMLSpanElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (more || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) count.current?.focus({ preventScroll: true });
  }, [more]);
  const press = (): void => {
    if (busy) return;
    isPressed.current = true;
    onMore();
  };
  return (
    <>
      <span ref={count} role="status" tabIndex={-1}>
        Showing {shown} of {total}
      </span>
      {more && (
        <Button variant="outlined" aria-disabled={busy} onClick={press}>
          {busy ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </>
  );
}
