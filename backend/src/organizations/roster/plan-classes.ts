import { can, LIMITS, t, withoutInvisible, type Role, type RosterNote } from '@hourtrail/contracts';
import type { Loss } from '../../identity/index.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { By } from '../domain/organization.state.js';
import { add as addYear, type AcademicYear, type AcademicYearEvent } from '../domain/academic-year.js';
import { add, change, remove, type ClassEvent, type SchoolClass } from '../domain/school-class.js';
import type { RosteredClass, SchoolRoster } from './school-roster.js';
import type { Session } from './one-roster.js';

/** What the roster said of a class last, with the numbers of our records. */
export interface GivenClass {
  readonly name: string;
  readonly academicYearId: number | null;
  readonly teacherIds: readonly number[];
  readonly studentIds: readonly number[];
}

export interface Linked<Given> {
  readonly sourcedId: string;
  readonly recordId: number;
  readonly given: Given;
}

export interface SchoolOfRoster {
  /** Whom the roster deactivates: they stay in their classes. */
  readonly leaverIds: ReadonlySet<number>;
  readonly by: By;
  readonly organizationId: number;
  readonly years: readonly AcademicYear[];
  readonly classes: readonly SchoolClass[];
  readonly links: readonly Linked<GivenClass>[];
  readonly yearLinks: readonly Linked<null>[];
  readonly idOf: ReadonlyMap<string, number>;
  /** The roles of everyone who is active here once the roster is saved. */
  readonly roles: ReadonlyMap<number, Role>;
  readonly reason: string | null;
}

export interface PlannedYear {
  readonly session: Session;
  /** Undefined for one that is added. */
  readonly year: AcademicYear | undefined;
  /** The session whose year, which is added, this one shares a day with. */
  readonly as: string | undefined;
  readonly events: readonly AcademicYearEvent[];
}

/** A school year of the roster is ours if it was linked, or if it shares a day with one of ours; else it is added. */
export function planYears(
  sessions: readonly Session[],
  {
    by,
    organizationId,
    years,
    yearLinks,
    reason,
  }: Pick<SchoolOfRoster, 'by' | 'organizationId' | 'years' | 'yearLinks' | 'reason'>,
  notes: RosterNote[],
): readonly PlannedYear[] {
  const known = new Map(years.map((year) => [year.id, year]));
  const added: (AcademicYear & { readonly sourcedId: string })[] = [];
  return sessions.flatMap((session): readonly PlannedYear[] => {
    const link = yearLinks.find(({ sourcedId }) => sourcedId === session.sourcedId);
    const linked = link && known.get(link.recordId);
    const days = { startsOn: session.startsOn, endsOn: session.endsOn };
    const isMet = (year: AcademicYear): boolean => days.startsOn <= year.endsOn && year.startsOn <= days.endsOn;
    const year = linked ?? years.find(isMet);
    const as = year ? undefined : added.find(isMet)?.sourcedId;
    if (year || as !== undefined) return [{ session, year, as, events: [] }];
    const school = { organizationId, years: [...years, ...added], yearsOfClasses: [] };
    const name = shortened(session.title, LIMITS.yearNameMax);
    const events = attempt(
      () => addYear(school, by, { name, ...days, reason }),
      (problem) =>
        notes.push({
          ...{ file: 'academicSessions.csv', row: session.row, name: session.title },
          message: t('roster.yearLeftOut', { problem }),
        }),
    );
    if (!events) return [];
    added.push({ ...NEW_YEAR, organizationId, name, ...days, sourcedId: session.sourcedId });
    return [{ session, year: undefined, as, events }];
  });
}

const NEW_YEAR = {
  ...{
    id: 0,
    version: 0,
    deletedAt: null,
    rolledOverAt: null,
    movedUp: null,
    graduated: null,
    leavers: null,
    repeaters: null,
  },
};

export interface PlannedClass {
  readonly sourcedId: string;
  /** Undefined for one that is added. */
  readonly before: SchoolClass | undefined;
  readonly events: readonly ClassEvent[];
  readonly given: GivenClass;
  readonly last: GivenClass | undefined;
  /** The sourcedId that the class had before. */
  readonly movedFrom: string | undefined;
}

/**
 * What a roster changes among the classes. Members, teachers, names and years that someone changed by hand stay; a
 * class that the file no longer has stays too, as those of earlier years do, unless the file deletes it, or has it again
 * under another id.
 */
