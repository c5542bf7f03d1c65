import {
  t,
  LIMITS,
  type HoursHistoryStep,
  type HoursView,
  type ReviewManyAnswer,
  type ReviewManyHours,
  type ReviewResult,
} from '@hourtrail/contracts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { bringBack, recorded, setAside } from '../../../api/entriesSetAside.js';
import { errorMessage, errorStatus } from '../../../api/errorMessage.js';
import { hoursApi, refreshAllHours, useReviewHoursMutation } from '../../../api/hours.js';
import { usePresence } from '../../../api/useSessionUser.js';
import { atSessionEnd, beforeSignOut } from '../../../lib/appStore.js';
import { formatDate } from '../../../lib/dates.js';
import { Hold } from '../../../lib/hold.js';
import { PATHS } from '../../../lib/paths.js';
import { hushToast, toast } from '../../../ui/toast.js';
import { UPDATE_FAILED } from '../useChangeHours.js';
import {
  beingDecided,
  changedMeanwhile,
  decidedInWords,
  leftBecause,
  notDecided,
  showOutcome,
  type Review,
} from './decisionWords.js';
import { forgetTyped, keepTyped } from './typedReviews.js';

const SECONDS = 10;
const HELD = 'held decision';
const UNDONE = 'undone decision';
const FAILED = 'failed decision';

interface Sender {
  readonly send: (review: ReviewManyHours) => Promise<ReviewManyAnswer>;
  /** Whether the user who decided is still signed in. */
  readonly isPresent: () => boolean;
  readonly trailOf: (id: number) => Promise<readonly HoursHistoryStep[]>;
  readonly openTrail: (id: number) => void;
  readonly refresh: () => void;
}

const hold = new Hold(SECONDS * 1000);
/** Oldest first. */
let held: readonly Review[] = [];

const release = (): Promise<void> => hold.release();
beforeSignOut(release);
atSessionEnd(() => void release());
window.addEventListener('pagehide', () => void release());
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void release());

/** Sends a decision after ten seconds unless it is undone. Undoing calls `onUndo`. */
export function decide(review: Review, sender: Sender, onUndo: () => void): void {
  hold.hold(
    () => record(review, sender),
    () => {
      forget(review);
      bringBack(review.entries);
      // the reason for a rejection must not become the comment of an approval
      if (review.status !== 'rejected') keepTyped(review.entries, review);
      onUndo();
    },
  );
  held = [...held, review];
  setAside(review.entries);
  hushToast(FAILED);
  hushToast(UNDONE);
  const takesEffect = t('hoursReview.takesEffect', { seconds: SECONDS });
  announce(review, held.length > 1 ? `${takesEffect} ${t('hoursReview.newestUndoneFirst')}` : takesEffect);
}

function announce(review: Review, effect: string): void {
  const [only] = review.entries.length === 1 ? review.entries : [];
  const description = [only && formatDate(only.date), effect].filter(Boolean).join(' · ');
  toast(
    { title: beingDecided(review), description, about: HELD, duration: Infinity, action: t('common.undo') },
    {
      onAction: undoDecision,
      // keeps counting while the window has no focus, because the user does not see the message
      onPause: () => (document.hasFocus() ? hold.pause() : hold.resume()),
      onResume: () => hold.resume(),
    },
  );
}

function forget(review: Review): void {
  held = held.filter((other) => other !== review);
  if (held.length === 0) hushToast(HELD);
}

/** Undoes the newest decision; false if there is none to undo. */
export function undoDecision(): boolean {
  if (!hold.undo()) return false;
  const before = held.at(-1);
  if (before) announce(before, t('hoursReview.takesEffectSoon'));
  toast({ title: t('hoursReview.undone'), about: UNDONE });
  return true;
}

async function record(review: Review, sender: Sender): Promise<void> {
  forget(review);
  const { entries, status, comments, hours, categoryId } = review;
  if (!sender.isPresent()) return showFailed(review, sender, null);
  try {
    const { results } = await sender.send({
      ids: entries.map(({ id }) => id),
      versions: entries.map(({ version }) => version),
      status,
      ...(comments && { comments }),
      ...(hours !== undefined && { hours }),
      ...(categoryId !== undefined && { categoryId }),
    });
    if (sender.isPresent()) await showResults(review, results, sender);
  } catch (error) {
    showFailed(review, sender, error);
  }
}

