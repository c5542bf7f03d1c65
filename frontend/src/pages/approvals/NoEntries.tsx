import { CircleCheckBig } from 'lucide-react';
import { NothingFound } from '../../ui/NothingFound.js';
import { EmptyState } from '../../ui/states.js';
import type { ApprovalTabKey } from './tabs.js';
import type { ApprovalFilter } from './useApprovalFilter.js';

const EMPTY: Readonly<Record<ApprovalTabKey, string>> = {
  pending: 'All caught up!',
  verified: 'Nothing verified yet',
  approved: 'Nothing approved yet',
  rejected: 'Nothing rejected',
};

/** What there is to say where a tab is empty, or where nothing in it matches. */
export const NoEntries = ({ filter }: { filter: ApprovalFilter }) =>
  filter.isNarrowed ? (
    <NothingFound title={`Nothing matches ${filter.words}`} onClear={filter.clear}>
      {filter.q && 'The search looks at student, organization and description.'}
    </NothingFound>
  ) : (
    <EmptyState icon={CircleCheckBig} title={EMPTY[filter.tab.key]} />
  );
