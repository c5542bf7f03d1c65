import { LIMITS, msg, t, type Role } from '@hourtrail/contracts';
import type { UserEvent } from './user.events.js';
import { create, textsOf, type User } from './user.js';

/** The roles that a roster gives and takes. Every other role is given by hand, and stays. */
export const ROSTER_ROLES = ['student', 'parent', 'teacher'] as const;
export type RosterRole = (typeof ROSTER_ROLES)[number];

/** Someone whom the roster lists as active. */
export interface RosteredPerson {
  /** In the list of users, as a spreadsheet counts. */
  readonly row: number;
  readonly sourcedId: string;
  readonly username: string;
  /** Empty unless it is a valid address. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: RosterRole;
  readonly gradeLevel: string | null;
}

/** What the roster said last, by which we know what someone has changed by hand since. */
export interface Given {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: RosterRole;
  readonly gradeLevel: string | null;
  readonly isActive: boolean;
}

export interface LinkedPerson {
  readonly sourcedId: string;
  readonly userId: number;
  readonly given: Given;
}

/** What the school has. */
export interface PeopleOfSchool {
  /** Without those who moved away. */
  readonly users: readonly User[];
  readonly links: readonly LinkedPerson[];
  /** The ids of people who were erased. */
  readonly erased: ReadonlySet<string>;
  /** Emails at other schools, of those in the roster, in lower case. */
  readonly elsewhere: ReadonlySet<string>;
  /** Usernames that anyone has, of those that the roster may need, in lower case. */
  readonly usernames: ReadonlySet<string>;
  /** The first that is free becomes the username. */
  readonly usernamesFor: (person: RosteredPerson) => readonly string[];
}

export interface RosterOfPeople {
  readonly people: readonly RosteredPerson[];
  /** The ids that the file lists as inactive or deleted. */
  readonly gone: ReadonlySet<string>;
  /** Whether the file lists everyone: then whoever it doesn't list leaves. */
  readonly isComplete: boolean;
}

export interface PersonNote {
  readonly row: number;
  readonly name: string;
  readonly message: string;
}

interface Planned {
  readonly sourcedId: string;
  readonly row: number;
  readonly given: Given;
}
export interface PlannedAdd extends Planned {
  readonly person: RosteredPerson;
  readonly username: string;
}
export interface PlannedChange extends Planned {
  readonly user: User;
  readonly to: AccountChange;
  /** What the roster said before; undefined for someone who is linked only now. */
  readonly last: Given | undefined;
}

export type AccountChange = Partial<
  Pick<User, 'firstName' | 'lastName' | 'email' | 'gradeLevel' | 'role' | 'isActive'>
>;

export interface PeoplePlan {
  readonly adds: readonly PlannedAdd[];
  /** Also those for whom only what the roster says is new. */
  readonly changes: readonly PlannedChange[];
  readonly leavers: readonly PlannedChange[];
  /** The accounts of the people in the roster who have one, by sourcedId. */
  readonly accounts: ReadonlyMap<string, User>;
  /** Active people whom a roster linked. */
  readonly rostered: number;
  readonly notes: readonly PersonNote[];
}

const TEXTS = ['firstName', 'lastName', 'email'] as const;
type GivenField = (typeof TEXTS)[number] | 'gradeLevel';

/** What a roster changes among the people of a school. The same roster a second time changes nothing. */
export function planPeople(roster: RosterOfPeople, school: PeopleOfSchool): PeoplePlan {
  const plan = new Plan(school);
  const [known, others] = [new Set(school.links.map(({ sourcedId }) => sourcedId)), [] as RosteredPerson[]];
  // those who are linked keep their addresses, whoever else has them in the file
  for (const person of roster.people) {
    if (known.has(person.sourcedId)) plan.meet(person);
    else others.push(person);
  }
  for (const person of others) plan.welcome(person);
  const listed = new Set(roster.people.map(({ sourcedId }) => sourcedId));
  for (const link of school.links) {
    if (!listed.has(link.sourcedId) && (roster.isComplete || roster.gone.has(link.sourcedId))) plan.leave(link);
  }
  return plan;
}

export const tooManyLeave = (leavers: number, rostered: number): boolean =>
  leavers >= LIMITS.rosterLeaversMin && leavers > rostered * LIMITS.rosterLeaversShare;

class Plan implements PeoplePlan {
  readonly adds: PlannedAdd[] = [];
  readonly changes: PlannedChange[] = [];
  readonly leavers: PlannedChange[] = [];
  readonly accounts = new Map<string, User>();
  readonly notes: PersonNote[] = [];
  readonly rostered: number;
  private readonly byId: ReadonlyMap<number, User>;
  private readonly byEmail = new Map<string, User | undefined>();
  private readonly byUsername: ReadonlyMap<string, User>;
  private readonly links: ReadonlyMap<string, LinkedPerson>;
  private readonly linked: Set<number>;
  private readonly usernames: Set<string>;

