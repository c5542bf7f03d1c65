import type { ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import { rowsOf, type PagedQuery } from '../../api/paging.js';
import { ListCard } from '../../ui/ListCard.js';
import { PagedRows } from '../../ui/LoadedRows.js';
import { ListFoot } from '../../ui/PagedList.js';
import { Rows } from '../../ui/Rows.js';
import { Late } from '../../ui/states.js';

export const WAITING_ROWS = 100;

interface WaitingCardProps<Row> {
  readonly title: string;
  readonly list: PagedQuery<Row>;
  readonly children: (row: Row) => ReactNode;
}

export function WaitingCard<Row>({ title, list, children }: WaitingCardProps<Row>) {
  if (rowsOf(list)?.length === 0) return null;
  return (
    <ListCard title={title} foot={list.hasNextPage && <ListFoot list={list} />}>
      <PagedRows
        list={list}
        skeleton={
          <Late role="status" aria-label={t('people.loadingList', { title })} sx={{ padding: 4 }}>
            <Skeleton variant="rounded" height={44} />
          </Late>
        }
        empty={null}
        failed={t('common.listNotLoaded')}
      >
        {(rows) => <Rows sx={{ '& > li': { paddingInline: { xs: 4, sm: 5 } } }}>{rows.map(children)}</Rows>}
      </PagedRows>
    </ListCard>
  );
}
