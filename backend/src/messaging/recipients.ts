import type { HoursEventType, NotificationKind, Role } from '@hourtrail/contracts';
import type { HoursEventData } from '../hours/index.js';
import type { Actor } from '../platform/kernel/actor.js';
import type { RecordedEvent } from '../platform/kernel/event.js';

/** Somebody who is to be told of an event, and as what. */
export interface Notified {
  readonly userId: number;
  readonly kind: NotificationKind;
}

type Kinds = Readonly<Partial<Record<HoursEventType, NotificationKind>>>;

/** What its volunteer is told of an entry. */
const TO_VOLUNTEER: Kinds = {
  'hours.added': 'hours.added',
  'hours.marked-present': 'hours.marked-present',
  'hours.verified': 'hours.verified',
  'hours.approved': 'hours.approved',
  'hours.rejected': 'hours.rejected',
  'hours.reopened': 'hours.reopened',
  'hours.revoked': 'hours.revoked',
  'hours.amended': 'hours.amended',
  'hours.deleted': 'hours.deleted',
  'hours.restored': 'hours.restored',
};

/** Of these the parents who follow its volunteer are told too. */
const TO_FAMILY: readonly string[] = ['hours.approved', 'hours.rejected', 'hours.revoked'] satisfies HoursEventType[];

export const concernsTheFamily = ({ type }: RecordedEvent): boolean => TO_FAMILY.includes(type);

const HANDED_IN: readonly string[] = [
  'hours.submitted',
  'hours.resubmitted',
  'hours.added',
  'hours.marked-present',
  'hours.checked-in',
] satisfies HoursEventType[];

/** Whether an entry came before its verifier, so that one has to know who that was. */
export const isHandedIn = ({ type }: RecordedEvent): boolean => HANDED_IN.includes(type);

/** The verifier whom an event names; null where it takes the name away, undefined where it says nothing of it. */
export const verifierNamedIn = ({ data }: RecordedEvent): number | null | undefined =>
  (data as unknown as HoursEventData).set?.verifierId as number | null | undefined;

/** Who has to do with an entry, beside its volunteer. */
export interface Others {
  readonly verifierId: number | null;
  /** Who follows its volunteer now. */
  readonly parents?: readonly number[];
}

/** Who is told of what happened to an entry: whom it concerns, but never who did it. */
export function recipientsOf(event: RecordedEvent, { verifierId, parents = [] }: Others): readonly Notified[] {
  const { student, to, sameAct, import: imported } = event.data as unknown as HoursEventData;
  // they were told that they were marked present; of imports nobody is told, so nobody is of undoing them
  if (sameAct || imported !== undefined) return [];
  const renamed = event.type === 'hours.amended' && to === 'pending' ? (verifierNamedIn(event) ?? null) : null;
  const verifier = isHandedIn(event) ? verifierId : renamed;
  const kind = TO_VOLUNTEER[event.type as HoursEventType];
  return [
    ...(verifier === null ? [] : [{ userId: verifier, kind: 'hours.submitted' } as const]),
    ...(kind === undefined ? [] : [{ userId: student, kind }]),
    ...(kind && concernsTheFamily(event) ? parents.map((userId) => ({ userId, kind })) : []),
  ].filter(({ userId }) => userId !== event.actor.id);
}

/** Whoever reads their own notifications, in the school they are at. */
export interface Recipient extends Actor {
  readonly id: number;
  readonly role: Role;
}
