import { t, type ExportHours } from '@hourtrail/contracts';
import type { Snapshot } from '../../platform/database/snapshots.js';
import type { RowsRequest, ExportSource } from '../../platform/exports/export-source.js';
import { conditionsOf, orderOf } from './list-hours.js';
import { APPROVED, rulesOfSchool, versionsIn, type RulesRow } from '../persistence/counting.js';
import { personAnywhere } from '../persistence/hours-view.js';

export const exportedHours: ExportSource<ExportHours> = {
  kind: 'hours',
  rows: async (request, snapshot) => {
    const where = listed(request);
    const categories = await categoriesOf(request.school.id, snapshot);
    const given = (value: unknown): string => `$${where.values.push(value)}`;
    const listedRows = where.all();
    const unknown = given(t('labels.unknownPerson'));
    const joins = `${NAMES}
      LEFT JOIN unnest(${given([...categories.keys()])}::integer[], ${given([...categories.values()])}::text[])
        c (id, name) ON c.id = h.category_id`;
    const text = `SELECT ${columns(unknown)} FROM hours.volunteer_hours h ${joins} WHERE ${listedRows} ORDER BY ${orderOf(request.filter)}`;
    return { text, values: where.values };
  },
  count: (request) => {
    const where = listed(request);
    const text = `SELECT count(*)::integer AS total FROM hours.volunteer_hours h WHERE ${where.all()}`;
    return { text, values: where.values };
  },
};

const listed = ({ by, filter, school, at }: RowsRequest<ExportHours>) => conditionsOf(by, filter, school.id, at);

/** Their newest names, by id. */
async function categoriesOf(school: number, snapshot: Snapshot): Promise<ReadonlyMap<number, string>> {
  const [rules] = await snapshot.read<RulesRow>(rulesOfSchool(school));
  return new Map(versionsIn(rules).flatMap(({ categories }) => categories.map(({ id, name }) => [id, name])));
}

const nameOf = (person: string): string => `${person}.first_name || ' ' || ${person}.last_name`;

/** Approved in an earlier system, with no later approval here. */
const APPROVED_ELSEWHERE = 'h.import_approver IS NOT NULL AND (h.approved_at IS NULL OR h.approved_at = h.created_at)';

/** As `verificationOf` in `persistence/hours-view.ts` says it. */
const VERIFICATION = `CASE WHEN h.verified_at IS NOT NULL THEN coalesce(h.verification_level,
  CASE WHEN h.import_id IS NULL AND h.verified_by = h.verifier_id THEN 'account' ELSE 'staff' END) END`;

/**
 * In the order of `EXPORT_COLUMNS.hours` in `contracts/src/exports.ts`: a new column is added there and here. An approver
 * is looked up at other schools only if this one doesn't know them, because each lookup costs an index probe.
 */
const columns = (unknown: string): string => `
  s.email, h.organization_name, h.hours, h.date, h.description, h.start_time, h.end_time, h.status, ${nameOf('s')},
  coalesce(v.email, h.supervisor_email),
  CASE WHEN h.verifier_id IS NOT NULL THEN coalesce(${nameOf('v')}, ${unknown}) ELSE h.supervisor_name END,
  h.verifier_comments, h.verified_at, ${VERIFICATION},
  CASE WHEN ${APPROVED_ELSEWHERE} THEN h.import_approver WHEN a.id IS NOT NULL THEN ${nameOf('a')} WHEN h.approved_by IS NOT NULL THEN
    coalesce((SELECT ${nameOf('w')} FROM ${personAnywhere('h.approved_by', 'h.organization_id')} w), ${unknown}) END,
  h.approver_comments, h.approved_at, h.single_actor, h.submitted_at, h.created_at, h.deleted_at, h.opportunity_id,
  i.file_name, h.import_row, h.id,
  CASE WHEN ${APPROVED} THEN coalesce((l.hundredths / 100.0)::numeric(4, 2), h.hours) END, c.name`;

const NAMES = `
  LEFT JOIN directory.people s ON (s.organization_id, s.id) = (h.organization_id, h.student_id)
  LEFT JOIN directory.people v ON (v.organization_id, v.id) = (h.organization_id, h.verifier_id)
  LEFT JOIN directory.people a ON (a.organization_id, a.id) = (h.organization_id, h.approved_by)
  LEFT JOIN directory.lowered_hours l
    ON (l.organization_id, l.student_id, l.id) = (h.organization_id, h.student_id, h.id)
  LEFT JOIN directory.imports i ON (i.organization_id, i.id) = (h.organization_id, h.import_id)`;
