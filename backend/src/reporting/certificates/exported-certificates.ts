import { dateInZone, LIMITS, t, type ExportCertificates } from '@hourtrail/contracts';
import { countedInYear } from '../../hours/index.js';
import type { Snapshot } from '../../platform/database/snapshots.js';
import type { DocumentSource } from '../../platform/exports/export-source.js';
import { conflict, invalid } from '../../platform/kernel/domain-error.js';
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
      ...[year?.startsOn ?? null, year?.endsOn ?? null, day, gradeLevel],
      ...[classId ? Number(classId) : null, studentId ? Number(studentId) : null],
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
  const students = await snapshot.read<Figures>({ text: STUDENTS, values });
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

const STUDENTS = `
  WITH approved AS (
    SELECT student_id, sum(hundredths)::integer AS hundredths FROM directory.entry_states
    WHERE organization_id = $1 AND status = 'approved' AND ($2::date IS NULL OR date BETWEEN $2 AND $3::date)
    GROUP BY student_id)
  SELECT p.id, p.first_name || ' ' || p.last_name AS name, a.hundredths, f.*
  FROM approved a JOIN directory.people p ON (p.organization_id, p.id) = ($1, a.student_id)
  JOIN directory.goals g ON (g.organization_id, g.student_id) = ($1, a.student_id)
  CROSS JOIN LATERAL (SELECT
    CASE WHEN $3::date IS NULL THEN directory.goal_of(g.whole, g.pro_rata, g.joined_on, $4::date)
      ELSE directory.goal_of_year(g.whole, g.pro_rata, g.joined_on, $3::date) END AS goal,
    CASE WHEN $3::date IS NULL THEN directory.counted_on($4::date, g.approved, g.counted_from, g.counted_by_year)
      ELSE a.hundredths END AS counted,
    CASE WHEN $3::date IS NULL THEN directory.lacking_on($4::date, g.counted_from, g.lacking_by_year)
      ELSE 0 END AS lacking) f
  WHERE p.role = 'student' AND (p.is_active OR p.graduated_on >= $2) AND p.moved_to IS NULL AND p.erased_at IS NULL
    AND ($5::text IS NULL OR p.grade_level = $5) AND ($7::integer IS NULL OR p.id = $7)
    AND ($6::integer IS NULL OR EXISTS (SELECT FROM directory.classes c
      WHERE (c.organization_id, c.id) = ($1, $6) AND p.id = ANY (c.named_student_ids)))
  ORDER BY p.last_name, p.first_name, p.id`;
