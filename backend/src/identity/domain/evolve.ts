import type { RecordedEvent } from '../../platform/kernel/event.js';
import type { UserData, UserEventData, UserEventType } from './user.events.js';
import { erasedTexts, type User } from './user.js';

type Steps = { readonly [Type in UserEventType]: (before: User, data: UserEventData[Type], at: Date) => Partial<User> };

/** What each event changes of an account; the beginnings are below. */
const STEPS: Omit<Steps, Beginning> = {
  'user.nomination-confirmed': () => ({ nomination: 'confirmed', isActive: true }),
  'user.nomination-refused': () => ({ nomination: 'refused', isActive: false }),
  'user.details-changed': (before, { gradeLevel }) => ({
    gradeLevel: gradeLevel === undefined ? before.gradeLevel : gradeLevel,
  }),
  // only students are followed by a code
  'user.role-changed': (before, { to }) => ({
    role: to,
    familyCode: to === 'student' ? before.familyCode : null,
    checkpointMail: false,
  }),
  // whoever activates an account that was refused has confirmed it
  'user.activated': ({ nomination }) => ({ isActive: true, nomination: nomination && 'confirmed' }),
  'user.deactivated': () => ({ isActive: false, checkpointMail: false }),
  'user.password-changed': () => ({ mustChangePassword: false }),
  'user.password-reset': () => ({ mustChangePassword: true }),
  'user.invited': () => ({}),
  'user.family-code-made': () => ({}),
  'user.family-code-dropped': () => ({ familyCode: null }),
  'user.checkpoint-mail-started': () => ({ checkpointMail: true }),
  'user.checkpoint-mail-ended': () => ({ checkpointMail: false }),
  'user.moved-away': (_before, { to }) => ({ movedTo: to, familyCode: null, checkpointMail: false }),
  'user.erased': ({ id, nomination }, _data, erasedAt) => ({
    ...erasedTexts(id),
    familyCode: null,
    checkpointMail: false,
    couldEnter: [],
    isActive: false,
    mustChangePassword: false,
    nomination: nomination === 'waiting' ? 'refused' : nomination,
    erasedAt,
  }),
};

type Beginning = 'user.signed-up' | 'user.created' | 'user.nominated' | 'user.moved-in';
const BEGINNINGS: readonly string[] = ['user.signed-up', 'user.created', 'user.nominated', 'user.moved-in'];

/** The only way an account changes. Whoever comes back to a school begins there anew. */
export function evolve(before: User | undefined, event: RecordedEvent): User {
  if (BEGINNINGS.includes(event.type)) {
    if (before && before.movedTo === null) throw new Error(`This account exists: it cannot begin with ${event.type}.`);
    return begun(event);
  }
  const step = STEPS[event.type as keyof typeof STEPS] as Step | undefined;
  if (!before || !step) throw new Error(`A person's account does not know ${event.type}.`);
  return {
    ...before,
    couldEnter: couldEnterAfter(before, event),
    ...step(before, event.data, event.at),
    ...textsOf(event),
    version: event.version,
  };
}

const LET_IN: readonly string[] = ['user.password-reset', 'user.invited'] satisfies readonly UserEventType[];

/** Whoever makes a password or a link for somebody, or says what their address is, can come in as them. */
function couldEnterAfter({ id, couldEnter }: User, event: RecordedEvent): readonly number[] {
  const letsIn = LET_IN.includes(event.type) || (event.type === 'user.details-changed' && 'email' in event.texts);
  if (!letsIn) return couldEnter;
  return [...new Set([...couldEnter, ...handsBehind(event)])].filter((one) => one !== id);
}

/** Who did it, and who else could have done it under that name. */
const handsBehind = ({ actor: { id, couldBe = [] } }: RecordedEvent): readonly number[] =>
  id === null ? [] : [id, ...couldBe];

type Step = (before: User, data: unknown, at: Date) => Partial<User>;

const TEXTS = ['username', 'email', 'firstName', 'lastName', 'familyCode'] as const;

/** The texts that an event brought, those that have not been erased since. */
const textsOf = ({ texts }: RecordedEvent): Partial<User> =>
  Object.fromEntries(TEXTS.flatMap((field) => (typeof texts[field] === 'string' ? [[field, texts[field]]] : [])));

function begun(event: RecordedEvent): User {
  const data = event.data as unknown as UserData &
    Partial<UserEventData['user.moved-in'] & UserEventData['user.created']>;
  return {
    organizationId: event.organizationId,
    id: data.userId,
    version: event.version,
    role: data.role,
    gradeLevel: data.gradeLevel,
    isActive: data.isActive,
    mustChangePassword: data.mustChangePassword ?? false,
    nomination: event.type === 'user.nominated' ? 'waiting' : null,
    familyCode: null,
    checkpointMail: false,
    movedFrom: data.from ?? null,
    movedTo: null,
    createdBy: event.actor.id,
    createdAt: event.at,
    importId: data.import ?? null,
    erasedAt: null,
    couldEnter:
      event.type === 'user.created' && data.import === undefined ? handsBehind(event) : (data.couldEnter ?? []),
    ...erasedTexts(data.userId),
    ...textsOf(event),
  };
}