  constructor(private readonly school: PeopleOfSchool) {
    const { users, links, usernames } = school;
    this.byId = new Map(users.map((user) => [user.id, user]));
    for (const user of users) this.byEmail.set(lower(user.email), user);
    this.byUsername = new Map(users.map((user) => [lower(user.username), user]));
    this.links = new Map(links.map((link) => [link.sourcedId, link]));
    this.linked = new Set(links.map(({ userId }) => userId));
    this.usernames = new Set(usernames);
    this.rostered = links.filter(({ userId }) => this.byId.get(userId)?.isActive).length;
  }

  meet(person: RosteredPerson): void {
    const { userId, given } = this.links.get(person.sourcedId) as LinkedPerson;
    const user = this.byId.get(userId);
    if (!user) this.note(person, t('roster.movedAway'));
    else this.compare(person, user, given);
  }

  welcome(person: RosteredPerson): void {
    if (this.school.erased.has(person.sourcedId)) return this.note(person, t('roster.erased'));
    const email = lower(person.email);
    if (email === '') return this.note(person, t('roster.noEmail'));
    const user = this.byEmail.get(email) ?? this.withUsername(person);
    if (this.byEmail.has(email) && !this.byEmail.get(email)) return this.note(person, t('roster.emailTwice'));
    if (user) return this.link(person, user);
    if (this.school.elsewhere.has(email)) return this.note(person, t('roster.emailElsewhere'));
    const username = this.school.usernamesFor(person).find((name) => !this.usernames.has(lower(name)));
    if (username === undefined) return this.note(person, t('roster.noUsername'));
    this.usernames.add(lower(username));
    this.byEmail.set(email, undefined);
    this.adds.push({ person, username, sourcedId: person.sourcedId, row: person.row, given: givenTo(person) });
  }

  leave({ sourcedId, userId, given }: LinkedPerson): void {
    const user = this.byId.get(userId);
    if (!user?.isActive || user.graduatedOn !== null) return;
    const name = nameOf(user);
    if (!isRosterRole(user.role)) this.notes.push({ row: 0, name, message: t('roster.keptStaff') });
    else if (!given.isActive) this.notes.push({ row: 0, name, message: t('roster.keptActive') });
    else {
      const change = { sourcedId, row: 0, user, to: { isActive: false }, last: given };
      this.leavers.push({ ...change, given: { ...given, isActive: false } });
    }
  }

  private link(person: RosteredPerson, user: User): void {
    if (this.linked.has(user.id)) return this.note(person, t('roster.emailTwice'));
    // an address that nobody confirmed shows nothing: whoever typed it could become a teacher
    if (!user.emailConfirmed && !isSamePerson(person, user)) return this.note(person, t('roster.emailUnconfirmed'));
    // a student in the file may have the address of a parent who has an account
    if (isRosterRole(user.role) && user.role !== person.role && !isSameName(person, user))
      return this.note(person, t('roster.emailTwice'));
    this.linked.add(user.id);
    this.compare(person, user, undefined);
  }

  private withUsername(person: RosteredPerson): User | undefined {
    const user = this.byUsername.get(lower(person.username));
    return user && isSamePerson(person, user) && !this.linked.has(user.id) ? user : undefined;
  }

  /** Without `last`, whatever was before gives way to the roster, except that an inactive account stays so. */
  private compare(person: RosteredPerson, user: User, last: Given | undefined): void {
    this.accounts.set(person.sourcedId, user);
    const to: { -readonly [Field in keyof AccountChange]: AccountChange[Field] } = {};
    const kept: string[] = [];
    const isByHand = (field: GivenField | 'role'): boolean => Boolean(last) && last?.[field] !== user[field];
    // whose role was given by hand, a file does not change: a new address would let someone else in
    const isRostered = isRosterRole(user.role);
    const differs = (field: GivenField): boolean =>
      isRostered &&
      person[field] !== user[field] &&
      (field !== 'email' || (person.email !== '' && this.email(person, user)));
    for (const field of TEXTS.filter(differs)) {
      if (isByHand(field)) kept.push(t(LABELS[field]));
      else to[field] = person[field];
    }
    const follows = isRostered && user.graduatedOn === null;
    if (follows && differs('gradeLevel')) {
      if (isByHand('gradeLevel')) kept.push(t(LABELS.gradeLevel));
      else to.gradeLevel = person.gradeLevel;
    }
    if (follows && person.role !== user.role) {
      if (isByHand('role')) kept.push(t(LABELS.role));
      else to.role = person.role;
    }
    if (kept.length > 0) this.note(person, t('roster.keptField', { fields: kept.join(', ') }));
    if (!user.isActive) {
      if (isRostered && last?.isActive === false) to.isActive = true;
      else this.note(person, t('roster.keptInactive'));
    }
    const given = givenTo({ ...person, email: person.email || user.email });
    const isSame = last && (Object.keys(given) as (keyof Given)[]).every((field) => given[field] === last[field]);
    if (Object.keys(to).length > 0 || !isSame)
      this.changes.push({ sourcedId: person.sourcedId, row: person.row, user, to, last, given });
  }

