import type { Role } from '@hourtrail/contracts';
import type { RecordedEvent } from '../../platform/kernel/event.js';
import type { UserData, UserEvent, UserTexts } from './user.events.js';

/** A person with an account. */
export interface User extends UserTexts {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly role: Role;
  readonly gradeLevel: string | null;
  readonly isActive: boolean;
  readonly mustChangePassword: boolean;
  readonly createdBy: number | null;
  readonly createdAt: Date;
}

/** What somebody else knows of a person when making their account. */
export interface NewUser extends UserTexts {
  readonly role: Role;
  readonly gradeLevel?: string | null;
  readonly isActive?: boolean;
}

/** Somebody makes an account for themselves: always as a student. */
export const signUp = (userId: number, texts: UserTexts): UserEvent[] => [
  {
    type: 'user.signed-up',
    data: { userId, role: 'student', gradeLevel: null, isActive: true },
    texts: textsOf(texts),
  },
];

/** Somebody makes an account for somebody else. */
export const create = (
  userId: number,
  { role, gradeLevel = null, isActive = true, ...texts }: NewUser,
): UserEvent[] => [{ type: 'user.created', data: { userId, role, gradeLevel, isActive }, texts: textsOf(texts) }];

const textsOf = ({ username, email, firstName, lastName }: UserTexts): UserTexts => ({
  username,
  email,
  firstName,
  lastName,
});

export function evolve(before: User | undefined, event: RecordedEvent): User {
  if (before || !isUserEvent(event.type)) throw new Error(`A person's account does not know ${event.type}.`);
  const { userId, ...data } = event.data as unknown as UserData;
  const { username, email, firstName, lastName } = event.texts;
  return {
    ...data,
    organizationId: event.organizationId,
    id: userId,
    version: event.version,
    // what remains of a person who was erased
    username: username ?? `erased-${userId}`,
    email: email ?? `erased-${userId}@invalid`,
    firstName: firstName ?? 'Erased',
    lastName: lastName ?? 'person',
    mustChangePassword: false,
    createdBy: event.actor.id,
    createdAt: event.at,
  };
}

const isUserEvent = (type: string): type is UserEvent['type'] => type === 'user.signed-up' || type === 'user.created';
