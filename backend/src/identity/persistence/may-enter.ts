import type { Statement } from '../../platform/database/database.js';

/** Columns of a session, from a row `u` of identity.users. */
export const HOLDER = `u.id, u.role, u.organization_id AS "organizationId",
  u.must_change_password AS "mustChangePassword",
  ARRAY(SELECT m.organization_id FROM identity.users m WHERE m.id = u.id AND m.moved_to IS NOT NULL ORDER BY 1)
    AS "earlierSchools",
  u.could_enter AS "couldBe"`;

export const MAY_ENTER = `u.is_active AND u.moved_to IS NULL AND (u.role = 'super-admin' OR EXISTS (
  SELECT FROM directory.schools s WHERE s.organization_id = u.organization_id AND s.is_active))`;

/** Run it while the person's sessions are locked. */
export const stillSignsIn = (userId: number, passwordHash: string): Statement => ({
  name: 'still-signs-in',
  text: `SELECT ${HOLDER} FROM identity.users u JOIN identity.credentials c ON c.user_id = u.id
         WHERE u.id = $1 AND c.password_hash = $2 AND ${MAY_ENTER}`,
  values: [userId, passwordHash],
});
