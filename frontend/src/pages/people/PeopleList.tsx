import { Suspense, lazy } from 'react';
import { t, GRADE_LEVELS, isOfDistrict, reachOf, ROLE_LABELS, ROLES, USER_STATUSES } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { Users } from 'lucide-react';
import { usePeopleListInfiniteQuery } from '../../api/people.js';
import { rowsOf } from '../../api/paging.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { USER_STATUS_LABELS } from '../../features/people/UserStatusChip.js';
import { ExportMenu } from '../../features/reporting/exports/ExportMenu.js';
import { BulkChanges, useBulkChanges } from '../../features/people/BulkChanges.js';
import { UserTable, UserTableSkeleton, type UserTableProps } from '../../features/people/UserTable.js';
import { exportFilters } from '../../features/reporting/exports/exportWords.js';
import { Sections } from '../../ui/Columns.js';
import { ClassFilter, useClassWords } from '../../ui/ClassFilter.js';
import { FilterSelect, SearchBox } from '../../ui/FilterFields.js';
import { FilterPanel } from '../../ui/FilterPanel.js';
import { useNarrow } from '../../ui/layout.js';
import { PagedList } from '../../ui/PagedList.js';
import { EmptyState, NothingFound } from '../../ui/states.js';
import { filterWords, type Filters } from './filters.js';
import { useFilters } from './filters.js';

const PAGE_ROWS = 25;

export function PeopleList({ onOpen }: Pick<UserTableProps, 'onOpen'>) {
  const filters = useFilters();
  const list = usePeopleListInfiniteQuery({ ...filters.filter, limit: PAGE_ROWS });
  const bulk = useBulkChanges(JSON.stringify(filters.filter), rowsOf(list) ?? []);
  const { sort: _order, ...query } = filters.filter;
  const narrowed = Object.keys(query).length > 0;
  const classWords = useClassWords();
  const words = filterWords(query, query.classId ? classWords(String(query.classId)) : undefined);
  return (
    <Sections>
      <PagedList
        label={t('people.people')}
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
            <NothingFound
              title={words ? t('people.noMatchFor', { filters: words }) : t('people.noMatch')}
              onClear={filters.clear}
            >
              {t('people.searchScope')}
            </NothingFound>
          ) : (
            <EmptyState icon={Users} title={t('people.noPeopleYet')} />
          )
        }
        failed={t('people.listFailed')}
      >
        {(rows, density) => (
          <UserTable label={t('people.people')} rows={rows} density={density} picking={bulk.picking} onOpen={onOpen} />
        )}
      </PagedList>
      <BulkChanges {...bulk} />
    </Sections>
  );
}

const SchoolFilter = lazy(async () => ({ default: (await import('./SchoolFilter.js')).SchoolFilter }));

const Bar = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > .MuiAutocomplete-root': { flex: '1 1 180px', maxWidth: 240 },
  // puts its controls in one line with what follows
  [theme.breakpoints.down('md')]: { display: 'contents' },
}));

const ROLE_CHOICES = ROLES.map((role) => [role, t(ROLE_LABELS[role])] as const);
const STATUS_CHOICES = USER_STATUSES.map((status) => [status, USER_STATUS_LABELS[status]] as const);
const GRADE_CHOICES = GRADE_LEVELS.map((grade) => [grade, t('people.gradeNumber', { grade })] as const);
const SORT_CHOICES = [
  ['name', t('people.byLastName')],
  ['-createdAt', t('people.newestFirst')],
  ['createdAt', t('people.oldestFirst')],
] as const;

function PeopleFilters(filters: Filters) {
  const { filter, search, setSearch, clear } = filters;
  const { sort: _order, q, ...chosen } = filter;
  const count = Object.keys(chosen).length;
  const fields = <Fields {...filters} />;
  return (
    <Bar>
      <SearchBox label={t('people.search')} value={search} onChange={setSearch} />
      {useNarrow() ? (
        <FilterPanel chosen={count} isNarrowed={count > 0 || q !== undefined} clear={clear} show={t('ui.showResults')}>
          {fields}
        </FilterPanel>
      ) : (
        fields
      )}
    </Bar>
  );
}

function Fields({ filter, set }: Filters) {
  const everywhere = reachOf(useSessionUser().role, 'people.list').includes('everywhere');
  return (
    <>
      <FilterSelect
        label={t('common.role')}
        all={t('people.allRoles')}
        value={filter.role?.join() ?? ''}
        choices={withBoth(
          ROLE_CHOICES.filter(([role]) => everywhere || !isOfDistrict(role)),
          filter.role,
        )}
        onChange={(role) => set({ role })}
      />
      <FilterSelect
        label={t('common.status')}
        all={t('common.anyStatus')}
        value={filter.status?.join() ?? ''}
        choices={withBoth(STATUS_CHOICES, filter.status)}
        onChange={(status) => set({ status })}
      />
      <FilterSelect
        label={t('common.gradeLevel')}
        all={t('people.allGrades')}
        value={filter.gradeLevel?.join() ?? ''}
        choices={withBoth(GRADE_CHOICES, filter.gradeLevel)}
        onChange={(grade) => set({ grade })}
      />
      <ClassFilter value={String(filter.classId ?? '')} onChange={(id) => set({ class: id })} />
      <FilterSelect
        label={t('common.order')}
        value={filter.sort ?? 'name'}
        choices={SORT_CHOICES}
        onChange={(sort) => set({ sort: sort === 'name' ? '' : sort })}
      />
      {everywhere && (
        <Suspense fallback={null}>
          <SchoolFilter
            id={filter.organizationId}
            onPick={(id) => set({ school: id === undefined ? '' : String(id) })}
          />
        </Suspense>
      )}
    </>
  );
}

type Choices = readonly (readonly [string, string])[];

/** Adds several roles or statuses at once, as links may have, to the choices. */
function withBoth(choices: Choices, selected: readonly string[] = []): Choices {
  if (selected.length < 2) return choices;
  const labels = choices.filter(([key]) => selected.includes(key)).map(([, label]) => label);
  return [...choices, [selected.join(), labels.join(', ')]];
}
