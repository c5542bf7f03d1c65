import type { ExportUsers } from '@hourtrail/contracts';
import type { RowsRequest, ExportSource } from '../../platform/exports/export-source.js';
import { orderOf, WANTED, wantedOf } from './list-users.js';

export const exportedUsers: ExportSource<ExportUsers> = {
  kind: 'users',
  rows: (request) => ({
    text: `SELECT ${COLUMNS} ${FROM} ORDER BY ${orderOf(request.filter)}`,
    values: valuesOf(request),
  }),
  count: (request) => ({ text: `SELECT count(*)::integer AS total ${FROM}`, values: valuesOf(request) }),
};

const valuesOf = ({ filter, school }: RowsRequest<ExportUsers>) => wantedOf(school.id, filter);

const FROM = `FROM identity.users u WHERE ${WANTED}`;

const COLUMNS = `
  u.first_name, u.last_name, u.email, u.role, u.grade_level, u.username, u.is_active, u.nomination, u.created_at, u.id`;
