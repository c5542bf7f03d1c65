import { can, ROLES, t, type ClassDetails, type ClassView, type LinkedStudent, type Role } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Records, schoolOfRecord, type OnRecord } from '../../platform/event-log/records.js';
import { Stream } from '../../platform/event-log/stream.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { conflict, notFound } from '../../platform/kernel/domain-error.js';
import { seesSchool } from '../domain/organization.rules.js';
import { evolve, type ClassEvent, type SchoolClass, type SchoolOfClasses } from '../domain/school-class.js';

export const classStream = new Stream<SchoolClass>({
  name: 'class',
  table: 'organizations.classes',
  evolve,
  refusals: { classes_name: () => conflict('classes.name-taken', t('apiSchools.classNameTaken')) },
  columns: {
    name: { type: 'text' },
    teacherIds: { type: 'integer', array: true },
    studentIds: { type: 'integer', array: true },
    academicYearId: { type: 'integer', nullable: true },
    deletedAt: { type: 'timestamptz', nullable: true },
  },
});

interface NewClassOf {
  readonly by: Actor;
  readonly organizationId: number;
  /** The people that the input names. */
  readonly named: readonly number[];
}

@Injectable()
export class Classes {
  private readonly records: Records<SchoolClass>;

  constructor(
    private readonly database: Database,
    work: UnitOfWork,
  ) {
    this.records = new Records(database, work, classStream);
  }

  /** By name. Throws not-found for another school, except to super-admins. */
  async list(by: Actor, organizationId: number): Promise<readonly ClassView[]> {
    if (!seesSchool(by, organizationId)) throw notFound();
    const [[school], classes] = (await this.database.readAll(organizationId, [
      { name: 'school-of-class-list', text: SCHOOL_EXISTS, values: [organizationId] },
      { name: 'classes-of-school', text: CLASSES, values: [organizationId, TEACHING] },
    ])) as [object[], ClassView[]];
    if (!school) throw notFound();
    return classes;
  }

  async find(by: Actor, id: number): Promise<ClassDetails> {
    return this.details(await schoolOfRecord(this.database, classStream, { by, id }), id);
  }

  async begin(
    { by, organizationId, named }: NewClassOf,
    decision: (school: SchoolOfClasses) => readonly ClassEvent[],
  ): Promise<ClassDetails> {
    const events = decision(await this.school(by, organizationId, named));
    const { id } = await this.records.begin({ ...by, organizationId }, () => events);
    return this.details(organizationId, id);
  }

  /** Answers the number of its school. */
  async decide(
    { by, id, version }: OnRecord,
    named: readonly number[],
    decision: (before: SchoolClass, school: SchoolOfClasses) => readonly ClassEvent[],
  ): Promise<number> {
    const organizationId = await schoolOfRecord(this.database, classStream, { by, id });
    const before = await this.records.find(organizationId, id);
    if (!before || before.deletedAt) throw notFound();
    const school = await this.school(by, organizationId, [...named, ...before.studentIds]);
    await this.records.decide({ ...by, organizationId }, before, () => decision(before, school), {
      version,
      current: () => this.details(organizationId, id),
    });
    return organizationId;
  }

  async details(organizationId: number, id: number): Promise<ClassDetails> {
    const [[found], students] = (await this.database.readAll(organizationId, [
      { name: 'one-class', text: ONE_CLASS, values: [organizationId, TEACHING, id] },
      { name: 'students-of-class', text: STUDENTS, values: [organizationId, id] },
    ])) as [ClassView[], LinkedStudent[]];
    if (!found) throw notFound();
    return { ...found, students };
  }

  private async school(by: Actor, organizationId: number, named: readonly number[]): Promise<SchoolOfClasses> {
    if (!seesSchool(by, organizationId)) throw notFound();
    const values = [organizationId];
    const [[school], people] = (await this.database.readAll(organizationId, [
      { name: 'school-of-classes', text: SCHOOL, values },
      { name: 'people-of-class', text: PEOPLE, values: [organizationId, named] },
    ])) as [Omit<SchoolOfClasses, 'organizationId' | 'roles'>[], { id: number; role: Role }[]];
    if (!school) throw notFound();
    return { organizationId, ...school, roles: new Map(people.map(({ id, role }) => [id, role])) };
  }
}

/** The roles of those who may teach a class. */
export const TEACHING = ROLES.filter((role) => can(role, 'classes.read'));

const SCHOOL_EXISTS = 'SELECT FROM organizations.organizations WHERE id = $1';

const SCHOOL = `
  SELECT (SELECT count(*)::integer FROM organizations.classes
          WHERE organization_id = $1 AND deleted_at IS NULL) AS classes,
    ARRAY (SELECT id FROM organizations.academic_years
           WHERE organization_id = $1 AND deleted_at IS NULL) AS "yearIds"
  FROM organizations.organizations WHERE id = $1`;

const PEOPLE = `
  SELECT id, role FROM directory.people
  WHERE organization_id = $1 AND id = ANY ($2::integer[]) AND is_active AND moved_to IS NULL`;

const VIEW = `
  SELECT c.id, c.version, c.name, y.id AS "academicYearId", t.ids AS "teacherIds", t.teachers,
    d.student_ids AS "studentIds"
  FROM organizations.classes c
  JOIN directory.classes d ON (d.organization_id, d.id) = (c.organization_id, c.id)
  LEFT JOIN organizations.academic_years y
    ON (y.organization_id, y.id) = (c.organization_id, c.academic_year_id) AND y.deleted_at IS NULL
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(p.id ORDER BY lower(p.last_name), lower(p.first_name), p.id), '{}') AS ids,
      coalesce(json_agg(json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name)
                        ORDER BY lower(p.last_name), lower(p.first_name), p.id), '[]') AS teachers
    FROM directory.people p
    WHERE p.organization_id = c.organization_id AND p.id = ANY (c.teacher_ids) AND p.role = ANY ($2::text[])
      AND p.is_active AND p.moved_to IS NULL) t
  WHERE c.organization_id = $1`;

const CLASSES = `${VIEW} ORDER BY lower(c.name), c.id`;

const ONE_CLASS = `${VIEW} AND c.id = $3`;

const STUDENTS = `
  SELECT p.id, p.first_name AS "firstName", p.last_name AS "lastName", p.grade_level AS "gradeLevel"
  FROM directory.classes c
  JOIN directory.people p ON p.organization_id = c.organization_id AND p.id = ANY (c.student_ids)
  WHERE (c.organization_id, c.id) = ($1, $2)
  ORDER BY lower(p.last_name), lower(p.first_name), p.id`;
