import { t, type ReviewManyAnswer, type ReviewManyHours, type ReviewResult } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { bringBack, recorded, setAside } from '../../../api/entriesSetAside.js';
import { errorMessage, errorStatus } from '../../../api/errorMessage.js';
import { refreshAllHours, useReviewHoursMutation } from '../../../api/hours.js';
import { usePresence } from '../../../api/useSessionUser.js';
import { atSessionEnd, beforeSignOut } from '../../../lib/appStore.js';
import { Hold } from '../../../lib/hold.js';
import { hushToast, toast } from '../../../ui/toast.js';
import { UPDATE_FAILED } from '../useChangeHours.js';
import { beingDecided, decidedInWords, leftBecause, showOutcome, type Review } from './decisionWords.js';

const SECONDS = 10;
const HELD = 'held decision';
const FAILED = 'failed decision';

interface Sender {
  readonly send: (review: ReviewManyHours) => Promise<ReviewManyAnswer>;
  /** Whether the user who decided is still signed in. */
  readonly isPresent: () => boolean;
  readonly refresh: () => void;
}

const hold = new Hold(SECONDS * 1000);
let takeBack: () => void = () => undefined;

const release = (): Promise<void> => hold.release();
beforeSignOut(release);
atSessionEnd(() => void release());
window.addEventListener('pagehide', () => void release());
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void release());

/** Sends a decision after ten seconds unless it is undone. Undoing calls `onUndo`. */
export function decide(review: Review, sender: Sender, onUndo: () => void): void {
  hold.hold(() => record(review, sender));
  setAside(review.entries);
  hushToast(FAILED);
  takeBack = () => {
    bringBack(review.entries);
    onUndo();
  };
  toast(
    {
      title: beingDecided(review),
      description: t('hoursReview.takesEffect', { seconds: SECONDS }),
      about: HELD,
      duration: Infinity,
      action: t('common.undo'),
    },
    {
      onAction: undoDecision,
      // keeps counting while the window has no focus, because the user does not see the message
      onPause: () => (document.hasFocus() ? hold.pause() : hold.resume()),
      onResume: () => hold.resume(),
    },
  );
}

/** False if there is no decision to undo. */
export function undoDecision(): boolean {
  if (!hold.drop()) return false;
  hushToast(HELD);
  takeBack();
  return true;
}

async function record(review: Review, sender: Sender): Promise<void> {
  if (!hold.isHolding) hushToast(HELD);
  const { entries, status, comments } = review;
  if (!sender.isPresent()) return showFailed(review, sender, null);
  try {
    const { results } = await sender.send({
      ids: entries.map(({ id }) => id),
      versions: entries.map(({ version }) => version),
      status,
      ...(comments && { comments }),
    });
    if (sender.isPresent()) showResults(review, results);
  } catch (error) {
    showFailed(review, sender, error);
  }
}

function showResults(review: Review, results: readonly ReviewResult[]): void {
  const { entries, status } = review;
  const byId = new Map(results.map((result) => [result.id, result]));
  const done = entries.filter(({ id }) => byId.get(id)?.outcome === 'done');
  const left = entries.flatMap((entry) => {
    const result = byId.get(entry.id) ?? { outcome: 'not-found' };
    return result.outcome === 'done' ? [] : [{ entry, because: leftBecause(result) }];
  });
  recorded(done);
  bringBack(left.map(({ entry }) => entry));
  const [only] = entries.length === 1 ? left : [];
  if (only) {
    toast({ title: UPDATE_FAILED.title, description: only.because, destructive: true, about: FAILED });
  } else if (left.length > 0) {
    showOutcome({ status, done: done.length, total: entries.length, left });
  } else if (!hold.isHolding) {
    toast({ title: t('hoursReview.decided', { status }), description: decidedInWords(done) });
  }
}

function showFailed(review: Review, sender: Sender, error: unknown): void {
  bringBack(review.entries);
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

/** A decision can be undone for ten seconds, also after a navigation within the site. */
export function useDecide(): (review: Review, onUndo: () => void) => void {
  const isPresent = usePresence();
  const dispatch = useDispatch();
  const [send] = useReviewHoursMutation();
  return (review, onUndo) =>
    decide(
      review,
      {
        send: (body) => send(body).unwrap(),
        isPresent,
        refresh: () => void dispatch(refreshAllHours()),
      },
      onUndo,
    );
}
