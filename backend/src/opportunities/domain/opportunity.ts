import { hasBegun, itIsYetToCome } from '@hourtrail/contracts';
import type { OpportunityEvent, PlainField, TextField } from './opportunity.events.js';
import * as rules from './opportunity.rules.js';
import type { Circumstances, Occupied, Opportunity, OpportunityFields, Person } from './opportunity.state.js';

interface Why {
  readonly by: Person;
  readonly reason?: string | null | undefined;
}

/** `asHours`: the input had hours instead of an end time, so problems name that field. */
export interface RequestedFields {
  readonly fields: OpportunityFields;
  readonly asHours?: boolean;
}

/** `series`: the id of the first occurrence of a weekly repetition. */
export function publish(
  { fields, asHours }: RequestedFields,
  { series, ...why }: { readonly series: number | null } & Why,
  now: Circumstances,
): readonly OpportunityEvent[] {
  rules.newSchoolPublishesNothing(now.organizationId);
  rules.requireAll([
    rules.itsDayExists(fields),
    itIsYetToCome(fields, now.now),
    rules.itLastsHalfAnHourToTwelve(fields, asHours),
    rules.theCoordinatorIsAnActiveVerifier(fields, now),
  ]);
  return explained([published(fields, { series })], now.organizationId, why);
}

/** An imported opportunity may be over, and its coordinator may have left since. */
export function bringIn(
  fields: OpportunityFields,
  { imported, cancelled, ...why }: ImportOrigin & Why,
  now: Circumstances,
): readonly OpportunityEvent[] {
  rules.newSchoolPublishesNothing(now.organizationId);
  const isOver = hasBegun(fields, now.now);
  rules.requireAll([
    rules.itLastsHalfAnHourToTwelve(fields),
    isOver ? undefined : rules.theCoordinatorIsAnActiveVerifier(fields, now),
  ]);
  const begins = explained([published(fields, { series: null, ...imported })], now.organizationId, why);
  if (!cancelled) return begins;
  return [...begins, { type: 'opportunity.cancelled', data: {}, texts: { reason: cancelled.reason || null } }];
}

export interface ImportOrigin {
  readonly imported: { readonly import: number; readonly row: number };
  readonly cancelled: { readonly reason: string } | undefined;
}

/** Undoes an import: a cancelled opportunity is not offered and cannot be reopened. */
export const undoImport = ({ organizationId }: Opportunity, why: Why): readonly OpportunityEvent[] =>
  explained([{ type: 'opportunity.cancelled', data: {} }], organizationId, why);

const published = (
  fields: OpportunityFields,
  origin: { readonly series: number | null; readonly import?: number; readonly row?: number },
): OpportunityEvent => ({
  type: 'opportunity.published',
  data: { set: only(PLAIN_FIELDS, fields), isActive: fields.isActive, ...origin },
  texts: only(TEXT_FIELDS, fields),
});

/** Returns no events if nothing changes. */
export function amend(
  before: Opportunity & Occupied,
  { fields, asHours }: RequestedFields,
  why: Why,
  now: Circumstances,
): readonly OpportunityEvent[] {
  rules.cancelledIsCancelled(before);
  rules.whatBeganKeepsItsDay(before, fields, now.now);
  const plain = PLAIN_FIELDS.filter((field) => fields[field] !== before[field]);
  const texts = TEXT_FIELDS.filter((field) => fields[field] !== before[field]);
  const retimed = plain.some((field) => TIMES.includes(field));
  rules.requireAll([
    retimed && (fields.date !== before.date || fields.startTime !== before.startTime)
      ? itIsYetToCome(fields, now.now)
      : undefined,
    rules.itsDayExists(fields),
    retimed ? rules.itLastsHalfAnHourToTwelve(fields, asHours) : undefined,
    plain.includes('coordinatorId') ? rules.theCoordinatorIsAnActiveVerifier(fields, now) : undefined,
  ]);
  rules.thereArePlacesForWhoSignedUp(fields, before);
  const moved = retimed || texts.includes('location');
  const events: OpportunityEvent[] = [];
  if (plain.length + texts.length > 0) {
    const data = { was: only(plain, before), set: only(plain, fields), moved };
    events.push({ type: 'opportunity.amended', data, texts: only(texts, fields) });
  }
  if (fields.isActive !== before.isActive) {
    events.push({ type: fields.isActive ? 'opportunity.activated' : 'opportunity.deactivated', data: {} });
  }
  return explained(events, before.organizationId, why);
}

export function cancel(opportunity: Opportunity, { by, reason }: Why, now: Circumstances): readonly OpportunityEvent[] {
  rules.cancelledIsCancelled(opportunity);
  rules.whatBeganIsNotCancelled(opportunity, now.now);
  return explained([{ type: 'opportunity.cancelled', data: {} }], opportunity.organizationId, { by, reason });
}

export interface Announcement {
  readonly subject: string;
  readonly announcement: string;
}

export function announce(opportunity: Opportunity, by: Person, texts: Announcement): readonly OpportunityEvent[] {
  rules.itsCoordinatorAndStaffWriteToThoseWhoSignedUp(opportunity, by);
  rules.cancelledIsCancelled(opportunity);
  const event: OpportunityEvent = { type: 'opportunity.announced', data: {}, texts: { ...texts } };
  return explained([event], opportunity.organizationId, { by });
}

const PLAIN_FIELDS: readonly PlainField[] = [
  'date',
  'startTime',
  'endTime',
  'maxSlots',
  'targetAudience',
  'coordinatorId',
];
const TEXT_FIELDS: readonly TextField[] = ['title', 'description', 'organizationName', 'location'];
const TIMES: readonly PlainField[] = ['date', 'startTime', 'endTime'];

const only = <Field extends keyof OpportunityFields>(
  names: readonly Field[],
  fields: OpportunityFields,
): { readonly [Name in Field]: OpportunityFields[Name] } =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as { [Name in Field]: OpportunityFields[Name] };

/** A super-admin at another school must give a reason; `noReason` records that they did not. */
function explained(
  events: readonly OpportunityEvent[],
  organizationId: number,
  { by, reason }: Why,
): readonly OpportunityEvent[] {
  if (reason?.trim()) return events.map((event) => ({ ...event, texts: { ...event.texts, reason } }));
  if (by.organizationId === organizationId) return events;
  return events.map((event) => ({ ...event, data: { ...event.data, noReason: true } }) as OpportunityEvent);
}
