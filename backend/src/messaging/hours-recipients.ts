import type { HoursEventType, NotificationKind, Role } from '@hourtrail/contracts';
import type { HoursEventData } from '../hours/index.js';
import type { Actor } from '../platform/kernel/actor.js';
import type { RecordedEvent } from '../platform/kernel/event.js';

export interface Notified {
  readonly userId: number;
  readonly kind: NotificationKind;
}

type Kinds = Readonly<Partial<Record<HoursEventType, NotificationKind>>>;

const TO_VOLUNTEER: Kinds = {
  'hours.added': 'hours.added',
  'hours.marked-present': 'hours.marked-present',
  'hours.verified': 'hours.verified',
  'hours.approved': 'hours.approved',
  'hours.rejected': 'hours.rejected',
  'hours.wrong-supervisor': 'hours.wrong-supervisor',
  'hours.reopened': 'hours.reopened',
  'hours.revoked': 'hours.revoked',
  'hours.amended': 'hours.amended',
  'hours.deleted': 'hours.deleted',
  'hours.restored': 'hours.restored',
};

const TO_FAMILY: readonly string[] = ['hours.approved', 'hours.rejected', 'hours.revoked'] satisfies HoursEventType[];

export const concernsTheFamily = ({ type }: RecordedEvent): boolean => TO_FAMILY.includes(type);

const TO_STAFF: readonly string[] = ['hours.wrong-supervisor', 'hours.message-sent'] satisfies HoursEventType[];

/** Nobody is left to verify it, or perhaps to answer. */
export const concernsTheStaff = ({ type }: RecordedEvent): boolean => TO_STAFF.includes(type);

export const isMessage = ({ type }: Pick<RecordedEvent, 'type'>): boolean =>
  type === ('hours.message-sent' satisfies HoursEventType);

const HANDED_IN: readonly string[] = [
  'hours.submitted',
  'hours.resubmitted',
  'hours.added',
  'hours.marked-present',
  'hours.checked-in',
] satisfies HoursEventType[];

const RENAMES: readonly string[] = ['hours.amended', 'hours.supervisor-joined'] satisfies HoursEventType[];

/** These events may name no verifier themselves: the verifier comes from an earlier event. */
export const isHandedIn = ({ type }: RecordedEvent): boolean => HANDED_IN.includes(type);

/** Null if the event removes the verifier, undefined if it does not mention one. */
export const verifierNamedIn = ({ data }: RecordedEvent): number | null | undefined =>
  (data as unknown as HoursEventData).set?.verifierId as number | null | undefined;

export interface Others {
  readonly verifierId: number | null;
  readonly parents?: readonly number[];
  /** Who can approve it. */
  readonly staff?: readonly number[];
  /** The school's active verifiers. */
  readonly verifiers?: readonly number[];
  /** Who acted on it before. */
  readonly before?: readonly RecordedEvent['actor'][];
}

const DECIDES = new Set<string>(['teacher', 'admin', 'district-admin', 'super-admin'] satisfies Role[]);

/** Those who had a part in the entry. All staff where none of them had, unless it waits for its verifier. */
function readersOf(
  { data, actor }: RecordedEvent,
  { verifierId, staff = [], verifiers = [], before = [] }: Others,
): readonly number[] {
  const { student, to } = data as unknown as HoursEventData;
  const waitsForVerifier = to === 'pending' && verifierId !== null && verifiers.includes(verifierId);
  const staffKnow = [...before, actor].some(({ role }) => DECIDES.has(role));
  const readers = [student, verifierId, ...before.map(({ id }) => id), ...(staffKnow || waitsForVerifier ? [] : staff)];
  return [...new Set(readers)].filter((id) => id !== null && id !== actor.id) as number[];
}

/** Everyone concerned except the actor. */
export function recipientsOf(event: RecordedEvent, others: Others): readonly Notified[] {
  const { verifierId, parents = [], staff = [] } = others;
  const { student, to, sameAct, import: imported } = event.data as unknown as HoursEventData;
  // marking them present already notified them; imports and their reversal notify no one
  if (sameAct || imported !== undefined) return [];
  if (isMessage(event)) return readersOf(event, others).map((userId) => ({ userId, kind: 'hours.message-sent' }));
  const renamed = RENAMES.includes(event.type) && to === 'pending' ? (verifierNamedIn(event) ?? null) : null;
  const verifier = isHandedIn(event) ? verifierId : renamed;
  const kind = TO_VOLUNTEER[event.type as HoursEventType];
  return [
    ...(verifier === null ? [] : [{ userId: verifier, kind: 'hours.submitted' } as const]),
    ...(kind === undefined ? [] : [{ userId: student, kind }]),
    ...(kind && concernsTheFamily(event) ? parents.map((userId) => ({ userId, kind })) : []),
    ...(kind && concernsTheStaff(event) ? staff.map((userId) => ({ userId, kind })) : []),
  ].filter(({ userId }) => userId !== event.actor.id);
}

export interface Recipient extends Actor {
  readonly id: number;
  readonly role: Role;
}
