/**
 * The effect of an approve, written by hand for this one case: the guarded row, the event with its bytes, hash and
 * MAC, the totals. `is` says how a value is written: as a parameter, or as a variable of pgbench.
 */
export const approveSql = (is) => `
  WITH saved AS (
    UPDATE hours.volunteer_hours
    SET version = version + 1, status = 'approved', approved_by = ${is('actor')}, approved_at = ${is('at')},
      status_since = ${is('at')}, single_actor = true, past_approvers = past_approvers || ${is('actor')}
    WHERE organization_id = ${is('school')} AND id = ${is('id')} AND version = 1
    RETURNING student_id, (hours * 100)::integer AS hundredths
  ), event AS (
    INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
    SELECT ${is('school')}, 'hours/' || ${is('id')}, 2, 'hours.approved', ${is('at')}, ${is('actor')},
      ${is('canonical')}, ${is('hash')}, ${is('mac')}
    FROM saved
  )
  INSERT INTO reporting.user_totals AS total (organization_id, user_id, approved, pending)
  SELECT ${is('school')}, student_id, hundredths, -hundredths FROM saved
  ON CONFLICT (organization_id, user_id) DO UPDATE
    SET approved = total.approved + excluded.approved, pending = total.pending + excluded.pending`;

const TYPES = {
  school: 'integer',
  id: 'integer',
  actor: 'integer',
  at: 'timestamptz',
  canonical: 'text',
  hash: 'bytea',
  mac: 'bytea',
};

/** For a driver: `values` in the order of these names. */
export const PARAMETERS = Object.keys(TYPES);
export const approveStatement = approveSql((name) => `$${PARAMETERS.indexOf(name) + 1}::${TYPES[name]}`);
