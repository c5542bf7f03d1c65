import { t, type HoursView } from '@hourtrail/contracts';
import { focusUnsent, isOnScreen, unsent } from '../../../lib/unsent.js';
import { toast } from '../../../ui/toast.js';
import { notDecided, type DecidedStatus } from './decisionWords.js';
import { recordsPaper, type Reviewer } from './mayDecide.js';
import { typedReview } from './typedReviews.js';

/** The keys of what is typed in the trail of an entry. */
export const draftOf = {
  paper: (id: number): string => `paper ${id}`,
  message: (id: number): string => `message ${id}`,
} as const;

type Unsent = keyof typeof draftOf;

/** What the reviewer typed in the trail and must record, send or discard before they decide. */
export function unsentOn(entry: HoursView, reviewer: Reviewer): Unsent | undefined {
  const paper = draftOf.paper(entry.id);
  // who opened an empty form is about to fill it in
  if (recordsPaper(entry, reviewer) && (isOnScreen(paper) || unsent(paper))) return 'paper';
  return unsent(draftOf.message(entry.id)) ? 'message' : undefined;
}

const WORDS: Readonly<Record<Unsent | 'review', (count: number) => string>> = {
  paper: (count) => t('hoursReview.paperUnsent', { count }),
  message: (count) => t('hoursReview.messageUnsent', { count }),
  review: (count) => t('hoursReview.reviewUnsent', { count }),
};

export function whyUnsentFirst(entry: HoursView, reviewer: Reviewer): string | undefined {
  const kind = unsentOn(entry, reviewer);
  return kind && WORDS[kind](1);
}

/** Focuses the form in the trail; false if nothing there is unsent. */
export function focusUnsentOn(entry: HoursView, reviewer: Reviewer): boolean {
  const kind = unsentOn(entry, reviewer);
  if (kind) focusUnsent(draftOf[kind](entry.id));
  return kind !== undefined;
}

/** Says why entries are held back from a decision. */
export function sayHeldBack(entries: readonly HoursView[], status: DecidedStatus, reviewer: Reviewer): void {
  const [only] = entries.length === 1 ? entries : [];
  const kinds = entries.map((entry) => unsentOn(entry, reviewer) ?? (typedReview(entry.id) ? 'review' : undefined));
  const reasons = (['review', 'paper', 'message'] as const).flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count > 0 ? [WORDS[kind](count)] : [];
  });
  toast({
    title: only ? notDecided(only, status) : t('hoursReview.heldBack', { count: entries.length }),
    description: reasons.join(' '),
    destructive: true,
    about: 'held back',
  });
}
