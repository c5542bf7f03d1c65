import type { FamilyLinkView } from '@hourtrail/contracts';
import type { RowOf } from '../../platform/event-log/stream.js';
import type { FamilyLink } from '../domain/family-link.state.js';

/** `l` is the link; append a WHERE clause. */
export const LINKS_WITH_NAMES = `
  SELECT l.*, p.first_name AS parent_first, p.last_name AS parent_last,
    s.first_name AS student_first, s.last_name AS student_last, s.grade_level
  FROM identity.family_links l
  JOIN identity.users p ON (p.organization_id, p.id) = (l.organization_id, l.parent_id)
  JOIN identity.users s ON (s.organization_id, s.id) = (l.organization_id, l.student_id)`;

export interface FamilyLinkRow extends RowOf<FamilyLink> {
  readonly parent_first: string;
  readonly parent_last: string;
  readonly student_first: string;
  readonly student_last: string;
  readonly grade_level: string | null;
}

export const familyLinkView = (row: FamilyLinkRow): FamilyLinkView => ({
  id: row.id,
  version: row.version,
  organizationId: row.organization_id,
  parent: { id: row.parent_id, firstName: row.parent_first, lastName: row.parent_last },
  student: {
    id: row.student_id,
    firstName: row.student_first,
    lastName: row.student_last,
    gradeLevel: row.grade_level,
  },
  status: row.status,
  requestedAt: row.requested_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});
