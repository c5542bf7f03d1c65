import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { errorReference } from '../../api/errorMessage.js';
import { Late } from '../../ui/Late.js';
import { ListCard } from '../../ui/ListCard.js';
import { ListFoot } from '../../ui/ListFoot.js';
import { rowsOf, type PagedQuery } from '../../ui/PagedList.js';
import { Rows } from '../../ui/Rows.js';
import { ErrorState } from '../../ui/states.js';

export const WAITING_ROWS = 100;

interface WaitingCardProps<Row> {
  readonly title: string;
  readonly list: PagedQuery<Row>;
  readonly children: (row: Row) => ReactNode;
}

/** One kind of what waits; nothing where nothing of it waits. */
export function WaitingCard<Row>({ title, list, children }: WaitingCardProps<Row>) {
  const rows = rowsOf(list);
  if (rows?.length === 0) return null;
  const total = list.currentData?.pages.at(-1)?.total ?? '';
  const more = list.hasNextPage && (
    <ListFoot
      shown={rows?.length ?? 0}
      total={total}
      more
      busy={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  );
  return (
    <ListCard title={title} foot={more}>
      {list.isError && !rows ? (
        <ErrorState
          title="The list could not be loaded"
          reference={errorReference(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : rows ? (
        <Rows sx={{ '& > li': { paddingInline: { xs: 4, sm: 5 } } }}>{rows.map(children)}</Rows>
      ) : (
        <Late role="status" aria-label={`Loading: ${title}`} sx={{ padding: 4 }}>
          <Skeleton variant="rounded" height={44} />
        </Late>
      )}
    </ListCard>
  );
}
