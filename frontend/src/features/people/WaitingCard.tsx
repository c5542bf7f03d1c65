import type { ReactNode } from 'react';
import { t, type Role } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { rowsOf, type PagedQuery } from '../../api/paging.js';
import { Sections } from '../../ui/Columns.js';
import { ListCard } from '../../ui/ListCard.js';
import { PagedRows } from '../../ui/LoadedRows.js';
import { ListFoot } from '../../ui/PagedList.js';
import { PersonAvatar } from '../../ui/PersonAvatar.js';
import { PickBox, PICK_ALL, pickedOf, type Picking } from '../../ui/PickBox.js';
import { Rows } from '../../ui/Rows.js';
import { Late } from '../../ui/states.js';

export const WAITING_ROWS = 100;

interface WaitingCardProps<Row> {
  readonly title: string;
  readonly list: PagedQuery<Row>;
  /** Set where rows can be selected. */
  readonly picking?: Picking<Row>;
  /** What can be done to the selected rows. */
  readonly bar?: ReactNode;
  readonly children: (row: Row) => ReactNode;
}

export function WaitingCard<Row extends { readonly id: number }>({
  title,
  list,
  picking,
  bar,
  children,
}: WaitingCardProps<Row>) {
  const loaded = rowsOf(list) ?? [];
  if (rowsOf(list)?.length === 0) return null;
  const all = picking && loaded.length > 1 && pickedOf(loaded, picking);
  return (
    // a frame of its own, so that two bars never stick over one another
    <Sections>
      <ListCard
        title={title}
        tools={all && <PickBox worded label={PICK_ALL} picked={all} onPick={picking.onPickAll} />}
        foot={list.hasNextPage && <ListFoot list={list} />}
      >
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
      {bar}
    </Sections>
  );
}

interface PickedPersonProps<Row> {
  readonly row: Row;
  readonly picking: Picking<Row>;
  readonly name: string;
  readonly role: Role;
}

/** The avatar of a row, behind the checkbox that selects it. */
export const PickedPerson = <Row extends { readonly id: number }>({
  row,
  picking,
  name,
  role,
}: PickedPersonProps<Row>) => (
  <>
    {/* the reach of the checkbox goes beyond its square */}
    <Box sx={{ mx: '-12px', my: '-6px' }}>
      <PickBox
        label={picking.pickLabel(row)}
        picked={picking.picked.has(row.id) ? 'all' : 'none'}
        onPick={() => picking.onPick(row)}
      />
    </Box>
    <PersonAvatar name={name} role={role} />
  </>
);
