import { forEachText, type HoursView, type VerifierOption } from '@hourtrail/contracts';
import { hoursFigure, hoursInWords } from '../../../lib/hours.js';
import type { HoursFormValues } from './hoursFormValues.js';

const LIKELY_VERIFIER = 6;

/** Whom an entry names, if they can be named again. */
const activeVerifier = (
  entry: HoursView | undefined,
  verifiers: readonly VerifierOption[],
): VerifierOption | undefined => verifiers.find(({ id }) => id === entry?.verifierId);

/** Whom a new entry names unless its volunteer says otherwise: the last one's verifier while that one is active. */
export function likelyVerifier(verifiers: readonly VerifierOption[], newest: HoursView | undefined): string {
  const likely = verifiers.find(({ id }) => id === LIKELY_VERIFIER) ?? verifiers[0];
  return String((activeVerifier(newest, verifiers) ?? likely)?.id ?? '');
}

const isComplete = ({ organizationName, hours, startTime, endTime }: HoursView): boolean =>
  Boolean(organizationName && hours && startTime && endTime);

/** The newest entry that can be repeated; the entries come newest first. */
export const lastComplete = (earlier: readonly HoursView[]): HoursView | undefined => earlier.find(isComplete);

export const sameAgain = ({ hours, organizationName }: HoursView): string =>
  `Same as last time: ${hoursInWords(hours ?? '')} at ${organizationName}`;

/** All of an earlier entry but its day; a verifier who can no longer be named is left out. */
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

/** Where somebody helped before, the latest first and each once. */
export const placesOf = (earlier: readonly HoursView[]): readonly string[] =>
  [...new Set(earlier.flatMap(({ organizationName }) => organizationName?.trim() || []))].slice(0, SUGGESTED_PLACES);

/** Who verified at a place the last time; undefined where nobody who still can. */
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
