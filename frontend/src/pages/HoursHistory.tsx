import type { ReactNode } from 'react';
import type { HoursStatus } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { FilterX } from 'lucide-react';
import { OWN_COLUMNS } from '../features/hours/list/columns.js';
import { PagedHours } from '../features/hours/list/PagedHours.js';
import { useUrlParams } from '../lib/useSearchState.js';
import { FilterTabs } from '../ui/FilterTabs.js';
import { EmptyState } from '../ui/states.js';

interface Show {
  readonly key: string;
  readonly label: string;
  readonly status: readonly HoursStatus[];
}

const ALL: Show = { key: 'all', label: 'All', status: [] };
const SHOWS: readonly Show[] = [
  ALL,
  { key: 'drafts', label: 'Drafts', status: ['draft'] },
  { key: 'waiting', label: 'Waiting', status: ['pending', 'verified'] },
  { key: 'approved', label: 'Approved', status: ['approved'] },
  { key: 'rejected', label: 'Rejected', status: ['rejected'] },
];

const ALL_BUT_DRAFTS = SHOWS.filter(({ key }) => key !== 'drafts');

interface HoursHistoryProps {
  readonly studentId: number;
  readonly label: string;
  /** Drafts are shown to who wrote them only. */
  readonly withDrafts: boolean;
  /** What to say where there is nothing at all. */
  readonly none: ReactNode;
  readonly onOpen: (id: number) => void;
}

/** All entries of a volunteer, or those that stand at one point of their way. */
export function HoursHistory({ studentId, label, withDrafts, none, onOpen }: HoursHistoryProps) {
  const shows = withDrafts ? SHOWS : ALL_BUT_DRAFTS;
  const { params, set } = useUrlParams<'show'>();
  const show = shows.find(({ key }) => key === params.get('show')) ?? ALL;
  const select = (key: string): void => set({ show: key === ALL.key ? '' : key });
  const empty =
    show === ALL ? (
      none
    ) : (
      <EmptyState
        icon={FilterX}
        title={`Nothing under “${show.label}”`}
        action={
          <Button variant="outlined" onClick={() => select(ALL.key)}>
            Show all hours
          </Button>
        }
      />
    );
  return (
    <PagedHours
      label={label}
      tab={show.key}
      filter={{ studentId, ...(show.status.length > 0 && { status: show.status }) }}
      columns={OWN_COLUMNS}
      head={<FilterTabs label="Which hours" tabs={shows} selected={show.key} onSelect={select} />}
      empty={empty}
      onOpen={onOpen}
    />
  );
}
