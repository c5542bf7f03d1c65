import type { HoursView } from '@hourtrail/contracts';
import { atSessionEnd } from '../../../lib/appStore.js';
import type { Rejection } from '../review/rejectReasons.js';
import type { Review } from './decisionWords.js';

interface TypedReview {
  /** As the reviewer saw it. */
  readonly entry: HoursView;
  readonly comments: string;
  readonly hours: string | undefined;
  readonly categoryId: number | undefined;
}

/** What reviewers chose and typed to reject entries, by the ids of these. */
const rejections = new Map<string, Rejection>();
const idsOf = (entries: readonly Pick<HoursView, 'id'>[]): string => entries.map(({ id }) => id).join();

export const typedRejection = (entries: readonly HoursView[]): Rejection | undefined => rejections.get(idsOf(entries));

export function keepRejection(entries: readonly HoursView[], rejection: Rejection): void {
  if (rejection.reason || rejection.words) rejections.set(idsOf(entries), rejection);
  else rejections.delete(idsOf(entries));
}

/** What reviewers typed for decisions that they have not taken, undid or could not record, by entry id. */
const typed = new Map<number, TypedReview>();
atSessionEnd(() => {
  typed.clear();
  rejections.clear();
});

export const typedReview = (id: number): TypedReview | undefined => typed.get(id);

export function keepTyped(
  entries: readonly HoursView[],
  { comments, hours, categoryId }: Pick<Review, 'comments' | 'hours' | 'categoryId'>,
): void {
  if (!comments && hours === undefined && categoryId === undefined) return;
  for (const entry of entries) typed.set(entry.id, { entry, comments, hours, categoryId });
}

/** Leaves what was typed to reject the entry. */
export const dropTyped = (id: number): void => void typed.delete(id);

export function forgetTyped(entries: readonly Pick<HoursView, 'id'>[]): void {
  for (const one of [entries, ...entries.map((entry) => [entry])]) rejections.delete(idsOf(one));
  for (const { id } of entries) dropTyped(id);
}
