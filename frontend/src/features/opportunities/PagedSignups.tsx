import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { errorReference } from '../../api/errorMessage.js';
import { useSignupsListInfiniteQuery } from '../../api/opportunities.js';
import { ListFootBar, ListFrame } from '../../ui/ListCard.js';
import { ListFoot } from '../../ui/ListFoot.js';
import { rowsOf } from '../../ui/PagedList.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { ErrorState } from '../../ui/states.js';
import { SignupList } from './SignupList.js';

const PAGE_ROWS = 25;

interface PagedSignupsProps {
  readonly label: string;
  /** A child's; one's own unless given. */
  readonly userId?: number | undefined;
  readonly empty: ReactNode;
  readonly onOpen: (opportunityId: number) => void;
}

/** Everything somebody signed up to, the newest sign-up first. */
export function PagedSignups({ label, userId, empty, onOpen }: PagedSignupsProps) {
  const list = useSignupsListInfiniteQuery(
    { limit: PAGE_ROWS, ...(userId !== undefined && { userId }) },
    { refetchOnMountOrArgChange: true },
  );
  const rows = rowsOf(list);
  return (
    <ListFrame aria-label={label}>
      {rows ? (
        rows.length === 0 ? (
          empty
        ) : (
          <Box sx={{ px: { xs: 4, sm: 5 } }}>
            <SignupList label={label} signups={rows} onOpen={onOpen} />
          </Box>
        )
      ) : list.isError ? (
        <ErrorState
          title="The sign-ups could not be loaded"
          reference={errorReference(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <RowsSkeleton label="Loading the sign-ups" rows={5} cardHeight={96} />
      )}
      {rows && rows.length > 0 && (
        <ListFootBar>
          <ListFoot
            shown={rows.length}
            total={list.currentData?.pages.at(-1)?.total ?? ''}
            more={list.hasNextPage}
            busy={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </ListFootBar>
      )}
    </ListFrame>
  );
}
