import { reachOf, t, type RecordStatus } from '@hourtrail/contracts';
import { conflict, forbidden } from '../../platform/kernel/domain-error.js';
import type { RecordedEvent } from '../../platform/kernel/event.js';
import { evolve } from './evolve.js';
import type { OfficialRecord } from './official-record.js';
import type { Person, VolunteerHours } from './volunteer-hours.state.js';

/** A volunteer of their own, a parent of their children, staff of their school. */
export function isRecordHandledBy(by: Person, of: Pick<OfficialRecord, 'studentId' | 'organizationId'>): boolean {
  const reach = reachOf(by.role, 'records.issue');
  const isOwn = by.id === of.studentId && reach.includes('own');
  const schools = [by.organizationId, ...((isOwn && by.earlierSchools) || [])];
  if (reach.includes('everywhere')) return true;
  if (!schools.includes(of.organizationId)) return false;
  return isOwn || reach.includes('school') || (by.follows ?? []).includes(of.studentId);
}

/** By staff of the school where the hours were approved, once, and never by the volunteer. */
export function whoMayCountersign(by: Person, record: OfficialRecord, supersededAt: Date | null): void {
  if (by.id === record.studentId) throw forbidden('records.own', t('records.nobodyCountersignsTheirOwn'));
  if (statusOf(record, supersededAt).status !== 'valid')
    throw conflict('records.not-valid', t('records.onlyValidOnes'));
  if (record.countersignature !== null) {
    throw conflict('records.countersigned', t('records.alreadyCountersigned'));
  }
}

/** Once superseded a record stays so, even if the newer one is revoked. */
export function statusOf(
  { revokedAt }: Pick<OfficialRecord, 'revokedAt'>,
  supersededAt: Date | null,
): { readonly status: RecordStatus; readonly since: string | null } {
  if (revokedAt) return { status: 'revoked', since: revokedAt.toISOString() };
  return supersededAt ? { status: 'superseded', since: supersededAt.toISOString() } : { status: 'valid', since: null };
}

/** Of the entries, how many hundredths each that lost some lost; `histories`: all events of each that changed since. */
export const takenBackSince = (issuedAt: Date, histories: readonly (readonly RecordedEvent[])[]): readonly number[] =>
  histories.flatMap((events) => {
    const shown = approvedHundredths(events.filter(({ at }) => at <= issuedAt));
    const missing = shown - Math.min(shown, approvedHundredths(events));
    return missing > 0 ? [missing] : [];
  });

function approvedHundredths(events: readonly RecordedEvent[]): number {
  const entry = events.reduce<VolunteerHours | undefined>(evolve, undefined);
  return entry?.status === 'approved' && entry.deletedAt === null ? (entry.hundredths ?? 0) : 0;
}
