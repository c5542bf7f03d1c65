import { Clock } from 'lucide-react';
import { useHoursListInfiniteQuery } from '../../../api/hours.js';
import { EntryRows } from '../../../features/hours/admin/EntryRows.js';
import { ADMIN_COLUMNS } from '../../../features/hours/list/columns.js';
import { HoursListSkeleton } from '../../../features/hours/list/HoursListSkeleton.js';
import { exportFilters } from '../../../features/reporting/exports/exportFilters.js';
import { ExportMenu } from '../../../features/reporting/exports/ExportMenu.js';
import { NothingFound } from '../../../ui/NothingFound.js';
import { PagedList } from '../../../ui/PagedList.js';
import { EmptyState } from '../../../ui/states.js';
import { HoursFilters } from './HoursFilters.js';
import { useHoursFilter } from './hoursFilter.js';

const PAGE_ROWS = 25;

/** Every entry of a school but drafts, narrowed as an administrator asks. */
export function HoursOfSchool({ onOpen }: { onOpen: (id: number) => void }) {
  const filter = useHoursFilter();
  const list = useHoursListInfiniteQuery({ ...filter.filter, limit: PAGE_ROWS });
  return (
    <PagedList
      label="Hours"
      list={list}
      head={
        <>
          <HoursFilters filter={filter} />
          <ExportMenu kind="hours" filters={exportFilters(filter.filter)} />
        </>
      }
      skeleton={<HoursListSkeleton rows={8} />}
      empty={
        filter.isNarrowed ? (
          <NothingFound title={`Nothing matches ${filter.words}`} onClear={filter.clear}>
            The search looks at student, organization and description.
          </NothingFound>
        ) : (
          <EmptyState icon={Clock} title="No volunteer hours yet">
            What students and parents hand in appears here.
          </EmptyState>
        )
      }
      failed="The entries could not be loaded"
    >
      {(rows, density) => (
        <EntryRows label="Hours" columns={ADMIN_COLUMNS} rows={rows} density={density} onEdit={onOpen} ofMany />
      )}
    </PagedList>
  );
}
