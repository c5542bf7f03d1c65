import type { HoursView } from '@hourtrail/contracts';
import { atSessionEnd } from '../../../lib/appStore.js';
import type { Review } from './decisionWords.js';

interface TypedReview {
  /** As the reviewer saw it. */
  readonly entry: HoursView;
  readonly comments: string;
  readonly hours: string | undefined;
}

/** What reviewers typed for decisions that were undone or not recorded, by entry id. */
const typed = new Map<number, TypedReview>();
atSessionEnd(() => typed.clear());

export const typedReview = (id: number): TypedReview | undefined => typed.get(id);

export function keepTyped(
  entries: readonly HoursView[],
  { comments, hours }: Pick<Review, 'comments' | 'hours'>,
): void {
  if (!comments && hours === undefined) return;
  for (const entry of entries) typed.set(entry.id, { entry, comments, hours });
}

export const forgetTyped = (entries: readonly Pick<HoursView, 'id'>[]): void =>
  entries.forEach(({ id }) => typed.delete(id));
