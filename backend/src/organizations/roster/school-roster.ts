import { GRADE_LEVELS, LIMITS, t, type RosterNote } from '@hourtrail/contracts';
import { isEmail } from 'class-validator';
import type { RosteredPerson, RosterOfSchool, RosterRole } from '../../identity/index.js';
import type { ListedClass, ListedPerson, OneRoster, Org, Session } from './one-roster.js';

export interface RosteredClass {
  readonly listed: ListedClass;
  /** The school year that its terms belong to. */
  readonly year: Session | undefined;
  readonly teachers: ReadonlySet<string>;
  readonly students: ReadonlySet<string>;
  /** Only in a file of changes: who is no longer in it. */
  readonly left: ReadonlySet<string>;
}

/** What a file says of one school. */
export interface SchoolRoster extends RosterOfSchool {
  readonly classes: readonly RosteredClass[];
  /** Whether it has all classes. */
  readonly hasAllClasses: boolean;
  /** Whether the classes name everyone who is in them. */
  readonly areClassesComplete: boolean;
  readonly years: readonly Session[];
  readonly notes: readonly RosterNote[];
}

const SCHOOL_YEAR = 'schoolYear';
const SCHOOL = 'school';

/**
 * The organization of the file that a school is: by the id that an earlier roster linked, else by name. Undefined with
 * the names that the file has.
 */
export function orgOfSchool(
  { orgs }: Pick<OneRoster, 'orgs'>,
  { name, linked }: { readonly name: string; readonly linked: string | undefined },
): { readonly sourcedId: string } | { readonly problem: string } {
  // a file of changes need not list an organization that we know
  if (linked !== undefined && (orgs.has(linked) || orgs.size === 0)) return { sourcedId: linked };
  const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');
  const all = [...orgs.values()];
  const named = all.filter((org) => plain(org.name) === plain(name));
  const schools = named.filter(({ type }) => type === SCHOOL);
  const [only, second] = schools.length > 0 ? schools : named;
  if (only && !second) return only;
  if (only) return { problem: t('roster.schoolTwice', { school: name }) };
  return { problem: t('roster.unknownSchool', { school: name, names: namesOf(all) }) };
}

const NAMES_SHOWN = 5;

function namesOf(orgs: readonly Org[]): string {
  const schools = orgs.filter(({ type }) => type === SCHOOL);
  const names = (schools.length > 0 ? schools : orgs).map(({ name }) => name);
  return names.length > NAMES_SHOWN ? `${names.slice(0, NAMES_SHOWN).join(', ')}, …` : names.join(', ') || '–';
}

/** A parent belongs to the school of a student, whichever organization the file says. */
export function rosterOfSchool(file: OneRoster, org: string): SchoolRoster {
  const notes: RosterNote[] = [];
  const roleOf = new Map<string, RosterRole>();
  const own = new Map<string, ListedPerson>();
  for (const person of file.people.values()) {
    const role = person.isActive ? roleAt(person, org, notes) : undefined;
    if (role === undefined) continue;
    own.set(person.sourcedId, person);
    roleOf.set(person.sourcedId, role);
  }
  const families = familiesIn(file, roleOf);
  for (const { parent } of families) {
    const listed = file.people.get(parent);
    if (roleOf.has(parent) || !listed) continue;
    own.set(parent, listed);
    roleOf.set(parent, 'parent');
  }
  const people = [...own.values()].map((person) => ({
    row: person.row,
    sourcedId: person.sourcedId,
    username: person.username,
    email: emailOf(person),
    firstName: person.firstName,
    lastName: person.lastName,
    role: roleOf.get(person.sourcedId) as RosterRole,
    ...(roleOf.get(person.sourcedId) === 'student' ? gradeIn(person) : { gradeLevel: null }),
  }));
  const gone = new Set([...file.people.values()].filter(({ isActive }) => !isActive).map(({ sourcedId }) => sourcedId));
  return {
    people,
    gone,
    isComplete: file.modes.users === 'bulk' && file.modes.roles !== 'delta',
    saysFamilies: [...file.people.values()].some(({ agents }) => agents !== undefined),
    elsewhere: elsewhereIn(file, own),
    families,
    classes: classesOf(file, org, roleOf),
    hasAllClasses: file.modes.classes === 'bulk',
    areClassesComplete: file.modes.enrollments === 'bulk',
    years: [...file.sessions.values()].filter(({ type }) => type === SCHOOL_YEAR),
    notes,
  };
}

const STAFF: readonly string[] = ['teacher', 'counselor'];
const ADMINISTRATORS: readonly string[] = [
  ...['administrator', 'principal', 'siteAdministrator', 'districtAdministrator', 'systemAdministrator'],
];

