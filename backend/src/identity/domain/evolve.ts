import type { RecordedEvent } from '../../platform/kernel/event.js';
import type { UserData, UserEventData, UserEventType } from './user.events.js';
import { erasedTexts, type User } from './user.js';

type Steps = { readonly [Type in UserEventType]: (before: User, data: UserEventData[Type], at: Date) => Partial<User> };

const NO_NEW_EMAIL = { newEmail: null, newEmailFrom: [] } as const;

const STEPS: Omit<Steps, Beginning> = {
  'user.nomination-confirmed': () => ({ nomination: 'confirmed', isActive: true, emailConfirmed: true }),
  'user.nomination-refused': () => ({ nomination: 'refused', isActive: false }),
  'user.details-changed': (before, { gradeLevel, rollover = null }) =>
    gradeLevel === undefined ? {} : { gradeLevel, rolloverYearId: rollover },
  // only students have family codes
  'user.role-changed': (before, { to, mustChangePassword }) => ({
    role: to,
    mustChangePassword: before.mustChangePassword || mustChangePassword === true,
    familyCode: to === 'student' ? before.familyCode : null,
    checkpointMail: false,
    graduatedOn: null,
    rolloverYearId: null,
  }),
  'user.language-changed': (_before, { language }) => ({ language }),
  // activating a refused nomination confirms it
  'user.activated': (before) => ({
    isActive: true,
    rolloverYearId: null,
    nomination: before.nomination && 'confirmed',
    emailConfirmed: before.emailConfirmed || isNominated(before),
  }),
  'user.deactivated': (_before, { rollover = null }) => ({
    isActive: false,
    checkpointMail: false,
    rolloverYearId: rollover,
  }),
  'user.graduated': (_before, { on, rollover }) => ({ graduatedOn: on, rolloverYearId: rollover }),
  'user.graduation-undone': () => ({ graduatedOn: null, rolloverYearId: null }),
  // cancels a pending address: someone with the old password may have requested it
  'user.password-changed': () => ({ mustChangePassword: false, ...NO_NEW_EMAIL }),
  'user.password-reset': () => ({ mustChangePassword: true, ...NO_NEW_EMAIL }),
  'user.invited': () => ({}),
  'user.sign-in-linked': (before, { endsPassword }) => (endsPassword ? { mustChangePassword: false } : {}),
  // only the owner and people who can read the address's mail know the new password
  'user.password-set-by-mail': ({ emailFrom }) => ({
    mustChangePassword: false,
    couldEnter: emailFrom,
    emailConfirmed: true,
    ...NO_NEW_EMAIL,
  }),
  // requesting the current address cancels the pending one
  'user.email-asked': () => ({ newEmail: null }),
  'user.email-confirmed': () => ({ emailConfirmed: true, ...NO_NEW_EMAIL }),
  'user.email-given-up': () => ({ emailConfirmed: false }),
  'user.family-code-made': () => ({}),
  'user.family-code-dropped': () => ({ familyCode: null }),
  'user.checkpoint-mail-started': () => ({ checkpointMail: true }),
  'user.checkpoint-mail-ended': () => ({ checkpointMail: false }),
  // kept beside the log, like passwords
  'user.second-factor-added': () => ({}),
  'user.second-factor-removed': () => ({}),
  'user.recovery-code-used': () => ({}),
  'user.second-factor-reset': () => ({}),
  'user.api-key-made': () => ({}),
  'user.api-key-revoked': () => ({}),
  'user.moved-away': (_before, { to }) => ({
    movedTo: to,
    familyCode: null,
    checkpointMail: false,
    rolloverYearId: null,
    ...NO_NEW_EMAIL,
  }),
  'user.erased': ({ id, nomination }, _data, erasedAt) => ({
    ...erasedTexts(id),
    familyCode: null,
    checkpointMail: false,
    couldEnter: [],
    emailFrom: [],
    emailConfirmed: false,
    ...NO_NEW_EMAIL,
    isActive: false,
    rolloverYearId: null,
    mustChangePassword: false,
    nomination: nomination === 'waiting' ? 'refused' : nomination,
    erasedAt,
  }),
};

type Beginning = 'user.signed-up' | 'user.created' | 'user.nominated' | 'user.moved-in';
const BEGINNINGS: readonly string[] = ['user.signed-up', 'user.created', 'user.nominated', 'user.moved-in'];

/** A person who returns to a school starts over there. */
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
    ...emailAfter(before, event),
    ...step(before, event.data, event.at),
    ...textsOf(event),
    version: event.version,
  };
}

