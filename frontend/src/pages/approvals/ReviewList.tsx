import { Suspense, useState } from 'react';
import { t, type HoursView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useSessionUser } from '../../api/useSessionUser.js';
import { approvesVerifiedOnly } from '../../features/hours/decisions/mayDecide.js';
import { HoursPanels } from '../../features/hours/HoursPanels.js';
import { usePanels } from '../../features/hours/usePanels.js';
import { lazily } from '../../lib/lazily.js';
import { useStable } from '../../lib/hooks.js';
import { ListPanel } from '../../ui/PagedList.js';
import { visuallyHidden } from '../../ui/styled.js';
import { ApprovalFilters } from './ApprovalFilters.js';
import { BulkBar } from './BulkBar.js';
import { useApprovalFilter } from './filters.js';
import { isEmpty, labelOf, NoGroups, ReviewGroup } from './ReviewGroup.js';
import { useAllOfGroups, useMoreNear, useReviewGroups } from './useReviewGroups.js';
import { selectionInWords, useReviewQueue } from './useReviewQueue.js';
import { useShortcuts, type ShortcutSwitch } from './useShortcuts.js';

const ReviewDialogs = lazily(async () => (await import('./ReviewDialogs.js')).ReviewDialogs);

const Announcement = styled('p')(visuallyHidden);

interface ReviewListProps {
  readonly keys: ShortcutSwitch;
  readonly help: { readonly open: boolean; readonly set: (open: boolean) => void };
}

export function ReviewList({ keys, help }: ReviewListProps) {
  const user = useSessionUser();
  const panels = usePanels();
  const [reviewing, setReviewing] = useState<HoursView | null>(null);
  const filter = useApprovalFilter();
  const { tab } = filter;
  const scope = JSON.stringify(filter.filter);
  const { groups, rows } = useReviewGroups(filter);
  const queue = useReviewQueue(
    scope,
    rows,
    { id: panels.trail, show: (id) => (id === null ? panels.close() : panels.openTrail(id)) },
    setReviewing,
  );
  const { current } = queue;
  const all = useAllOfGroups(groups, queue);

  const open = useStable((id: number) => {
    current.come({ id });
    panels.openTrail(id);
  });
  const review = useStable((entry: HoursView) => {
    current.come(entry);
    setReviewing(entry);
  });
  useMoreNear(groups, current.row);
  useShortcuts(keys.on, {
    next: () => current.step(1),
    previous: () => current.step(-1),
    accept: queue.acceptTargets,
    reject: queue.rejectTargets,
    select: queue.pickCurrent,
    open: () => (current.row ? open(current.row.id) : current.step(1)),
    undo: queue.undo,
    help: () => help.set(true),
  });
  return (
    <>
      {tab.key === 'pending' && approvesVerifiedOnly(user) && (
        <Alert>
          {t('rules.verifiedFirst')} {t('approvals.canOnlyReject')}
        </Alert>
      )}
      <ListPanel label={labelOf(filter)} tab={tab.key} head={<ApprovalFilters filter={filter} />}>
        {(density) =>
          groups.every(isEmpty) ? (
            <NoGroups groups={groups} filter={filter} />
          ) : (
            groups.map((group, index) => (
              <ReviewGroup
                key={group.key}
                group={group}
                filter={filter}
                density={density}
                queue={queue}
                all={all[index]}
                onOpen={open}
                onReview={review}
              />
            ))
          )
        }
      </ListPanel>
      <Announcement role="status">
        {queue.selection.length > 0 && selectionInWords(queue.selection, queue.accepted)}
      </Announcement>
      {queue.selection.length > 0 && <BulkBar queue={queue} all={all} />}
      <HoursPanels
        panels={panels}
        reviewing={reviewing && (rows.find(({ id }) => id === reviewing.id) ?? reviewing)}
        onReview={setReviewing}
        onDecide={queue.take}
        queue={{
          accept: (entry) => queue.accept([entry]),
          reject: (entry) => queue.reject([entry]),
          onNext: rows.length > 1 ? () => queue.stepInPanel(1) : undefined,
          onPrevious: rows.length > 1 ? () => queue.stepInPanel(-1) : undefined,
        }}
      />
      <Suspense fallback={null}>
        <ReviewDialogs
          queue={queue}
          keys={keys}
          helping={help.open}
          onHelped={() => help.set(false)}
          covered={reviewing !== null || panels.trail !== null || panels.form !== null}
        />
      </Suspense>
    </>
  );
}
