import { Users } from 'lucide-react';
import { usePeopleListInfiniteQuery } from '../../api/people.js';
import { exportFilters } from '../../features/reporting/exports/exportFilters.js';
import { ExportMenu } from '../../features/reporting/exports/ExportMenu.js';
import { UserTable, UserTableSkeleton, type UserTableProps } from '../../features/people/UserTable.js';
import { NothingFound } from '../../ui/NothingFound.js';
import { PagedList } from '../../ui/PagedList.js';
import { EmptyState } from '../../ui/states.js';
import { filterWords } from './filters.js';
import { PeopleFilters } from './PeopleFilters.js';
import { useFilters } from './filters.js';

const PAGE_ROWS = 25;

/** Everybody that the signed-in person may see, narrowed as they ask. */
export function PeopleList(controls: Pick<UserTableProps, 'onOpen' | 'onEdit' | 'onDeactivate'>) {
  const filters = useFilters();
  const list = usePeopleListInfiniteQuery({ ...filters.filter, limit: PAGE_ROWS });
  const { sort: _order, ...asked } = filters.filter;
  const narrowed = Object.keys(asked).length > 0;
  const words = filterWords(asked);
  return (
    <PagedList
      label="People"
      list={list}
      head={
        <>
          <PeopleFilters {...filters} />
          <ExportMenu kind="users" filters={exportFilters(filters.filter)} />
        </>
      }
      skeleton={<UserTableSkeleton rows={8} />}
      empty={
        narrowed ? (
          <NothingFound title={words ? `Nobody matches ${words}` : 'Nobody here'} onClear={filters.clear}>
            The search looks at names, usernames and emails.
          </NothingFound>
        ) : (
          <EmptyState icon={Users} title="No people yet" />
        )
      }
      failed="The people could not be loaded"
    >
      {(rows, density) => <UserTable label="People" rows={rows} density={density} {...controls} />}
    </PagedList>
  );
}
