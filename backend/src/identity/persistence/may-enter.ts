import type { Statement } from '../../platform/database/database.js';

/** Who a session is for, of `u`, a row of identity.users. */
export const HOLDER = `u.id, u.role, u.organization_id AS "organizationId",
  u.must_change_password AS "mustChangePassword",
  ARRAY(SELECT m.organization_id FROM identity.users m WHERE m.id = u.id AND m.moved_to IS NOT NULL ORDER BY 1)
    AS "earlierSchools",
  u.could_enter AS "couldBe"`;

/** Whether the person `u` may sign in: active, here, and of an open school. */
export const MAY_ENTER = `u.is_active AND u.moved_to IS NULL AND (u.role = 'super-admin' OR EXISTS (
  SELECT FROM directory.schools s WHERE s.organization_id = u.organization_id AND s.is_active))`;

/** The person, if they may still sign in with this very password: to be asked while their sessions are held. */
export const stillSignsIn = (userId: number, passwordHash: string): Statement => ({
  name: 'still-signs-in',
  text: `SELECT ${HOLDER} FROM identity.users u JOIN identity.credentials c ON c.user_id = u.id
         WHERE u.id = $1 AND c.password_hash = $2 AND ${MAY_ENTER}`,
  values: [userId, passwordHash],
});
