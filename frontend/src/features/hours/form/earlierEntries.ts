import { t, forEachText, type HoursView, type VerifierOption } from '@hourtrail/contracts';
import { hoursFigure, hoursInWords } from '../../../lib/hours.js';
import type { HoursFormValues } from './hoursFormValues.js';

const LIKELY_VERIFIER = 6;

/** Undefined if the verifier is no longer active. */
const activeVerifier = (
  entry: HoursView | undefined,
  verifiers: readonly VerifierOption[],
): VerifierOption | undefined => verifiers.find(({ id }) => id === entry?.verifierId);

/** Defaults to the verifier of the newest entry while they are active. */
export function likelyVerifier(verifiers: readonly VerifierOption[], newest: HoursView | undefined): string {
  const likely = verifiers.find(({ id }) => id === LIKELY_VERIFIER) ?? verifiers[0];
  return String((activeVerifier(newest, verifiers) ?? likely)?.id ?? '');
}

const isComplete = ({ organizationName, hours, startTime, endTime }: HoursView): boolean =>
  Boolean(organizationName && hours && startTime && endTime);

/** Expects the newest entry first. */
export const lastComplete = (earlier: readonly HoursView[]): HoursView | undefined => earlier.find(isComplete);

export const sameAgain = ({ hours, organizationName }: HoursView): string =>
  t('hoursForm.sameAsLast', { hours: hoursInWords(hours ?? ''), organization: organizationName ?? '' });

/** Copies everything but the date; leaves out an inactive verifier. */
export function filledFrom(entry: HoursView, verifiers: readonly VerifierOption[]): Partial<HoursFormValues> {
  const verifier = activeVerifier(entry, verifiers);
  return {
    organizationName: entry.organizationName ?? '',
    ...forEachText((text) => entry[text] ?? ''),
    ...(entry.startTime && { startTime: entry.startTime }),
    ...(entry.endTime && { endTime: entry.endTime }),
    ...(entry.hours && { hours: hoursFigure(Number(entry.hours)) }),
    ...(verifier && { verifierId: String(verifier.id) }),
  };
}

const SUGGESTED_PLACES = 8;

/** Earlier organizations without duplicates, the latest first. */
export const placesOf = (earlier: readonly HoursView[]): readonly string[] =>
  [...new Set(earlier.flatMap(({ organizationName }) => organizationName?.trim() || []))].slice(0, SUGGESTED_PLACES);

/** The last verifier at an organization who is still active. */
export function verifierAt(
  place: string,
  earlier: readonly HoursView[],
  verifiers: readonly VerifierOption[],
): string | undefined {
  const there = earlier.find(
    (entry) => entry.organizationName?.trim() === place && activeVerifier(entry, verifiers) !== undefined,
  );
  return there && String(there.verifierId);
}