export function planClasses(
  roster: Pick<SchoolRoster, 'classes' | 'hasAllClasses' | 'areClassesComplete'>,
  school: SchoolOfRoster & { readonly yearIdOf: ReadonlyMap<string, number> },
  notes: RosterNote[],
): readonly PlannedClass[] {
  const { by, organizationId, classes, links, yearIdOf, roles, idOf, reason, leaverIds } = school;
  const byId = new Map(classes.map((one) => [one.id, one]));
  const linkOf = new Map(links.map((link) => [link.sourcedId, link]));
  const nameOf = namesIn(roster.classes, yearIdOf);
  const listed = new Set(roster.classes.map((one) => one.listed.sourcedId));
  const unlisted = new Map(
    links
      .filter(({ sourcedId }) => roster.hasAllClasses && !listed.has(sourcedId))
      .map((link) => [link.recordId, link]),
  );
  const taken = new Set(links.map(({ recordId }) => recordId).filter((id) => !unlisted.has(id)));
  const live = classes.filter(({ deletedAt }) => deletedAt === null);
  const names = new Set(live.map(keyOf));
  const yearIds = [...new Set([...yearIdOf.values(), ...school.years.map(({ id }) => id)])];
  let count = live.length;
  return roster.classes.flatMap((one): readonly PlannedClass[] => {
    const { sourcedId, isDeleted, row, title } = one.listed;
    const link = linkOf.get(sourcedId);
    const linked = link && byId.get(link.recordId);
    const given = givenOf(one, { nameOf, yearIdOf, idOf, roles, last: link?.given });
    const twin = live.find((other) => !taken.has(other.id) && keyOf(other) === keyOf(given));
    const before = link ? linked : twin;
    const moved = before && !link ? unlisted.get(before.id) : undefined;
    // someone deleted it by hand
    if (link && before?.deletedAt !== null) return [];
    if (isDeleted) {
      if (!link || !before) return [];
      const events = remove(before, by, { reason });
      return [{ sourcedId, before, events, given: link.given, last: link.given, movedFrom: undefined }];
    }
    const of = { organizationId, classes: count, yearIds, roles };
    const last = link?.given ?? moved?.given;
    const leftOut = (problem: string): void =>
      void notes.push({ file: 'classes.csv', row, name: title, message: t('roster.classLeftOut', { problem }) });
    const nameIn = (input: { name?: string; academicYearId?: number | null }): string =>
      keyOf({ ...(before ?? given), ...input });
    const inputs = [given, ...withCode(one.listed, given)].map((named) => ({
      named,
      input: before && inputOf(before, { one, given: named, last, idOf, roles, leaverIds, ...roster }),
    }));
    const free = inputs.find(({ named, input = named }) => {
      const key = nameIn(input);
      return (before && key === keyOf(before)) || !names.has(key);
    });
    if (!free) {
      leftOut(t('roster.classNameTaken', { name: given.name }));
      return [];
    }
    const { named, input } = free;
    const events = attempt(
      () => (before ? change(before, of, by, { ...input, reason }) : add(of, by, { ...named, reason })),
      leftOut,
    );
    if (!events) return [];
    names.add(nameIn(input ?? named));
    if (before) {
      taken.add(before.id);
      unlisted.delete(before.id);
    } else count += 1;
    const now = roster.areClassesComplete || !last ? named : { ...named, ...membersAfter(last, one, idOf) };
    const isSame = last !== undefined && !moved && JSON.stringify(last) === JSON.stringify(now);
    if (events.length === 0 && isSame) return [];
    return [{ sourcedId, before, events, given: now, last, movedFrom: moved?.sourcedId }];
  });
}

/** How many members the classes of the roster lose, of those whom an earlier one put there. */
export function lossOfMembers(
  planned: readonly PlannedClass[],
  { classes }: Pick<SchoolRoster, 'classes'>,
  links: readonly Linked<GivenClass>[],
): Loss {
  const listed = new Set(classes.map((one) => one.listed.sourcedId));
  const members = links.map(({ sourcedId, given }) => (listed.has(sourcedId) ? given.studentIds.length : 0));
  const removed = planned.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'class.changed' ? (event.data.removedStudentIds ?? []) : [])),
  );
  return { of: 'members', count: removed.length, total: members.reduce((sum, count) => sum + count, 0) };
}

const keyOf = ({ name, academicYearId }: Pick<SchoolClass, 'name' | 'academicYearId'>): string =>
  `${academicYearId ?? 0} ${name.toLowerCase()}`;

/** As it is called if another class has its name. */
function withCode({ code, title }: RosteredClass['listed'], given: GivenClass): readonly GivenClass[] {
  return code === '' ? [] : [{ ...given, name: shortened(coded(title, code), LIMITS.classNameMax) }];
}

