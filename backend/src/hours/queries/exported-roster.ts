import { t } from '@hourtrail/contracts';
import type { ExportSource } from '../../platform/exports/export-source.js';
import { mayDo } from '../../platform/kernel/actor.js';
import { ATTENDANCE, attendanceOf, BY_NAME } from './list-attendance.js';

interface RosterFilter {
  readonly opportunityId: string;
}

const EVERY_SIGNUP = 'true';

/** Coordinators from outside get no email addresses. */
export const exportedRoster: ExportSource<RosterFilter> = {
  kind: 'roster',
  rows: ({ by, filter, school, at }) => ({
    text: `SELECT ${COLUMNS} ${attendanceOf(EVERY_SIGNUP)} ORDER BY ${BY_NAME}`,
    values: [school.id, Number(filter.opportunityId), at, t('labels.unknownPerson'), mayDo(by, 'people.list')],
  }),
  subject: ({ filter, school }) => ({
    text: `SELECT title AS name, date::text AS day FROM directory.opportunities WHERE (organization_id, id) = ($1, $2)`,
    values: [school.id, Number(filter.opportunityId)],
  }),
  count: ({ filter, school, at }) => ({
    text: `SELECT count(*)::integer AS total ${attendanceOf(EVERY_SIGNUP)}`,
    values: [school.id, Number(filter.opportunityId), at],
  }),
};

const COLUMNS = `
  o.title, o.date, coalesce(p.first_name || ' ' || p.last_name, $4), CASE WHEN $5 THEN p.email END, p.grade_level,
  coalesce(a.signup, 'walk-in'), a.signed_up_at, ${ATTENDANCE}, h.hours, h.status, p.id`;
