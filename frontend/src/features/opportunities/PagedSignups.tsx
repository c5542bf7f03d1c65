import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useSignupsListInfiniteQuery } from '../../api/opportunities.js';
import { ListFrame } from '../../ui/ListCard.js';
import { PagedFoot } from '../../ui/PagedList.js';
import { PagedRows } from '../../ui/LoadedRows.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { SignupList } from './SignupList.js';

const PAGE_ROWS = 25;

interface PagedSignupsProps {
  readonly label: string;
  /** The id of a child; without it, the list shows the user's own sign-ups. */
  readonly userId?: number | undefined;
  readonly empty: ReactNode;
  readonly onOpen: (opportunityId: number) => void;
}

/** Newest sign-up first. */
export function PagedSignups({ label, userId, empty, onOpen }: PagedSignupsProps) {
  const list = useSignupsListInfiniteQuery(
    { limit: PAGE_ROWS, ...(userId !== undefined && { userId }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListFrame aria-label={label}>
      <PagedRows
        list={list}
        skeleton={<RowsSkeleton label="Loading the sign-ups" rows={5} cardHeight={96} />}
        empty={empty}
        failed="The sign-ups could not be loaded"
      >
        {(signups) => (
          <Box sx={{ px: { xs: 4, sm: 5 } }}>
            <SignupList label={label} signups={signups} onOpen={onOpen} />
          </Box>
        )}
      </PagedRows>
      <PagedFoot list={list} />
    </ListFrame>
  );
}
