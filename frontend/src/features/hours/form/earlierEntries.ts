import { t, type HoursView, type VerifierOption } from '@hourtrail/contracts';
import { hoursFigure, hoursInWords } from '../../../lib/hours.js';
import { BY_EMAIL } from './entryForm.js';
import type { HoursFormValues } from './hoursFormValues.js';

/** Undefined if the verifier is no longer active. */
const activeVerifier = (
  entry: HoursView | undefined,
  verifiers: readonly VerifierOption[],
): VerifierOption | undefined => verifiers.find(({ id }) => id === entry?.verifierId);

/** Spaces around it and its case do not matter. */
export const isSamePlace = (one: string | null, other: string): boolean =>
  one?.trim().toLowerCase() === other.trim().toLowerCase();

export const verifiedAt = ({ organizations }: VerifierOption, place: string): string | undefined =>
  organizations.find((organization) => isSamePlace(organization, place));

/** The user's last verifier at a place, or else one who verified hours there for others. */
export function verifierAt(
  place: string,
  earlier: readonly HoursView[],
  verifiers: readonly VerifierOption[],
): VerifierOption | undefined {
  if (place.trim() === '') return undefined;
  const own = earlier.find(
    (entry) => isSamePlace(entry.organizationName, place) && activeVerifier(entry, verifiers) !== undefined,
  );
  return activeVerifier(own, verifiers) ?? verifiers.find((verifier) => verifiedAt(verifier, place) !== undefined);
}

const isComplete = ({ organizationName, hours, startTime, endTime }: HoursView): boolean =>
  Boolean(organizationName && hours && startTime && endTime);

/** Expects the newest entry first. */
export const lastComplete = (earlier: readonly HoursView[]): HoursView | undefined => earlier.find(isComplete);

export const sameAgain = ({ hours, organizationName }: HoursView): string =>
  t('hoursForm.sameAsLast', { hours: hoursInWords(hours ?? ''), organization: organizationName ?? '' });

/** Copies everything but the date and the reflection. If the verifier is inactive, the next best one takes their place. */
export function filledFrom(
  entry: HoursView,
  earlier: readonly HoursView[],
  verifiers: readonly VerifierOption[],
): Partial<HoursFormValues> {
  const place = entry.organizationName ?? '';
  const verifier = activeVerifier(entry, verifiers) ?? verifierAt(place, earlier, verifiers);
  return {
    organizationName: place,
    description: entry.description ?? '',
    ...(entry.categoryId !== null && { categoryId: String(entry.categoryId) }),
    ...(entry.isNonProfit !== null && { isNonProfit: String(entry.isNonProfit) }),
    ...(entry.startTime && { startTime: entry.startTime }),
    ...(entry.endTime && { endTime: entry.endTime }),
    ...(entry.hours && { hours: hoursFigure(Number(entry.hours)) }),
    ...(entry.supervisor && !verifier
      ? { verifierId: BY_EMAIL, supervisorName: entry.supervisor.name, supervisorEmail: entry.supervisor.email }
      : { verifierId: verifierValue(verifier) }),
  };
}

/** The value of the select field. */
export const verifierValue = (verifier: VerifierOption | undefined): string => (verifier ? String(verifier.id) : '');

const SUGGESTED_PLACES = 8;

/** Earlier organizations without duplicates, the latest first. */
export const placesOf = (earlier: readonly HoursView[]): readonly string[] =>
  [...new Set(earlier.flatMap(({ organizationName }) => organizationName?.trim() || []))].slice(0, SUGGESTED_PLACES);
