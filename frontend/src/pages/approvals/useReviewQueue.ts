import { useMemo, useState } from 'react';
import { t, LIMITS, type HoursView } from '@hourtrail/contracts';
import { useSessionUser } from '../../api/useSessionUser.js';
import { ACCEPT_LABELS, acceptedBy, type DecidedStatus } from '../../features/hours/decisions/decisionWords.js';
import { undoDecision, useDecide } from '../../features/hours/decisions/heldDecision.js';
import { whyNotAccept, whyNotDecide } from '../../features/hours/decisions/mayDecide.js';
import { placeOf } from '../../features/hours/entryWords.js';
import { fullName } from '../../lib/names.js';
import { actsInOtherSchool, RECORDED_IN_LOG } from '../../lib/otherSchool.js';
import { useScoped, useStable } from '../../lib/hooks.js';
import type { Confirmation } from '../../ui/ConfirmDialog.js';
import type { Picking } from '../../ui/PickBox.js';
import { isFull, NOTHING, toggled, toggledAll, withAll, without, type Selection } from '../../ui/selection.js';
import { toast } from '../../ui/toast.js';
import { useCurrentRow, type Place } from './useCurrentRow.js';

interface Before {
  readonly scope: string;
  readonly selection: Selection<HoursView>;
  readonly place: Place | null;
}

type Entries = readonly HoursView[];

/** Selects entries of a list and decides on them: by key, by button or in bulk. */
export function useReviewQueue(scope: string, rows: Entries) {
  const user = useSessionUser();
  const decide = useDecide();
  const [selection, select] = useScoped<Selection<HoursView>>(scope, NOTHING);
  const current = useCurrentRow(scope, rows);
  const [rejecting, setRejecting] = useState<Entries | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const accepted = acceptedBy(user.role);

  const restore = useStable((before: Before) => {
    if (before.scope !== scope) return;
    select(() => before.selection);
    current.goTo(before.place);
  });
  const take = (entries: Entries, status: DecidedStatus, comments = ''): void => {
    const before = { scope, selection, place: current.place };
    decide({ entries, status, comments }, () => restore(before));
    select((now) => without(now, entries));
    current.leave(new Set(entries.map(({ id }) => id)));
  };
  const accept = useStable((entries: Entries): void => {
    const able = entries.filter((entry) => !whyNotAccept(entry, user));
    if (able.length === 0) return sayWhyNot(entries, (entry) => whyNotAccept(entry, user));
    if (!able.some(({ organizationId }) => actsInOtherSchool(user, organizationId))) return take(able, accepted);
    setConfirmation({
      title: t('approvals.acceptEntries', { status: accepted, count: able.length }),
      question: RECORDED_IN_LOG,
      confirm: ACCEPT_LABELS[accepted].button,
      busy: ACCEPT_LABELS[accepted].busy,
      withReason: true,
      onConfirm: async ({ reason }) => {
        take(able, accepted, reason);
        return null;
      },
    });
  });
  const reject = (entries: Entries): void => {
    const able = entries.filter((entry) => !whyNotDecide(entry, user));
    if (able.length === 0) sayWhyNot(entries, (entry) => whyNotDecide(entry, user));
    else setRejecting(able);
  };
  const pick = useStable((entry: HoursView): void => {
    const why = whyNotDecide(entry, user) ?? (isFull(selection) && !selection.has(entry.id) ? FULL : undefined);
    if (why) toast({ title: why });
    else select((now) => toggled(now, entry));
  });
  const canPick = (entry: HoursView): boolean => !whyNotDecide(entry, user);

  const picking: Picking<HoursView> = {
    current: current.row?.id ?? null,
    onCurrent: useStable(current.come),
    picked: selection,
    canPick,
    onPick: pick,
    onPickAll: () => select((now) => toggledAll(now, rows.filter(canPick))),
    pickLabel,
  };
  /** The selection, else the current row. */
  const targets = (): Entries =>
    selection.size > 0 ? [...selection.values()] : current.row && current.isChosen ? [current.row] : [];
  const onTargets = (act: (entries: Entries) => void) => (): void => {
    const entries = targets();
    if (entries.length > 0) act(entries);
    else current.step(0);
  };
  return {
    selection: useMemo(() => [...selection.values()], [selection]),
    current,
    picking,
    acceptable: useMemo(() => [...selection.values()].filter((entry) => !whyNotAccept(entry, user)), [selection, user]),
    accepted,
    canPick,
    accept,
    reject,
    acceptTargets: onTargets(accept),
    rejectTargets: onTargets(reject),
    pickCurrent: () => (current.row && current.isChosen ? pick(current.row) : current.step(0)),
    undo: (): void => {
      if (!undoDecision()) toast({ title: t('approvals.nothingToUndo') });
    },
    clear: (): void => select(() => NOTHING),
    addAll: (entries: Entries): void => select((now) => withAll(now, entries.filter(canPick))),
    dialogs: {
      rejecting,
      confirmation,
      onReject: (comment: string): void => {
        setRejecting(null);
        if (rejecting) take(rejecting, 'rejected', comment);
      },
      onCloseReject: () => setRejecting(null),
      onCloseConfirmation: () => setConfirmation(null),
    },
  };
}

export type ReviewQueue = ReturnType<typeof useReviewQueue>;

const pickLabel = (entry: HoursView): string =>
  t('approvals.selectEntry', { student: fullName(entry.student), organization: placeOf(entry) });

function sayWhyNot([first]: Entries, why: (entry: HoursView) => string | undefined): void {
  const title = first && why(first);
  if (title) toast({ title });
}

const FULL = t('approvals.selectionLimit', { count: LIMITS.reviewMax });