async function showResults(review: Review, results: readonly ReviewResult[], sender: Sender): Promise<void> {
  const { entries, status, comments, hours } = review;
  const byId = new Map(results.map((result) => [result.id, result]));
  const outcomeOf = ({ id }: HoursView) => byId.get(id) ?? ({ outcome: 'not-found' } as const);
  const done = entries.filter((entry) => outcomeOf(entry).outcome === 'done');
  const unchanged = entries.filter((entry) => outcomeOf(entry).outcome !== 'done');
  recorded(done);
  forgetTyped(done);
  bringBack(unchanged);
  keepTyped(unchanged, review);
  if (unchanged.length === 0) {
    if (held.length > 0) return;
    return toast({ title: t('hoursReview.decided', { status }), description: decidedInWords(done, hours) });
  }
  const left = await Promise.all(
    unchanged.map(async (entry, index) => {
      const result = outcomeOf(entry);
      const isRead = result.outcome === 'stale' && index < LIMITS.batchMax;
      const steps = isRead ? await sender.trailOf(entry.id).catch(() => []) : [];
      const because = steps.length > 0 ? changedMeanwhile(entry, steps) : leftBecause(result);
      const waits = ['pending', 'verified'].includes(steps.at(-1)?.to ?? entry.status);
      return { entry, because, waits };
    }),
  );
  if (!sender.isPresent()) return;
  const [only] = entries.length === 1 ? left : [];
  if (!only) {
    const again = left.some(({ waits }) => waits);
    return showOutcome({ status, done: done.length, total: entries.length, left, comments: again ? comments : '' });
  }
  const { entry, because, waits } = only;
  const isListed = outcomeOf(entry).outcome !== 'not-found';
  toast(
    {
      title: notDecided(entry, status),
      description: comments && waits && isListed ? `${because} ${t('hoursReview.commentKept')}` : because,
      destructive: true,
      about: `not decided ${entry.id}`,
      duration: Infinity,
      ...(isListed && { action: t('common.viewTrail') }),
    },
    { onAction: () => sender.openTrail(entry.id) },
  );
}

function showFailed(review: Review, sender: Sender, error: unknown): void {
  bringBack(review.entries);
  if (sender.isPresent()) keepTyped(review.entries, review);
  const tryAgain = (): void => {
    setAside(review.entries);
    hold.run(() => record(review, sender));
  };
  const over = !sender.isPresent();
  toast(
    {
      title: UPDATE_FAILED.title,
      description: over ? t('hoursReview.loggedOut') : errorMessage(error, UPDATE_FAILED.fallback),
      destructive: true,
      about: FAILED,
      duration: 30_000,
      ...(!over && { action: t('common.tryAgain') }),
    },
    { onAction: tryAgain },
  );
  if (errorStatus(error) !== undefined && !over) sender.refresh();
}

const trail = hoursApi.endpoints.hoursHistory;

/** A decision can be undone for ten seconds, also after a navigation within the site. */
export function useDecide(): (review: Review, onUndo: () => void) => void {
  const isPresent = usePresence();
  const dispatch = useDispatch<ThunkDispatch<Parameters<ReturnType<typeof trail.select>>[0], unknown, UnknownAction>>();
  const navigate = useNavigate();
  const [send] = useReviewHoursMutation();
  return (review, onUndo) =>
    decide(
      review,
      {
        send: (body) => send(body).unwrap(),
        isPresent,
        trailOf: (id) => dispatch(trail.initiate(id, { forceRefetch: true, subscribe: false })).unwrap(),
        openTrail: (id) => void navigate(`${PATHS.approvals}?entry=${id}`, { state: { panel: true } }),
        refresh: () => void dispatch(refreshAllHours()),
      },
      onUndo,
    );
}
