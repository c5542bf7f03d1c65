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
  /** Undefined if the file doesn't say it, or not in a way that we understand. */
  readonly gradeLevel: string | null | undefined;
  /** What the file says instead of a grade. */
  readonly unknownGrade?: string | undefined;
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
  /** Whether the file says who is whose parent; else it needn't list parents either. */
  readonly saysFamilies: boolean;
  /** The names of the schools where the file has people who aren't in this one, by sourcedId. */
  readonly elsewhere: ReadonlyMap<string, string>;
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
  /** The sourcedId that the person had before. */
  readonly movedFrom?: string | undefined;
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
  /** Active people whom a roster linked, and how many of them have a grade. */
  readonly rostered: number;
  readonly graded: number;
  readonly notes: readonly PersonNote[];
}

const TEXTS = ['firstName', 'lastName', 'email'] as const;
type GivenField = (typeof TEXTS)[number] | 'gradeLevel';

/** What a roster changes among the people of a school. The same roster a second time changes nothing. */
export function planPeople(roster: RosterOfPeople, school: PeopleOfSchool): PeoplePlan {
  const listed = new Set(roster.people.map(({ sourcedId }) => sourcedId));
  const isListed = ({ sourcedId }: LinkedPerson): boolean => listed.has(sourcedId);
  const saysAll = ({ given }: LinkedPerson): boolean =>
    roster.isComplete && (roster.saysFamilies || given.role !== 'parent');
  const unlisted = school.links.filter((link) => !isListed(link) && (saysAll(link) || roster.gone.has(link.sourcedId)));
  const plan = new Plan(school, { unlisted, elsewhere: roster.elsewhere });
  const [known, others] = [new Set(school.links.map(({ sourcedId }) => sourcedId)), [] as RosteredPerson[]];
  // those who are linked keep their addresses, whoever else has them in the file
  for (const person of roster.people) {
    if (known.has(person.sourcedId)) plan.meet(person);
    else others.push(person);
  }
  for (const person of others) plan.welcome(person);
  for (const link of unlisted) plan.leave(link);
  return plan;
}

/** What a roster would take away, and of how many. */
export interface Loss {
  readonly of: 'leavers' | 'families' | 'grades' | 'members';
  readonly count: number;
  readonly total: number;
}

export const isTooMuch = ({ count, total }: Loss): boolean =>
  count >= LIMITS.rosterLossesMin && count > total * LIMITS.rosterLossesShare;

export const blankedGrades = ({ changes }: Pick<PeoplePlan, 'changes'>): number =>
  changes.filter(({ to, given }) => to.gradeLevel === null && given.role === 'student').length;

class Plan implements PeoplePlan {
  readonly adds: PlannedAdd[] = [];
  readonly changes: PlannedChange[] = [];
  readonly leavers: PlannedChange[] = [];
  readonly accounts = new Map<string, User>();
  readonly notes: PersonNote[] = [];
  readonly rostered: number;
  readonly graded: number;
  private readonly byId: ReadonlyMap<number, User>;
  private readonly byEmail = new Map<string, User | undefined>();
  private readonly byUsername: ReadonlyMap<string, User>;
  private readonly links: ReadonlyMap<string, LinkedPerson>;
  private readonly linked: Set<number>;
  /** Whose id the file no longer has, by account: they may have another. */
  private readonly unlisted: Map<number, LinkedPerson>;
  private readonly elsewhere: RosterOfPeople['elsewhere'];
  private readonly usernames: Set<string>;
  /** Those whose address in the file someone else has. */
  private readonly taken = new Set<string>();

  constructor(
    private readonly school: PeopleOfSchool,
    { unlisted, elsewhere }: { readonly unlisted: readonly LinkedPerson[] } & Pick<RosterOfPeople, 'elsewhere'>,
  ) {
    const { users, links, usernames } = school;
    this.unlisted = new Map(unlisted.map((link) => [link.userId, link]));
    this.elsewhere = elsewhere;
    this.byId = new Map(users.map((user) => [user.id, user]));
    for (const user of users) this.byEmail.set(lower(user.email), user);
    this.byUsername = new Map(users.map((user) => [lower(user.username), user]));
    this.links = new Map(links.map((link) => [link.sourcedId, link]));
    this.linked = new Set(links.map(({ userId }) => userId));
    this.usernames = new Set(usernames);
    const active = links.flatMap(({ userId }) => this.byId.get(userId) ?? []).filter(({ isActive }) => isActive);
    this.rostered = active.length;
    this.graded = active.filter(({ gradeLevel }) => gradeLevel !== null).length;
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
    if (person.unknownGrade !== undefined) this.note(person, t('roster.gradeLeftOut', { grade: person.unknownGrade }));
    const given = givenTo({ ...person, gradeLevel: person.gradeLevel ?? null });
    this.adds.push({ person, username, sourcedId: person.sourcedId, row: person.row, given });
  }

  leave({ sourcedId, userId, given }: LinkedPerson): void {
    const user = this.byId.get(userId);
    // of those whose link moved to another id, none is left
    if (!user?.isActive || user.graduatedOn !== null || !this.unlisted.has(userId)) return;
    const name = nameOf(user);
    const school = this.elsewhere.get(sourcedId);
    if (school !== undefined) this.notes.push({ row: 0, name, message: t('roster.nowElsewhere', { school }) });
    if (!isRosterRole(user.role)) this.notes.push({ row: 0, name, message: t('roster.keptStaff') });
    else if (!given.isActive) this.notes.push({ row: 0, name, message: t('roster.keptActive') });
    else {
      const change = { sourcedId, row: 0, user, to: { isActive: false }, last: given };
      this.leavers.push({ ...change, given: { ...given, isActive: false } });
    }
  }