const isNominated = ({ nomination }: User): boolean => nomination === 'waiting' || nomination === 'refused';

const LET_IN: readonly string[] = ['user.password-reset', 'user.invited'] satisfies readonly UserEventType[];

/** Anyone who makes a password or link for a person, or writes their address, could sign in as them. */
function couldEnterAfter({ id, couldEnter }: User, event: RecordedEvent): readonly number[] {
  const letsIn = LET_IN.includes(event.type) || (event.type === 'user.details-changed' && 'email' in event.texts);
  return unique([...couldEnter, ...(letsIn ? handsBehind(event) : []), ...namedIn(event)], id);
}

/** Tracks who could read the address's mail. The person's own change waits for a mail to be answered. */
function emailAfter(before: User, event: RecordedEvent): Partial<User> {
  const { id, email, emailFrom, newEmailFrom } = before;
  const { type, texts, actor } = event;
  const isOwn = actor.id === id;
  const hands = unique(handsBehind(event), id);
  const withHands = { emailFrom: unique([...emailFrom, ...hands], id) };
  if (type === 'user.email-asked') return { newEmailFrom: 'newEmail' in texts ? hands : [] };
  if (type === 'user.email-confirmed' && isOwn) return { emailFrom: 'email' in texts ? newEmailFrom : emailFrom };
  // staff who confirm an address may have it from the person who wrote it
  const isVouched = type === 'user.nomination-confirmed' || (type === 'user.activated' && isNominated(before));
  if (type === 'user.email-confirmed' || isVouched) return withHands;
  if (type === 'user.role-changed') return { emailFrom: unique([...emailFrom, ...namedIn(event)], id) };
  if (type !== 'user.details-changed' || !('email' in texts)) return {};
  const isSame = texts['email']?.toLowerCase() === email.toLowerCase();
  return { ...(isSame ? withHands : { emailFrom: hands }), emailConfirmed: !isOwn, ...NO_NEW_EMAIL };
}

/** The actor, and people who could have signed in as them. */
const handsBehind = ({ actor: { id, couldBe = [] } }: RecordedEvent): readonly number[] =>
  id === null ? [] : [id, ...couldBe];

const namedIn = ({ data }: RecordedEvent): readonly number[] =>
  (data as { readonly couldEnter?: readonly number[] }).couldEnter ?? [];

const unique = (ids: readonly number[], but: number): readonly number[] => [...new Set(ids)].filter((id) => id !== but);

type Step = (before: User, data: unknown, at: Date) => Partial<User>;

const TEXTS = ['username', 'email', 'firstName', 'lastName', 'familyCode', 'newEmail'] as const;

/** Leaves out texts that have been erased. */
const textsOf = ({ texts }: RecordedEvent): Partial<User> =>
  Object.fromEntries(TEXTS.flatMap((field) => (typeof texts[field] === 'string' ? [[field, texts[field]]] : [])));

const confirmedFrom = (
  type: string,
  { through, emailConfirmed }: { readonly through?: 'google' | 'school'; readonly emailConfirmed?: false },
): boolean =>
  type === 'user.signed-up' ? through !== undefined : type !== 'user.nominated' && emailConfirmed !== false;

function begun(event: RecordedEvent): User {
  const data = event.data as unknown as UserData &
    Partial<UserEventData['user.moved-in'] & UserEventData['user.created'] & UserEventData['user.signed-up']>;
  const hands = unique(handsBehind(event), data.userId);
  return {
    organizationId: event.organizationId,
    id: data.userId,
    version: event.version,
    role: data.role,
    gradeLevel: data.gradeLevel,
    language: data.language ?? null,
    isActive: data.isActive,
    mustChangePassword: data.mustChangePassword ?? false,
    nomination: event.type === 'user.nominated' ? 'waiting' : null,
    familyCode: null,
    checkpointMail: false,
    movedFrom: data.from ?? null,
    movedTo: null,
    graduatedOn: null,
    rolloverYearId: null,
    createdBy: event.actor.id,
    createdAt: event.at,
    importId: data.import ?? null,
    erasedAt: null,
    couldEnter: event.type === 'user.created' && data.import === undefined ? hands : (data.couldEnter ?? []),
    emailFrom: data.emailFrom ?? hands,
    emailConfirmed: confirmedFrom(event.type, data),
    ...NO_NEW_EMAIL,
    ...erasedTexts(data.userId),
    ...textsOf(event),
  };
}
