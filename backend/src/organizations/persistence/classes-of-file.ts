import { can, CreateClass, LIMITS, t, type Role } from '@hourtrail/contracts';
import type { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { ImportSetting } from '../../platform/imports/importing.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { readAs } from '../../platform/web/input/read-as.js';
import { add, change, type SchoolClass, type SchoolOfClasses } from '../domain/school-class.js';
import { classStream, TEACHING } from './classes.js';

interface Members {
  readonly teachers: number[];
  readonly students: number[];
}

interface ClassOfFile {
  readonly name: string;
  /** Undefined for a class that the file makes. */
  readonly existing: SchoolClass | undefined;
  /** Who is in it now. */
  readonly now: Members;
  readonly joining: Members;
  /** Places taken, also by rows that have no account yet. */
  readonly places: { teachers: number; students: number };
}

type Person = { readonly role: Role; readonly isActive?: boolean };

/** The classes of this school year that an imported file names; those that the school lacks are made. */
export async function classesOfFile(setting: ImportSetting): Promise<ClassesOfFile> {
  const { database, organizationId, now } = setting;
  const [[school], rows] = (await database.readAll(organizationId, [
    { text: SCHOOL, values: [organizationId, now] },
    { text: CLASSES, values: [organizationId, now, TEACHING] },
  ])) as [[{ classes: number; yearId: number | null }], (object & Record<keyof Members, number[]>)[]];
  const known = rows.map((row): ClassOfFile => {
    const existing = classStream.stateOf(row);
    const { teachers, students } = row;
    const places = { teachers: teachers.length, students: students.length };
    return { name: existing.name, existing, now: row, joining: nobody(), places };
  });
  return new ClassesOfFile(setting, school, known);
}

class ClassesOfFile {
  private readonly classes: Map<string, ClassOfFile>;

  constructor(
    private readonly setting: ImportSetting,
    private readonly school: { readonly classes: number; readonly yearId: number | null },
    known: readonly ClassOfFile[],
  ) {
    this.classes = new Map(known.map((one) => [one.name.toLowerCase(), one]));
  }

  /** `cell` holds names separated by semicolons. Answers in sentences why the person can't be in one of them. */
  reserve(cell: string, person: Person): readonly string[] {
    const names = namesIn(cell);
    if (names.length === 0) return [];
    const as = person.isActive === false ? undefined : membershipOf(person.role);
    if (!as) return [t('apiSchools.onlyMembersInClass')];
    return names.flatMap((name) => this.problemOf(name, as) ?? []);
  }

  join(cell: string, { id, role }: Person & { readonly id: number }): void {
    const as = membershipOf(role);
    if (as) for (const name of namesIn(cell)) this.classes.get(name.toLowerCase())?.joining[as].push(id);
  }

  notes(): readonly string[] {
    const names = this.made().map(({ name }) => name);
    return names.length === 0 ? [] : [t('apiSchools.makesClasses', { count: names.length, names: names.join(', ') })];
  }

  async save(work: UnitOfWork): Promise<void> {
    const { database, by, organizationId, reason } = this.setting;
    const ids = await database.read<{ id: number }>(organizationId, {
      text: `SELECT nextval('organizations.classes_id_seq')::integer AS id FROM generate_series(1, $1)`,
      values: [this.made().length],
    });
    const why = { reason };
    const changes = [...this.classes.values()].map(({ name, existing, now, joining }) => {
      const school = this.schoolWith(now, joining);
      const teacherIds = [...now.teachers, ...joining.teachers];
      if (!existing) {
        const input = { name, teacherIds, studentIds: joining.students, academicYearId: this.school.yearId, ...why };
        return { id: ids.shift()?.id ?? 0, state: undefined, events: add(school, by, input) };
      }
      const input = { ...(joining.teachers.length > 0 && { teacherIds }), addStudentIds: joining.students, ...why };
      return { id: existing.id, state: existing, events: change(existing, school, by, input) };
    });
    const changed = changes.filter(({ events }) => events.length > 0);
    if (changed.length > 0) await work.commit({ ...by, organizationId }, classStream, changed);
  }

  private made(): readonly ClassOfFile[] {
    return [...this.classes.values()].filter(({ existing }) => !existing);
  }

  private problemOf(typed: string, as: keyof Members): string | undefined {
    const name = validName(typed);
    if ('problem' in name) return name.problem;
    let found = this.classes.get(typed.toLowerCase());
    if (!found) {
      const max = LIMITS.classesMax;
      if (this.school.classes + this.made().length >= max) return t('apiSchools.tooManyClasses', { max });
      const places = { teachers: 0, students: 0 };
      found = { name: name.name, existing: undefined, now: nobody(), joining: nobody(), places };
      this.classes.set(typed.toLowerCase(), found);
    }
    found.places[as] += 1;
    const [teachersMax, studentsMax] = [LIMITS.classTeachersMax, LIMITS.classStudentsMax];
    if (found.places.teachers > teachersMax) return t('rules.tooManyTeachers', { max: teachersMax });
    if (found.places.students > studentsMax) return t('rules.tooManyStudents', { max: studentsMax });
    return undefined;
  }

  private schoolWith(now: Members, joining: Members): SchoolOfClasses {
    const { organizationId } = this.setting;
    const roleOf = (role: Role) => (id: number) => [id, role] as const;
    const teachers = [...now.teachers, ...joining.teachers].map(roleOf('teacher'));
    const students = [...now.students, ...joining.students].map(roleOf('student'));
    const { classes, yearId } = this.school;
    return { organizationId, classes, yearIds: yearId ? [yearId] : [], roles: new Map([...teachers, ...students]) };
  }
}

const nobody = (): Members => ({ teachers: [], students: [] });

const membershipOf = (role: Role): keyof Members | undefined =>
  role === 'student' ? 'students' : can(role, 'classes.read') ? 'teachers' : undefined;

const namesIn = (cell: string): readonly string[] => {
  const names = cell.split(';').map((name) => name.trim().replace(/\s+/g, ' '));
  return [...new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name])).values()];
};

function validName(name: string): { readonly name: string } | { readonly problem: string } {
  try {
    return readAs(CreateClass, { name });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { problem: error.details.errors?.[0]?.message ?? error.message };
  }
}

const YEAR = `
  SELECT y.id FROM organizations.academic_years y JOIN organizations.organizations o ON o.id = y.organization_id
  WHERE y.organization_id = $1 AND y.deleted_at IS NULL
    AND ($2::timestamptz AT TIME ZONE o.time_zone)::date BETWEEN y.starts_on AND y.ends_on`;

const SCHOOL = `
  SELECT (SELECT count(*)::integer FROM organizations.classes
          WHERE organization_id = $1 AND deleted_at IS NULL) AS classes, (${YEAR}) AS "yearId"`;

/** Those of no year first, so that one of this year with the same name is the one that is found. */
const CLASSES = `
  SELECT c.*, d.student_ids AS students,
    ARRAY (SELECT p.id FROM directory.people p
           WHERE p.organization_id = $1 AND p.id = ANY (c.teacher_ids) AND p.role = ANY ($3::text[])
             AND p.is_active AND p.moved_to IS NULL) AS teachers
  FROM organizations.classes c
  JOIN directory.classes d ON (d.organization_id, d.id) = (c.organization_id, c.id)
  WHERE c.organization_id = $1 AND coalesce(c.academic_year_id, 0) IN (0, coalesce((${YEAR}), 0))
  ORDER BY c.academic_year_id NULLS FIRST`;