  private link(person: RosteredPerson, user: User): void {
    const before = this.unlisted.get(user.id);
    // an address may be given to someone else later, so a name must be the same too
    const isRenumbered = before !== undefined && before.given.role === person.role && sharesName(person, user);
    if (this.linked.has(user.id) && !isRenumbered) return this.note(person, t('roster.emailTwice'));
    // an address that nobody confirmed shows nothing: whoever typed it could become a teacher
    if (!user.emailConfirmed && !isSamePerson(person, user)) return this.note(person, t('roster.emailUnconfirmed'));
    // a student in the file may have the address of a parent who has an account
    if (isRosterRole(user.role) && user.role !== person.role && !isSameName(person, user))
      return this.note(person, t('roster.emailTwice'));
    this.linked.add(user.id);
    this.unlisted.delete(user.id);
    this.compare(person, user, before?.given, before?.sourcedId);
  }

  private withUsername(person: RosteredPerson): User | undefined {
    const user = this.byUsername.get(lower(person.username));
    const isFree = user && (!this.linked.has(user.id) || this.unlisted.has(user.id));
    return isFree && isSamePerson(person, user) ? user : undefined;
  }

  /** Without `last`, whatever was before gives way to the roster, except that an inactive account stays so. */
  private compare(listed: RosteredPerson, user: User, last: Given | undefined, movedFrom?: string): void {
    // what the file doesn't say, it says as before
    const person = { ...listed, gradeLevel: listed.gradeLevel === undefined ? user.gradeLevel : listed.gradeLevel };
    if (listed.unknownGrade !== undefined && user.gradeLevel !== null)
      this.note(person, t('roster.gradeStays', { grade: listed.unknownGrade }));
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
      if (isByHand(field)) kept.push(t(ROSTER_LABELS[field]));
      else to[field] = person[field];
    }
    const follows = isRostered && user.graduatedOn === null;
    if (follows && differs('gradeLevel')) {
      if (isByHand('gradeLevel')) kept.push(t(ROSTER_LABELS.gradeLevel));
      else to.gradeLevel = person.gradeLevel;
    }
    if (follows && person.role !== user.role) {
      if (isByHand('role')) kept.push(t(ROSTER_LABELS.role));
      else to.role = person.role;
    }
    if (kept.length > 0) this.note(person, t('roster.keptField', { fields: kept.join(', ') }));
    if (!user.isActive) {
      if (isRostered && last?.isActive === false) to.isActive = true;
      else this.note(person, t('roster.keptInactive'));
    }
    const keepsEmail = person.email === '' || this.taken.has(person.sourcedId);
    const given = givenTo({
      ...person,
      email: keepsEmail ? (last?.email ?? user.email) : person.email,
      gradeLevel: listed.gradeLevel === undefined && last ? last.gradeLevel : person.gradeLevel,
    });
    const isSame =
      last &&
      movedFrom === undefined &&
      (Object.keys(given) as (keyof Given)[]).every((field) => given[field] === last[field]);
    if (Object.keys(to).length > 0 || !isSame)
      this.changes.push({ sourcedId: person.sourcedId, row: person.row, user, to, last, given, movedFrom });
  }

  /** Whether the address is free. */
  private email(person: RosteredPerson, user: User): boolean {
    const email = lower(person.email);
    if (email === lower(user.email)) return true;
    const isFree = !this.byEmail.has(email) && !this.school.elsewhere.has(email);
    if (isFree) this.byEmail.set(email, user);
    else {
      this.taken.add(person.sourcedId);
      this.note(person, t('roster.keptEmail'));
    }
    return isFree;
  }

  private note(person: RosteredPerson, message: string): void {
    this.notes.push({ row: person.row, name: nameOf(person), message });
  }
}

export const ROSTER_LABELS = {
  firstName: msg('common.firstName'),
  lastName: msg('common.lastName'),
  email: msg('common.email'),
  gradeLevel: msg('common.gradeLevel'),
  role: msg('common.role'),
} as const;

const lower = (text: string): string => text.toLowerCase();
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string => `${firstName} ${lastName}`;
const isRosterRole = (role: Role): role is RosterRole => (ROSTER_ROLES as readonly Role[]).includes(role);
const isSamePerson = (person: RosteredPerson, user: User): boolean =>
  person.role === user.role && isSameName(person, user);
const isSameName = (person: RosteredPerson, user: User): boolean => lower(nameOf(person)) === lower(nameOf(user));
const sharesName = (person: RosteredPerson, user: User): boolean =>
  lower(person.firstName) === lower(user.firstName) || lower(person.lastName) === lower(user.lastName);
const givenTo = ({ firstName, lastName, email, role, gradeLevel }: Omit<Given, 'isActive'>): Given => ({
  ...{ firstName, lastName, email, role, gradeLevel },
  isActive: true,
});

/** `import` stands in the events, so that the trail shows where they come from. */
export function addRostered(
  userId: number,
  { person, username }: PlannedAdd,
  imported: { readonly import: number; readonly row: number },
): readonly UserEvent[] {
  const { role, gradeLevel = null } = person;
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