/** The difference between what the roster said last and says now, so that what people did by hand stays. */
function inputOf(
  before: SchoolClass,
  {
    one,
    given,
    last,
    idOf,
    roles,
    leaverIds,
    areClassesComplete,
  }: {
    readonly one: RosteredClass;
    readonly given: GivenClass;
    readonly last: GivenClass | undefined;
    readonly idOf: ReadonlyMap<string, number>;
    readonly roles: ReadonlyMap<number, Role>;
    readonly leaverIds: ReadonlySet<number>;
    readonly areClassesComplete: boolean;
  },
) {
  const left = idsOf(one.left, idOf);
  const were = last ?? { ...given, teacherIds: [], studentIds: [] };
  const isNew = (ids: readonly number[], old: readonly number[]) => ids.filter((id) => !old.includes(id));
  const leaving = (now: readonly number[], old: readonly number[]): readonly number[] =>
    areClassesComplete ? old.filter((id) => !now.includes(id)) : old.filter((id) => left.includes(id));
  const gone = leaving(given.teacherIds, were.teacherIds);
  const teacherIds = [
    ...before.teacherIds.filter((id) => !gone.includes(id) && teaches(roles.get(id))),
    ...isNew(isNew(given.teacherIds, were.teacherIds), before.teacherIds),
  ];
  return {
    ...(given.name !== were.name && before.name === were.name && { name: given.name }),
    ...(given.academicYearId !== were.academicYearId &&
      before.academicYearId === were.academicYearId && { academicYearId: given.academicYearId }),
    ...((gone.length > 0 || teacherIds.some((id) => !before.teacherIds.includes(id))) && { teacherIds }),
    addStudentIds: isNew(given.studentIds, were.studentIds),
    // who leaves the school was in the class
    removeStudentIds: leaving(given.studentIds, were.studentIds).filter((id) => !leaverIds.has(id)),
  };
}

function membersAfter(
  last: GivenClass,
  { teachers, students, left }: RosteredClass,
  idOf: ReadonlyMap<string, number>,
): Pick<GivenClass, 'teacherIds' | 'studentIds'> {
  const gone = idsOf(left, idOf);
  const after = (old: readonly number[], joined: ReadonlySet<string>): readonly number[] =>
    [...new Set([...old.filter((id) => !gone.includes(id)), ...idsOf(joined, idOf)])].sort((a, b) => a - b);
  return { teacherIds: after(last.teacherIds, teachers), studentIds: after(last.studentIds, students) };
}

const idsOf = (sourcedIds: ReadonlySet<string>, idOf: ReadonlyMap<string, number>): readonly number[] =>
  [...sourcedIds].flatMap((sourcedId) => idOf.get(sourcedId) ?? []).sort((a, b) => a - b);

const givenOf = (
  { listed, year, teachers, students }: RosteredClass,
  {
    nameOf,
    yearIdOf,
    idOf,
    roles,
    last,
  }: {
    readonly nameOf: ReadonlyMap<string, string>;
    readonly yearIdOf: ReadonlyMap<string, number>;
    readonly idOf: ReadonlyMap<string, number>;
    readonly roles: ReadonlyMap<number, Role>;
    readonly last: GivenClass | undefined;
  },
): GivenClass => ({
  name: nameOf.get(listed.sourcedId) ?? '',
  academicYearId: (year && yearIdOf.get(year.sourcedId)) ?? last?.academicYearId ?? null,
  teacherIds: idsOf(teachers, idOf)
    .filter((id) => teaches(roles.get(id)))
    .slice(0, LIMITS.classTeachersMax),
  studentIds: idsOf(students, idOf).filter((id) => roles.get(id) === 'student'),
});

const teaches = (role: Role | undefined): boolean => role !== undefined && can(role, 'classes.read');

const shortened = (text: string, max: number): string => withoutInvisible(text).slice(0, max).trim();

const coded = (title: string, code: string): string =>
  `${title.slice(0, LIMITS.classNameMax - code.length - 3)} (${code})`;

/** Sections of a course often have one title: then the code tells them apart, or the id. */
function namesIn(
  classes: readonly RosteredClass[],
  yearIdOf: ReadonlyMap<string, number>,
): ReadonlyMap<string, string> {
  const short = (text: string): string => shortened(text, LIMITS.classNameMax);
  const yearOf = ({ year }: RosteredClass): number => (year && yearIdOf.get(year.sourcedId)) ?? 0;
  const times = (names: readonly string[]): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  };
  const key = (one: RosteredClass, name: string): string => `${yearOf(one)} ${short(name).toLowerCase()}`;
  const named = ({ listed: { title, code } }: RosteredClass): string => coded(title, code);
  const titles = times(classes.map((one) => key(one, one.listed.title)));
  const codes = times(classes.map((one) => key(one, named(one))));
  return new Map(
    classes.map((one) => {
      const { sourcedId, title, code } = one.listed;
      if (titles.get(key(one, title)) === 1) return [sourcedId, short(title)];
      if (code && codes.get(key(one, named(one))) === 1) return [sourcedId, short(named(one))];
      const id = sourcedId.slice(0, LIMITS.classNameMax / 2);
      return [sourcedId, short(`${title.slice(0, LIMITS.classNameMax - id.length - 3)} (${id})`)];
    }),
  );
}

/** A rule that refuses leaves the record out, and says why. */
function attempt<T>(work: () => T, refused: (problem: string) => unknown): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    refused(error.details.errors?.[0]?.message ?? error.message);
    return undefined;
  }
}
