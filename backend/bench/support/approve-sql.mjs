/**
 * The statements of an approval, written by hand for this one case. `is` formats a value: as a
 * parameter of a driver, or as a variable of pgbench.
 */
export const approveSql = (is) => ({
  confirm: `SELECT web.require_session(${is('actor')}, ${is('session')})`,

  bind: `SELECT set_config('app.org', ${is('boundTo')}, ${is('locally')})`,

  load: `
    SELECT h.*, o.time_zone, o.approval_policy, o.oldest_accepted_days, s.first_name, s.last_name,
      v.first_name AS verifier_first, v.last_name AS verifier_last, v.role AS verifier_role,
      v.is_active AS verifier_active, d.first_name AS decider_first, d.last_name AS decider_last
    FROM hours.volunteer_hours h
    JOIN directory.schools o ON o.organization_id = h.organization_id
    JOIN directory.people s ON (s.organization_id, s.id) = (h.organization_id, h.student_id)
    LEFT JOIN directory.people v ON (v.organization_id, v.id) = (h.organization_id, h.verifier_id)
    JOIN directory.people d ON d.id = ${is('actor')}
    WHERE h.organization_id = ${is('school')} AND h.id = ${is('id')}`,

  enter: `SELECT web.enter(${is('school')}, ${is('actor')}, ${is('session')})`,

  // the guarded row, the event with its bytes, hash and MAC, the totals
  write: `
    WITH saved AS (
      UPDATE hours.volunteer_hours
      SET version = version + 1, status = 'approved', approved_by = ${is('actor')}, approved_at = ${is('at')},
        status_since = ${is('at')}, single_actor = true, past_approvers = past_approvers || ${is('actor')}
      WHERE organization_id = ${is('school')} AND id = ${is('id')} AND version = 1
      RETURNING student_id, (hours * 100)::integer AS hundredths
    ), event AS (
      INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
      SELECT ${is('school')}, 'hours/' || ${is('id')}::text, 2, 'hours.approved', ${is('at')}, ${is('actor')},
        ${is('canonical')}, ${is('hash')}, ${is('mac')}
      FROM saved
    )
    INSERT INTO reporting.user_totals AS total (organization_id, user_id, approved, pending, approved_entries)
    SELECT ${is('school')}, student_id, hundredths, -hundredths, 1 FROM saved
    ON CONFLICT (organization_id, user_id) DO UPDATE
      SET approved = total.approved + excluded.approved, pending = total.pending + excluded.pending,
        approved_entries = total.approved_entries + excluded.approved_entries`,
});

const TYPES = {
  school: 'integer',
  boundTo: 'text',
  locally: 'boolean',
  id: 'integer',
  actor: 'integer',
  session: 'bytea',
  at: 'timestamptz',
  canonical: 'text',
  hash: 'bytea',
  mac: 'bytea',
};

const NUMBERED = /\{(\w+)\}/g;

/** The same as named statements of a driver, which take their values from an object, by name. */
export const APPROVE = Object.fromEntries(
  Object.entries(approveSql((name) => `{${name}}`)).map(([name, template]) => {
    const used = [...new Set([...template.matchAll(NUMBERED)].map(([, value]) => value))];
    const text = template.replace(NUMBERED, (_, value) => `$${used.indexOf(value) + 1}::${TYPES[value]}`);
    return [name, (values) => ({ name, text, values: used.map((value) => values[value]) })];
  }),
);