  /** Whether the address is free. */
  private email(person: RosteredPerson, user: User): boolean {
    const email = lower(person.email);
    if (email === lower(user.email)) return true;
    const isFree = !this.byEmail.has(email) && !this.school.elsewhere.has(email);
    if (isFree) this.byEmail.set(email, user);
    else this.note(person, t('roster.keptEmail'));
    return isFree;
  }

  private note(person: RosteredPerson, message: string): void {
    this.notes.push({ row: person.row, name: nameOf(person), message });
  }
}

const LABELS = {
  firstName: msg('common.firstName'),
  lastName: msg('common.lastName'),
  email: msg('common.email'),
  gradeLevel: msg('common.gradeLevel'),
  role: msg('common.role'),
} as const;

/** The fields in words, for the preview. */
export const wordsOfChange = ({ isActive, ...to }: AccountChange): string =>
  [
    ...(Object.keys(to) as (keyof typeof LABELS)[]).map((field) => t(LABELS[field])),
    ...(isActive ? [t('roster.activeAgain')] : []),
  ].join(', ');

const lower = (text: string): string => text.toLowerCase();
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string => `${firstName} ${lastName}`;
const isRosterRole = (role: Role): role is RosterRole => (ROSTER_ROLES as readonly Role[]).includes(role);
const isSamePerson = (person: RosteredPerson, user: User): boolean =>
  person.role === user.role && isSameName(person, user);
const isSameName = (person: RosteredPerson, user: User): boolean => lower(nameOf(person)) === lower(nameOf(user));
const givenTo = ({ firstName, lastName, email, role, gradeLevel }: RosteredPerson): Given => ({
  ...{ firstName, lastName, email, role, gradeLevel },
  isActive: true,
});

/** `import` stands in the events, so that the trail shows where they come from. */
export function addRostered(
  userId: number,
  { person, username }: PlannedAdd,
  imported: { readonly import: number; readonly row: number },
): readonly UserEvent[] {
  const { role, gradeLevel } = person;
  return create(userId, { ...textsOf({ ...person, username }), role, gradeLevel, imported });
}

/** One event per kind of change, as by hand. `hands`: who imports, and whoever could be them. */
export function changeRostered(
  user: Pick<User, 'id' | 'role'>,
  to: AccountChange,
  { hands, hasPassword = false, ...why }: { readonly hands: readonly number[]; hasPassword?: boolean; import?: number },
): readonly UserEvent[] {
  const userId = user.id;
  const { role, gradeLevel, isActive, ...texts } = to;
  const events: UserEvent[] = [];
  if (Object.keys(texts).length > 0 || gradeLevel !== undefined) {
    const data = { userId, ...(gradeLevel !== undefined && { gradeLevel }), ...why };
    events.push({ type: 'user.details-changed', data, texts });
  }
  if (role !== undefined) {
    // whoever becomes staff chooses a longer password, and who made them staff could have made the account
    const becomesStaff = role === 'teacher';
    const data = {
      ...{ userId, from: user.role, to: role },
      ...(becomesStaff && hasPassword && { mustChangePassword: true as const }),
      ...(becomesStaff && hands.length > 0 && { couldEnter: hands }),
      ...why,
    };
    events.push({ type: 'user.role-changed', data });
  }
  if (isActive !== undefined)
    events.push({ type: isActive ? 'user.activated' : 'user.deactivated', data: { userId, ...why } });
  return events;
}

/** What takes the changes back. */
export const reversed = (user: User, to: AccountChange): AccountChange =>
  Object.fromEntries((Object.keys(to) as (keyof AccountChange)[]).map((field) => [field, user[field]]));