/** A role that decides on others is given by hand: a file makes nobody an administrator, nor a verifier. */
function roleAt(person: ListedPerson, org: string, notes: RosterNote[]): RosterRole | undefined {
  const here = person.roles.filter((one) => one.org === org);
  const { role } = here.find(({ isPrimary }) => isPrimary) ?? here[0] ?? {};
  if (role === undefined) return undefined;
  if (role === 'student') return 'student';
  if (STAFF.includes(role)) return 'teacher';
  if (role === 'parent' || role === 'guardian') return 'parent';
  const note = { file: 'users.csv', row: person.row, name: `${person.firstName} ${person.lastName}` };
  if (ADMINISTRATORS.includes(role)) {
    notes.push({ ...note, message: t('roster.asTeacher') });
    return 'teacher';
  }
  notes.push({ ...note, message: t('roster.roleLeftOut') });
  return undefined;
}

/** The schools of those who are active at another one only. */
function elsewhereIn({ people, orgs }: OneRoster, own: ReadonlyMap<string, ListedPerson>): ReadonlyMap<string, string> {
  return new Map(
    [...people.values()].flatMap(({ sourcedId, isActive, roles }) => {
      if (!isActive || own.has(sourcedId)) return [];
      const school = roles.map(({ org }) => orgs.get(org)).find((org) => org?.type === SCHOOL);
      return school ? [[sourcedId, school.name] as const] : [];
    }),
  );
}

/**
 * Exports name the parents of a student, the students of a parent, or both. A relative follows nobody. A file of changes
 * need not list the other one.
 */
function familiesIn(
  { people, modes }: OneRoster,
  roleOf: ReadonlyMap<string, RosterRole>,
): readonly { readonly parent: string; readonly student: string }[] {
  const families = new Map<string, { parent: string; student: string }>();
  const add = (parent: string, student: string): void => {
    const [known, of] = [people.get(parent), people.get(student)];
    const isChange = modes.users === 'delta';
    const follows = known ? known.isActive && isParent(known) : isChange && of !== undefined;
    const isFollowed = of ? roleOf.get(student) === 'student' : isChange && roleOf.get(parent) === 'parent';
    if (follows && isFollowed) families.set(JSON.stringify([parent, student]), { parent, student });
  };
  for (const { sourcedId, agents } of people.values()) {
    for (const agent of agents ?? []) {
      add(agent, sourcedId);
      add(sourcedId, agent);
    }
  }
  return [...families.values()].filter(({ parent }) => (roleOf.get(parent) ?? 'parent') === 'parent');
}

const isParent = ({ roles }: ListedPerson): boolean =>
  roles.some(({ role }) => role === 'parent' || role === 'guardian');

/** Some exports have it as the username only. */
const emailOf = ({ email, username }: ListedPerson): string =>
  [email, username].find((text) => text.length <= LIMITS.emailMax && /^\P{C}*$/u.test(text) && isEmail(text)) ?? '';

/** `09`, `9`, `9th`, `Grade 9`. Those below grade 9 have none here, and whatever else there is isn't a grade. */
function gradeIn({ grades }: ListedPerson): Pick<RosteredPerson, 'gradeLevel' | 'unknownGrade'> {
  if (grades === undefined) return { gradeLevel: undefined };
  const numbers = grades.map((grade) => GRADE.exec(grade)?.[1]);
  const gradeLevel = numbers.find((grade) => (GRADE_LEVELS as readonly (string | undefined)[]).includes(grade));
  if (gradeLevel !== undefined) return { gradeLevel };
  const [first] = grades;
  return first === undefined ? { gradeLevel: null } : { gradeLevel: undefined, unknownGrade: first };
}

const GRADE = /^(?:grade|gr\.?)?\s*0{0,2}([1-9]\d{0,2})(?:st|nd|rd|th)?(?:\s+grade)?$/i;

function classesOf(
  { classes, enrollments, sessions }: OneRoster,
  org: string,
  roleOf: ReadonlyMap<string, RosterRole>,
): readonly RosteredClass[] {
  const own = new Map(
    [...classes.values()]
      .filter(({ school }) => school === org)
      .map((listed) => [
        listed.sourcedId,
        {
          listed,
          year: listed.terms.map((term) => yearOf(term, sessions)).find(Boolean),
          teachers: new Set<string>(),
          students: new Set<string>(),
          left: new Set<string>(),
        },
      ]),
  );
  for (const { person, class: of, role, isDeleted } of enrollments) {
    const one = own.get(of);
    const is = roleOf.get(person);
    if (!one) continue;
    if (isDeleted) one.left.add(person);
    else if (role === 'student' && is === 'student') one.students.add(person);
    else if (role === 'teacher' && is === 'teacher') one.teachers.add(person);
  }
  return [...own.values()];
}

/** Terms may be in semesters, and those in a year. */
function yearOf(id: string, sessions: ReadonlyMap<string, Session>): Session | undefined {
  const seen = new Set<string>();
  for (let one = sessions.get(id); one && !seen.has(one.sourcedId); one = sessions.get(one.parent)) {
    if (one.type === SCHOOL_YEAR) return one;
    seen.add(one.sourcedId);
  }
  return undefined;
}
