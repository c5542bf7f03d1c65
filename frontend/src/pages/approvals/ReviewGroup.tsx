import { useId } from 'react';
import { t, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Hourglass, CircleCheckBig } from 'lucide-react';
import { namesSomeone } from '../../api/entriesSetAside.js';
import { DECIDED_COLUMNS, WAITING_COLUMNS, HoursListSkeleton } from '../../features/hours/list/columns.js';
import { HoursList } from '../../features/hours/list/HoursList.js';
import type { Density } from '../../ui/density.js';
import { Count } from '../../ui/FilterTabs.js';
import { ListHead } from '../../ui/ListCard.js';
import { PagedRows } from '../../ui/LoadedRows.js';
import { PagedFoot } from '../../ui/PagedList.js';
import { EmptyState, NothingFound } from '../../ui/states.js';
import type { ApprovalTabKey, ApprovalFilter } from './filters.js';
import type { AllThatMatch } from './useAllThatMatch.js';
import { NO_ROWS_ID } from './useCurrentRow.js';
import type { Groups, ListedGroup } from './useReviewGroups.js';
import type { ReviewQueue } from './useReviewQueue.js';

const GroupHead = styled(ListHead)(({ theme }) => ({
  paddingBlock: 12,
  'section + section > &': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
}));

const None = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '16px 20px',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

const GROUPS = {
  ready: { label: t('approvals.readyToApprove'), none: t('approvals.noneReady') },
  unassigned: { label: t('approvals.yoursToDecide'), none: undefined },
  unverified: { label: t('approvals.waitingForVerifier'), none: t('approvals.noneUnverified') },
} as const;

interface ReviewGroupProps {
  readonly group: ListedGroup;
  readonly filter: ApprovalFilter;
  readonly density: Density;
  readonly queue: ReviewQueue;
  readonly all: AllThatMatch | undefined;
  readonly onOpen: (id: number) => void;
  readonly onReview: (entry: HoursView) => void;
}

export function ReviewGroup({ group, all, ...rest }: ReviewGroupProps) {
  const id = useId();
  const { key, total, rows } = group;
  const isOver = rows.length === 0 && !group.passesOver && !group.hasMore && !group.list.isError;
  if (key === 'unassigned' && isOver) return null;
  if (key === 'all') return <GroupRows {...rest} group={group} label={labelOf(rest.filter)} />;
  return (
    <section aria-labelledby={id}>
      <GroupHead>
        <Typography id={id} variant="h2">
          {GROUPS[key].label} {total && <Count>{total}</Count>}
        </Typography>
        {key === 'ready' && rows.length > 0 && (
          <Button variant="outlined" disabled={all?.busy ?? false} onClick={all?.selectClean}>
            {all?.busy ? t('approvals.selecting') : t('approvals.selectClean')}
          </Button>
        )}
      </GroupHead>
      {key === 'unverified' && !rows.every(namesSomeone) && <None>{t('approvals.verifierChosenFirst')}</None>}
      <GroupRows {...rest} group={group} label={GROUPS[key].label} none={GROUPS[key].none} />
    </section>
  );
}

interface GroupRowsProps extends Omit<ReviewGroupProps, 'all'> {
  readonly label: string;
  /** Said while the group is empty and another one isn't. */
  readonly none?: string | undefined;
}

function GroupRows({ group, filter, density, queue, label, none, onOpen, onReview }: GroupRowsProps) {
  const { list, rows } = group;
  const nothing = <None>{filter.isNarrowed ? t('approvals.noneInGroup') : none}</None>;
  return (
    <>
      <PagedRows
        list={list}
        skeleton={<HoursListSkeleton rows={group.key === 'all' ? 8 : 4} />}
        empty={group.passesOver ? <HoursListSkeleton rows={4} /> : group.hasMore ? <TakesEffectSoon /> : nothing}
        failed={t('hours.entriesNotLoaded')}
      >
        {(shown) => (
          <HoursList
            label={label}
            columns={filter.tab.key === 'pending' ? WAITING_COLUMNS : DECIDED_COLUMNS}
            rows={shown}
            density={density}
            onOpen={onOpen}
            onReview={onReview}
            picking={queue.pickingIn(rows)}
          />
        )}
      </PagedRows>
      <PagedFoot list={list} />
    </>
  );
}

export const isEmpty = (group: ListedGroup): boolean => group.list.currentData !== undefined && group.rows.length === 0;

export function NoGroups({ groups, filter }: { groups: Groups; filter: ApprovalFilter }) {
  if (groups.some((group) => group.passesOver)) return <HoursListSkeleton rows={8} />;
  return (
    <div id={NO_ROWS_ID} tabIndex={-1}>
      {groups.some((group) => group.hasMore) ? <TakesEffectSoon /> : <NoEntries filter={filter} />}
    </div>
  );
}

export const labelOf = ({ tab }: ApprovalFilter): string => t('approvals.entriesOfTab', { tab: tab.key });

const TakesEffectSoon = () => (
  <EmptyState icon={Hourglass} title={t('approvals.takesEffectSoon')}>
    {t('approvals.takesEffectSoonHint')}
  </EmptyState>
);

const EMPTY: Readonly<Record<ApprovalTabKey, string>> = {
  pending: t('common.allCaughtUp'),
  verified: t('approvals.nothingVerified'),
  approved: t('approvals.nothingApproved'),
  rejected: t('approvals.nothingRejected'),
};

const NoEntries = ({ filter }: { filter: ApprovalFilter }) =>
  filter.isNarrowed ? (
    <NothingFound title={t('hours.noMatches', { filters: filter.words })} onClear={filter.clear}>
      {filter.q && t('hours.searchHint')}
    </NothingFound>
  ) : (
    <EmptyState icon={CircleCheckBig} title={EMPTY[filter.tab.key]} />
  );
