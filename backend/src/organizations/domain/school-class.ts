import { can, LIMITS, t, type Role } from '@hourtrail/contracts';
import { conflict, invalid } from '../../platform/kernel/domain-error.js';
import { recordIdOf, type DomainEvent, type RecordedEvent } from '../../platform/kernel/event.js';
import type { Changes } from './changes.js';
import { explained, type Why } from './organization.js';
import type { By } from './organization.state.js';

export interface SchoolClass {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly teacherIds: readonly number[];
  /** Also those who have left: who is in the class is who of them is an active student now. */
  readonly studentIds: readonly number[];
  readonly academicYearId: number | null;
  readonly deletedAt: Date | null;
}

/** What a school has, as far as its classes depend on it. */
export interface SchoolOfClasses {
  readonly organizationId: number;
  readonly classes: number;
  readonly yearIds: readonly number[];
  /** The roles of active people of the school, by id: of those that a class or an input names. */
  readonly roles: ReadonlyMap<number, Role>;
}

export interface NewClass {
  readonly name: string;
  readonly teacherIds?: readonly number[] | null | undefined;
  readonly studentIds?: readonly number[] | null | undefined;
  readonly academicYearId?: number | null | undefined;
}

export interface ClassInput {
  readonly name?: string | null | undefined;
  readonly teacherIds?: readonly number[] | null | undefined;
  readonly academicYearId?: number | null | undefined;
  readonly addStudentIds?: readonly number[] | null | undefined;
  readonly removeStudentIds?: readonly number[] | null | undefined;
}

export type ClassEventData = {
  /** Text `name`. */
  'class.added': {
    readonly teacherIds: readonly number[];
    readonly studentIds: readonly number[];
    readonly academicYearId: number | null;
  };
  /** Text `name`, if changed. */
  'class.changed': Changes<Pick<SchoolClass, 'teacherIds' | 'academicYearId'>> & {
    readonly addedStudentIds?: readonly number[];
    readonly removedStudentIds?: readonly number[];
  };
  'class.deleted': object;
};

/** `noReason`: a reason (text `reason`) was required but not given. */
export type ClassEvent = {
  [Type in keyof ClassEventData]: DomainEvent & {
    readonly type: Type;
    readonly data: ClassEventData[Type] & { readonly noReason?: true };
  };
}[keyof ClassEventData];

export function add(school: SchoolOfClasses, by: By, input: NewClass & Why): readonly ClassEvent[] {
  const { name, academicYearId = null } = input;
  const [teacherIds, studentIds] = [input.teacherIds ?? [], input.studentIds ?? []];
  aSchoolHasFiveHundredClassesAtMost(school);
  aClassHasFiveHundredStudentsAtMost(studentIds.length);
  itsPeopleAndYearAreOfTheSchool(school, { teacherIds, studentIds, academicYearId });
  const added: ClassEvent = {
    type: 'class.added',
    data: { teacherIds, studentIds, academicYearId },
    texts: { name },
  };
  return [explained(added, school.organizationId, by, input)];
}

/** Absent fields stay unchanged. Who is both added and removed is added. No change, no event. */
export function change(
  before: SchoolClass,
  school: SchoolOfClasses,
  by: By,
  input: ClassInput & Why,
): readonly ClassEvent[] {
  const { addStudentIds, removeStudentIds, academicYearId, teacherIds } = input;
  const addedStudentIds = (addStudentIds ?? []).filter((id) => !before.studentIds.includes(id));
  const removedStudentIds = before.studentIds.filter(
    (id) => removeStudentIds?.includes(id) && !addStudentIds?.includes(id),
  );
  itsPeopleAndYearAreOfTheSchool(school, { teacherIds, studentIds: addStudentIds, academicYearId });
  const stay = before.studentIds.filter((id) => !removedStudentIds.includes(id) && isStudent(school, id));
  if (addedStudentIds.length > 0) aClassHasFiveHundredStudentsAtMost(stay.length + addedStudentIds.length);
  const data: ClassEventData['class.changed'] = {
    ...(teacherIds &&
      !areEqual(teacherIds, before.teacherIds) && { teacherIds: { from: before.teacherIds, to: teacherIds } }),
    ...(academicYearId !== undefined &&
      academicYearId !== before.academicYearId && {
        academicYearId: { from: before.academicYearId, to: academicYearId },
      }),
    ...(addedStudentIds.length > 0 && { addedStudentIds }),
    ...(removedStudentIds.length > 0 && { removedStudentIds }),
  };
  const name = input.name ?? before.name;
  if (name === before.name && Object.keys(data).length === 0) return [];
  const changed: ClassEvent = { type: 'class.changed', data, ...(name !== before.name && { texts: { name } }) };
  return [explained(changed, school.organizationId, by, input)];
}

export const remove = ({ organizationId }: SchoolClass, by: By, why: Why): readonly ClassEvent[] => [
  explained<ClassEvent>({ type: 'class.deleted', data: {} }, organizationId, by, why),
];

const areEqual = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

const isStudent = ({ roles }: SchoolOfClasses, id: number): boolean => roles.get(id) === 'student';

function aSchoolHasFiveHundredClassesAtMost({ classes }: SchoolOfClasses): void {
  const { classesMax: max } = LIMITS;
  if (classes >= max) throw conflict('classes.too-many', t('apiSchools.tooManyClasses', { max }));
}

function aClassHasFiveHundredStudentsAtMost(count: number): void {
  const { classStudentsMax: max } = LIMITS;
  if (count > max) throw conflict('classes.too-many-students', t('rules.tooManyStudents', { max }));
}

function itsPeopleAndYearAreOfTheSchool(
  school: SchoolOfClasses,
  { teacherIds, studentIds, academicYearId }: Omit<NewClass, 'name'>,
): void {
  const teaches = (id: number): boolean => {
    const role = school.roles.get(id);
    return role !== undefined && can(role, 'classes.read');
  };
  const problems = [
    ...(teacherIds?.every(teaches) === false ? [{ field: 'teacherIds', message: t('apiSchools.onlyStaffTeach') }] : []),
    ...(studentIds?.every((id) => isStudent(school, id)) === false
      ? [{ field: 'studentIds', message: t('apiSchools.onlyStudentsInClass') }]
      : []),
    ...(academicYearId && !school.yearIds.includes(academicYearId)
      ? [{ field: 'academicYearId', message: t('apiSchools.unknownYear') }]
      : []),
  ];
  if (problems.length > 0) throw invalid('classes.invalid', problems);
}

export function evolve(before: SchoolClass | undefined, event: RecordedEvent): SchoolClass {
  const { data, texts, version, organizationId } = event;
  if (!before) {
    const { teacherIds, studentIds, academicYearId } = data as unknown as ClassEventData['class.added'];
    const name = texts['name'] ?? '';
    const id = recordIdOf(event.stream);
    return { organizationId, id, version, name, teacherIds, studentIds, academicYearId, deletedAt: null };
  }
  if (event.type === 'class.deleted') return { ...before, deletedAt: event.at, version };
  const changed = data as ClassEventData['class.changed'];
  const { addedStudentIds = [], removedStudentIds = [] } = changed;
  return {
    ...before,
    version,
    name: texts['name'] ?? before.name,
    teacherIds: changed.teacherIds ? changed.teacherIds.to : before.teacherIds,
    academicYearId: changed.academicYearId ? changed.academicYearId.to : before.academicYearId,
    studentIds: [...before.studentIds.filter((id) => !removedStudentIds.includes(id)), ...addedStudentIds],
  };
}
