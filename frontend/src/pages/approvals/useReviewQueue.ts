import { useMemo, useState } from 'react';
import { t, LIMITS, type HoursView } from '@hourtrail/contracts';
import { isSetAside, useEntriesSetAside } from '../../api/entriesSetAside.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { ACCEPT_LABELS, acceptedBy, type Review } from '../../features/hours/decisions/decisionWords.js';
import { undoDecision, useDecide } from '../../features/hours/decisions/heldDecision.js';
import { whyNotAccept, whyNotDecide } from '../../features/hours/decisions/mayDecide.js';
import { typedReview } from '../../features/hours/decisions/typedReviews.js';
import { focusUnsentOn, sayHeldBack, unsentOn } from '../../features/hours/decisions/unsentFirst.js';
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

/** The panel of one entry, which moves on with the queue. */
interface EntryPanel {
  readonly id: number | null;
  /** Null closes it. */
  readonly show: (id: number | null) => void;
}

/** Selects entries of a list and decides on them: by key, by button, in bulk or one after another in a panel. */
export function useReviewQueue(scope: string, rows: Entries, panel: EntryPanel, onReview: (entry: HoursView) => void) {
  const user = useSessionUser();
  const decide = useDecide();
  const decided = useEntriesSetAside();
  const [selection, select] = useScoped<Selection<HoursView>>(scope, NOTHING);
  const current = useCurrentRow(scope, rows);
  const [rejecting, setRejecting] = useState<Entries | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const accepted = acceptedBy(user.role);

  const restore = useStable((before: Before) => {
    if (before.scope !== scope) return;
    select(() => before.selection);
    current.goTo(before.place);
    if (panel.id !== null && before.place) panel.show(before.place.id);
  });
  const take = (review: Review): void => {
    const { entries } = review;
    const before = { scope, selection, place: current.place };
    decide(review, () => restore(before));
    select((now) => without(now, entries));
    const gone = new Set(entries.map(({ id }) => id));
    const next = current.leave(gone);
    if (panel.id !== null && gone.has(panel.id)) panel.show(next?.id ?? null);
  };
  const stepInPanel = (by: 1 | -1): void => {
    const next = current.step(by);
    if (next) panel.show(next.id);
  };
  const undecided = (entries: Entries): Entries => entries.filter((entry) => !isSetAside(decided, entry));
  /** Opens what was typed on the first and not sent. A review that opens alone needs no words. */
  const leadBack = (held: Entries, status: Review['status'], amongOthers: boolean): void => {
    const [first] = held;
    if (!first) return;
    current.come(first);
    const inTrail = unsentOn(first, user) !== undefined;
    if (!inTrail) onReview(first);
    else if (panel.id !== first.id) panel.show(first.id);
    focusUnsentOn(first, user);
    if (inTrail || amongOthers) sayHeldBack(held, status, user);
  };
  const accept = useStable((entries: Entries): void => {
    const able = undecided(entries).filter((entry) => !whyNotAccept(entry, user));
    if (able.length === 0) return sayWhyNot(entries, (entry) => whyNotAccept(entry, user));
    // never credits more than was typed in the review dialog or for a paper form
    const held = able.filter((entry) => typedReview(entry.id) || unsentOn(entry, user));
    const rest = able.filter((entry) => !held.includes(entry));
    const acceptRest = (comments: string): void => {
      if (rest.length > 0) take({ entries: rest, status: accepted, comments });
      leadBack(held, accepted, entries.length > 1);
    };
    if (!rest.some(({ organizationId }) => actsInOtherSchool(user, organizationId))) return acceptRest('');
    setConfirmation({
      title: t('approvals.acceptEntries', { status: accepted, count: rest.length }),
      question: RECORDED_IN_LOG,
      confirm: ACCEPT_LABELS[accepted].button,
      busy: ACCEPT_LABELS[accepted].busy,
      withReason: true,
      onConfirm: async ({ reason }) => {
        acceptRest(reason ?? '');
        return null;
      },
    });
  });
  const reject = (entries: Entries): void => {
    const able = undecided(entries).filter((entry) => !whyNotDecide(entry, user));
    if (able.length === 0) return sayWhyNot(entries, (entry) => whyNotDecide(entry, user));
    const held = able.filter((entry) => unsentOn(entry, user));
    if (held.length === able.length) return leadBack(held, 'rejected', true);
    setRejecting(able.filter((entry) => !held.includes(entry)));
    if (held.length > 0) sayHeldBack(held, 'rejected', user);
  };
  const pick = useStable((entry: HoursView): void => {
    const why = whyNotDecide(entry, user) ?? (isFull(selection) && !selection.has(entry.id) ? FULL : undefined);
    if (why) toast({ title: why, destructive: true });
    else select((now) => toggled(now, entry));
  });
  const canPick = (entry: HoursView): boolean => !whyNotDecide(entry, user);

  const pickAll = (some: Entries): void => select((now) => toggledAll(now, some.filter(canPick)));

  const picking: Picking<HoursView> = {
    current: current.row?.id ?? null,
    onCurrent: useStable(current.come),
    picked: selection,
    canPick,
    onPick: pick,
    onPickAll: () => pickAll(rows),
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
  const selected = useMemo(() => [...selection.values()], [selection]);
  const clean = useMemo(() => selected.filter((entry) => isClean(entry, accepted)), [selected, accepted]);
  return {
    selection: selected,
    current,
    picking,
    /** `picking` for the rows of one group. */
    pickingIn: (some: Entries): Picking<HoursView> => ({ ...picking, onPickAll: () => pickAll(some) }),
    acceptable: useMemo(() => selected.filter((entry) => !whyNotAccept(entry, user)), [selected, user]),
    clean,
    /** Deselects all others. */
    keep: (entries: Entries): void => select(() => withAll(NOTHING, entries)),
    accepted,
    canPick,
    accept,
    reject,
    take,
    stepInPanel,
    acceptTargets: onTargets(accept),
    rejectTargets: onTargets(reject),
    pickCurrent: () => (current.row && current.isChosen ? pick(current.row) : current.step(0)),
    undo: (): void => {
      if (!undoDecision()) toast({ title: t('approvals.nothingToUndo'), destructive: true });
    },
    clear: (): void => select(() => NOTHING),
    addAll: (entries: Entries): void => select((now) => withAll(now, entries.filter(canPick))),
    dialogs: {
      rejecting,
      confirmation,
      onReject: (comment: string): void => {
        setRejecting(null);
        if (rejecting) take({ entries: rejecting, status: 'rejected', comments: comment });
      },
      onCloseReject: () => setRejecting(null),
      onCloseConfirmation: () => setConfirmation(null),
    },
  };
}

export type ReviewQueue = ReturnType<typeof useReviewQueue>;

const pickLabel = (entry: HoursView): string =>
  t('approvals.selectEntry', { student: fullName(entry.student), organization: placeOf(entry) });

/** Verified, where it takes a verifier and an approver, and without signals. */
export const isClean = (entry: HoursView, accepted: Review['status']): boolean =>
  !isFlagged(entry) && (accepted === 'verified' || entry.status === 'verified');

const isFlagged = ({ signals, counted, waitingTogether }: HoursView): boolean =>
  signals.length > 0 || counted.length > 0 || waitingTogether !== null;

/** "25 selected: 14 not verified, 9 flagged". */
export function selectionInWords(selection: Entries, accepted: Review['status']): string {
  const unverified = accepted === 'verified' ? 0 : selection.filter(({ status }) => status === 'pending').length;
  const flagged = selection.filter(isFlagged).length;
  const parts = [
    unverified > 0 && t('approvals.notVerified', { count: unverified }),
    flagged > 0 && t('approvals.flagged', { count: flagged }),
  ].filter(Boolean);
  const count = selection.length;
  return parts.length > 0
    ? t('approvals.selectedOfWhich', { count, parts: parts.join(', ') })
    : t('approvals.selected', { count });
}

function sayWhyNot([first]: Entries, why: (entry: HoursView) => string | undefined): void {
  const title = first && why(first);
  if (title) toast({ title, destructive: true });
}

const FULL = t('approvals.selectionLimit', { count: LIMITS.reviewMax });
