import { dateInZone, LIMITS, t, type ExportCertificates } from '@hourtrail/contracts';
import type { DocumentSource } from '../../platform/exports/export-source.js';
import { conflict, invalid } from '../../platform/kernel/domain-error.js';
import { writeCertificatesPdf, type CertifiedStudent } from './certificates-pdf.js';

interface Year {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** A certificate for each active student with as many approved hours; of a year, also for who graduated in it or since. */
export const exportedCertificates: DocumentSource<ExportCertificates> = {
  kind: 'certificates',
  document: async ({ filter, school, at }, snapshot) => {
    const { hours, academicYearId, gradeLevel = null, classId, studentId, paper = 'letter' } = filter;
    let year: Year | undefined;
    if (academicYearId) {
      [year] = await snapshot.read<Year>({ text: YEAR, values: [school.id, Number(academicYearId)] });
      if (!year) throw invalid('exports.no-such-year', [{ field: 'academicYearId', message: t('exports.noSuchYear') }]);
    }
    const students = await snapshot.read<CertifiedStudent>({
      text: STUDENTS,
      values: [
        ...[school.id, year?.from ?? null, year?.to ?? null, Number(hours) * 100, gradeLevel],
        ...[classId ? Number(classId) : null, studentId ? Number(studentId) : null],
      ],
    });
    if (students.length === 0) {
      throw conflict('exports.no-certificates', t('exports.noCertificates', { hours: Number(hours) }));
    }
    if (students.length > LIMITS.certificatesMax) {
      const message = t('exports.tooManyCertificates', { max: LIMITS.certificatesMax });
      throw invalid('exports.too-many-rows', [{ field: 'hours', message }]);
    }
    const day = dateInZone(at, school.timeZone);
    const rows = { count: students.length };
    const { name, look } = school;
    return {
      ...{ title: t('exports.certificates'), day, summary: [], total: students.length, rows },
      write: (put) =>
        writeCertificatesPdf({ school: name, look, students, year: year?.name ?? null, paper, day, at }, put),
    };
  },
};

const YEAR = `
  SELECT name, starts_on::text AS "from", ends_on::text AS "to" FROM directory.academic_years
  WHERE (organization_id, id) = ($1, $2)`;

const STUDENTS = `
  WITH approved AS (
    SELECT student_id, sum(hundredths)::integer AS hundredths FROM directory.entry_states
    WHERE organization_id = $1 AND status = 'approved' AND ($2::date IS NULL OR date BETWEEN $2 AND $3::date)
    GROUP BY student_id)
  SELECT p.first_name || ' ' || p.last_name AS name, a.hundredths
  FROM approved a JOIN directory.people p ON (p.organization_id, p.id) = ($1, a.student_id)
  WHERE p.role = 'student' AND (p.is_active OR p.graduated_on >= $2) AND p.moved_to IS NULL AND p.erased_at IS NULL AND a.hundredths >= $4
    AND ($5::text IS NULL OR p.grade_level = $5) AND ($7::integer IS NULL OR p.id = $7)
    AND ($6::integer IS NULL OR EXISTS (SELECT FROM directory.classes c
      WHERE (c.organization_id, c.id) = ($1, $6) AND p.id = ANY (c.named_student_ids)))
  ORDER BY p.last_name, p.first_name, p.id LIMIT ${LIMITS.certificatesMax + 1}`;
