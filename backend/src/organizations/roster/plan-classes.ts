import { can, LIMITS, t, withoutInvisible, type Role } from '@hourtrail/contracts';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { By } from '../domain/organization.state.js';
import { add as addYear, type AcademicYear, type AcademicYearEvent } from '../domain/academic-year.js';
import { add, change, remove, type ClassEvent, type SchoolClass } from '../domain/school-class.js';
import type { RosteredClass, RosterNote } from './school-roster.js';
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
  const added: AcademicYear[] = [];
  return sessions.flatMap((session): readonly PlannedYear[] => {
    const link = yearLinks.find(({ sourcedId }) => sourcedId === session.sourcedId);
    const linked = link && known.get(link.recordId);
    const days = { startsOn: session.startsOn, endsOn: session.endsOn };
    const meeting = years.find((year) => days.startsOn <= year.endsOn && year.startsOn <= days.endsOn);
    const year = linked ?? meeting;
    if (year) return [{ session, year, events: [] }];
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
    added.push({ ...NEW_YEAR, organizationId, name, ...days });
    return [{ session, year: undefined, events }];
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
}

/**
 * What a roster changes among the classes. Members, teachers, names and years that someone changed by hand stay; a
 * class that the file no longer has stays too, as those of earlier years do, unless the file deletes it.
 */
export function planClasses(
  roster: { readonly classes: readonly RosteredClass[]; readonly areClassesComplete: boolean },
  school: SchoolOfRoster & { readonly yearIdOf: ReadonlyMap<string, number> },
  notes: RosterNote[],
): readonly PlannedClass[] {
  const { by, organizationId, classes, links, yearIdOf, roles, idOf, reason } = school;
  const byId = new Map(classes.map((one) => [one.id, one]));
  const linkOf = new Map(links.map((link) => [link.sourcedId, link]));
  const taken = new Set(links.map(({ recordId }) => recordId));
  const nameOf = namesIn(roster.classes, yearIdOf);
  const yearIds = [...new Set([...yearIdOf.values(), ...school.years.map(({ id }) => id)])];
  let count = classes.filter(({ deletedAt }) => deletedAt === null).length;
  return roster.classes.flatMap((one): readonly PlannedClass[] => {
    const { sourcedId, isDeleted, row, title } = one.listed;
    const link = linkOf.get(sourcedId);
    const linked = link && byId.get(link.recordId);
    const given = givenOf(one, { nameOf, yearIdOf, idOf, roles });
    const twin = classes.find(
      ({ id, name, academicYearId, deletedAt }) =>
        deletedAt === null &&
        !taken.has(id) &&
        academicYearId === given.academicYearId &&
        name.toLowerCase() === given.name.toLowerCase(),
    );
    const before = link ? linked : twin;
    // someone deleted it by hand
    if (link && before?.deletedAt !== null) return [];
    if (isDeleted) {
      if (!link || !before) return [];
      return [{ sourcedId, before, events: remove(before, by, { reason }), given: link.given, last: link.given }];
    }
    const of = { organizationId, classes: count, yearIds, roles };
    const last = link?.given;
    const events = attempt(
      () =>
        before
          ? change(before, of, by, { ...inputOf(before, { one, given, last, idOf, roles, ...roster }), reason })
          : add(of, by, { ...given, reason }),
      (problem) =>
        notes.push({ file: 'classes.csv', row, name: title, message: t('roster.classLeftOut', { problem }) }),
    );
    if (!events) return [];
    if (before) taken.add(before.id);
    else count += 1;
    const now = roster.areClassesComplete || !last ? given : { ...given, ...membersAfter(last, one, idOf) };
    const isSame = last !== undefined && JSON.stringify(last) === JSON.stringify(now);
    return events.length === 0 && isSame ? [] : [{ sourcedId, before, events, given: now, last }];
  });
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
    areClassesComplete,
  }: {
    readonly one: RosteredClass;
    readonly given: GivenClass;
    readonly last: GivenClass | undefined;
    readonly idOf: ReadonlyMap<string, number>;
    readonly roles: ReadonlyMap<number, Role>;
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
    removeStudentIds: leaving(given.studentIds, were.studentIds),
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
  }: {
    readonly nameOf: ReadonlyMap<string, string>;
    readonly yearIdOf: ReadonlyMap<string, number>;
    readonly idOf: ReadonlyMap<string, number>;
    readonly roles: ReadonlyMap<number, Role>;
  },
): GivenClass => ({
  name: nameOf.get(listed.sourcedId) ?? '',
  academicYearId: (year && yearIdOf.get(year.sourcedId)) ?? null,
  teacherIds: idsOf(teachers, idOf)
    .filter((id) => teaches(roles.get(id)))
    .slice(0, LIMITS.classTeachersMax),
  studentIds: idsOf(students, idOf).filter((id) => roles.get(id) === 'student'),
});

const teaches = (role: Role | undefined): boolean => role !== undefined && can(role, 'classes.read');

const shortened = (text: string, max: number): string => withoutInvisible(text).slice(0, max).trim();

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
  const withCode = ({ listed: { title, code } }: RosteredClass): string =>
    `${title.slice(0, LIMITS.classNameMax - code.length - 3)} (${code})`;
  const titles = times(classes.map((one) => key(one, one.listed.title)));
  const coded = times(classes.map((one) => key(one, withCode(one))));
  return new Map(
    classes.map((one) => {
      const { sourcedId, title, code } = one.listed;
      if (titles.get(key(one, title)) === 1) return [sourcedId, short(title)];
      if (code && coded.get(key(one, withCode(one))) === 1) return [sourcedId, short(withCode(one))];
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
