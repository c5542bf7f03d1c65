import { useEffect, useState } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { CircleCheckBig, SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import { DECIDED_COLUMNS, WAITING_COLUMNS } from '../../features/hours/columns.js';
import { HoursPanels } from '../../features/hours/HoursPanels.js';
import { PagedHours } from '../../features/hours/PagedHours.js';
import { usePanels } from '../../features/hours/usePanels.js';
import { ApprovalStats } from '../../features/reporting/ReviewStats.js';
import { useHoursCount } from '../../features/reporting/useReviewFigures.js';
import { useDebounced } from '../../lib/useDebounced.js';
import { Sections } from '../../ui/Columns.js';
import { FilterTabs, type FilterTab } from '../../ui/FilterTabs.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { SearchBox } from '../../ui/SearchBox.js';
import { EmptyState } from '../../ui/states.js';
import { approvalTabs, type ApprovalTabKey, type ApprovalTabs } from './tabs.js';

const EMPTY: Readonly<Record<ApprovalTabKey, string>> = {
  pending: 'All caught up!',
  verified: 'Nothing verified yet',
  approved: 'Nothing approved yet',
  rejected: 'Nothing rejected',
};

/** Where reviewers decide, and look up what was decided. */
export function ApprovalsPage() {
  const { role } = useSessionUser();
  const panels = usePanels();
  const [reviewing, setReviewing] = useState<HoursView | null>(null);
  const verifies = role === 'verifier';
  return (
    <Sections>
      <PageHeading title={verifies ? 'Verification Dashboard' : 'Approval Dashboard'} />
      <ApprovalStats verifies={verifies} />
      <Decisions onOpen={panels.openTrail} onReview={setReviewing} />
      <HoursPanels panels={panels} reviewing={reviewing} onReview={setReviewing} />
    </Sections>
  );
}

interface DecisionsProps {
  readonly onOpen: (id: number) => void;
  readonly onReview: (entry: HoursView) => void;
}

function Decisions({ onOpen, onReview }: DecisionsProps) {
  const tabs = approvalTabs(useSessionUser().role);
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(params.get('q') ?? '');
  const q = useDebounced(search.trim());
  const tab = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0];
  const counted = useCounted(tabs);

  const told = params.get('q') ?? '';
  useEffect(() => {
    if (q !== told) setParams((now) => withParam(now, 'q', q), { replace: true });
  }, [q, told, setParams]);

  const empty = q ? (
    <EmptyState
      icon={SearchX}
      title={`Nothing matches “${q}”`}
      action={
        <Button variant="outlined" onClick={() => setSearch('')}>
          Clear search
        </Button>
      }
    >
      The search looks at student, organization and description.
    </EmptyState>
  ) : (
    <EmptyState icon={CircleCheckBig} title={EMPTY[tab.key]} />
  );
  return (
    <PagedHours
      label={`${tab.label} entries`}
      tab={tab.key}
      filter={{ status: tab.status, sort: tab.sort, ...(q && { q }) }}
      columns={tab.key === 'pending' ? WAITING_COLUMNS : DECIDED_COLUMNS}
      head={
        <>
          <FilterTabs
            label="Entries by status"
            tabs={counted}
            selected={tab.key}
            onSelect={(key) =>
              setParams((now) => withParam(now, 'tab', key === 'pending' ? '' : key), { replace: true })
            }
          />
          <SearchBox label="Search student or organization" value={search} onChange={setSearch} />
        </>
      }
      empty={empty}
      onOpen={onOpen}
      onReview={onReview}
    />
  );
}

function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

function useCounted([first, second, third]: ApprovalTabs): readonly FilterTab<ApprovalTabKey>[] {
  const counts = [useHoursCount(first.status), useHoursCount(second.status), useHoursCount(third.status)];
  return [first, second, third].map(({ key, label }, index) => ({ key, label, count: counts[index]?.total }));
}
