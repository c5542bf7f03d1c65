import { dateInZone, LIMITS, t, type ExportCertificates } from '@hourtrail/contracts';
import { countedInYear } from '../../hours/index.js';
import type { Snapshot } from '../../platform/database/snapshots.js';
import { eventsUntil, projectedSql } from '../../platform/event-log/projection.js';
import type { DocumentSource } from '../../platform/exports/export-source.js';
import { conflict, invalid } from '../../platform/kernel/domain-error.js';
import { reportedPeople } from '../user-totals.projection.js';
import { writeCertificatesPdf, type CertifiedStudent } from './certificates-pdf.js';

interface Year {
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

/**
 * A certificate for each active student with as many hours that count, or who reached their own goal; of a year, also for
 * who graduated in it or since.
 */
export const exportedCertificates: DocumentSource<ExportCertificates> = {
  kind: 'certificates',
  document: async ({ filter, school, at }, snapshot) => {
    const { hours, academicYearId, gradeLevel = null, classId, studentId, paper = 'letter' } = filter;
    let year: Year | undefined;
    if (academicYearId) {
      [year] = await snapshot.read<Year>({ text: YEAR, values: [school.id, Number(academicYearId)] });
      if (!year) throw invalid('exports.no-such-year', [{ field: 'academicYearId', message: t('exports.noSuchYear') }]);
    }
    const day = dateInZone(at, school.timeZone);
    const students = await certified({ year, hours }, snapshot, [
      school.id,
      ...[year?.startsOn ?? null, year?.endsOn ?? null, gradeLevel],
      ...[classId ? Number(classId) : null, studentId ? Number(studentId) : null, ...(year ? [] : [day])],
    ]);
    if (students.length === 0) {
      const none = hours ? t('exports.noCertificates', { hours: Number(hours) }) : t('exports.nobodyAtGoal');
      throw conflict('exports.no-certificates', none);
    }
    if (students.length > LIMITS.certificatesMax) {
      const message = t('exports.tooManyCertificates', { max: LIMITS.certificatesMax });
      throw invalid('exports.too-many-rows', [{ field: 'hours', message }]);
    }
    const rows = { count: students.length };
    const { name, look } = school;
    return {
      ...{ title: t('exports.certificates'), day, summary: [], total: students.length, rows },
      write: (put) =>
        writeCertificatesPdf({ school: name, look, students, year: year?.name ?? null, paper, day, at }, put),
    };
  },
};

async function certified(
  { year, hours }: { readonly year: Year | undefined; readonly hours: string | undefined },
  snapshot: Snapshot,
  values: readonly [school: number, ...unknown[]],
): Promise<readonly CertifiedStudent[]> {
  const students = await snapshot.read<Figures>({ text: year ? STUDENTS_OF_YEAR : STUDENTS, values });
  // what counts of a year is known without reading entries only where the rules begin anew with each
  const ofYear = year && (await countedInYear((one) => snapshot.read(one), values[0], { ids: idsOf(students), year }));
  return students.filter((student) => {
    const { counted, lacking } = ofYear?.get(student.id) ?? student;
    return hours ? counted >= Number(hours) * 100 : counted >= student.goal * 100 && lacking === 0;
  });
}

interface Figures extends CertifiedStudent {
  readonly id: number;
  /** In hours. */
  readonly goal: number;
  readonly counted: number;
  readonly lacking: number;
}

const idsOf = (students: readonly Figures[]): readonly number[] => students.map(({ id }) => id);

const YEAR = `
  SELECT name, starts_on::text AS "startsOn", ends_on::text AS "endsOn" FROM directory.academic_years
  WHERE (organization_id, id) = ($1, $2)`;

const APPROVED = `
  approved AS (
    SELECT student_id, sum(hundredths)::integer AS hundredths FROM directory.entry_states
    WHERE organization_id = $1 AND status = 'approved' AND ($2::date IS NULL OR date BETWEEN $2 AND $3::date)
    GROUP BY student_id)`;

const CHOSEN = `
  FROM approved a JOIN directory.people p ON (p.organization_id, p.id) = ($1, a.student_id)
  JOIN directory.goals g ON (g.organization_id, g.student_id) = ($1, a.student_id)
  WHERE p.role = 'student' AND (p.is_active OR p.graduated_on >= $2) AND p.moved_to IS NULL AND p.erased_at IS NULL
    AND ($4::text IS NULL OR p.grade_level = $4) AND ($6::integer IS NULL OR p.id = $6)
    AND ($5::integer IS NULL OR EXISTS (SELECT FROM directory.classes c
      WHERE (c.organization_id, c.id) = ($1, $5) AND p.id = ANY (c.named_student_ids)))
  ORDER BY p.last_name, p.first_name, p.id`;

const STUDENTS = `
  WITH ${APPROVED}
  SELECT p.id, p.first_name || ' ' || p.last_name AS name, a.hundredths,
    directory.goal_of(g.whole, g.pro_rata, g.joined_on, $7::date) AS goal,
    directory.counted_on($7::date, g.approved, g.counted_from, g.counted_by_year) AS counted,
    directory.lacking_on($7::date, g.counted_from, g.lacking_by_year, g.minimums) AS lacking
  ${CHOSEN}`;

/** By the goal of the grade at the end of the year: of who came later, the present one. */
const STUDENTS_OF_YEAR = `
  WITH ${APPROVED},
  school AS MATERIALIZED (SELECT hours_goal, grade_goals, time_zone FROM directory.school_goals WHERE organization_id = $1),
  ${eventsUntil('$1', '(SELECT ($3::date + 1)::timestamp AT TIME ZONE time_zone FROM school)', [reportedPeople])},
  person AS (${projectedSql(reportedPeople, 'many')})
  SELECT p.id, p.first_name || ' ' || p.last_name AS name, a.hundredths,
    directory.goal_of_year(coalesce((
      SELECT coalesce(s.grade_goals[t.grade], s.hours_goal) FROM person t, school s WHERE t.user_id = p.id AND t.grade IS NOT NULL
    ), g.whole), g.pro_rata, g.joined_on, $3::date) AS goal,
    a.hundredths AS counted, 0 AS lacking
  ${CHOSEN}`;
