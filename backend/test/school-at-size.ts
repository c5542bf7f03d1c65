import { asAdmin, type Administered } from './sql.js';

/**
 * Fills a school with opportunities, as many past as to come, and with a hundred sign-ups to each, past the
 * application for speed. However large it is, each student signed up to fifty.
 */
export async function fillSchool(database: Administered, school: number, opportunities: number): Promise<void> {
  const students = opportunities * 2;
  const person = school * 100_000;
  await asAdmin(
    database,
    `
    ALTER TABLE opportunities.signups DISABLE TRIGGER USER;
    INSERT INTO organizations.organizations (id, version, name, time_zone, approval_policy, hours_goal, oldest_accepted_days, created_at)
    VALUES (${school}, 1, 'School ${school}', 'America/New_York', 'standard', 50, 365, now());
    INSERT INTO identity.users (organization_id, id, version, username, email, first_name, last_name, role, created_at)
    SELECT ${school}, ${person} + n, 1, 'u${school}.' || n, 'u${school}.' || n || '@example.org', 'Person', 'No. ' || n,
      CASE WHEN n <= 5 THEN 'verifier' ELSE 'student' END, now()
    FROM generate_series(1, ${students} + 5) n;
    INSERT INTO opportunities.opportunities (organization_id, id, version, title, description, organization_name, date,
      start_time, end_time, location, max_slots, target_audience, coordinator_id, created_by, is_active, created_at,
      current_signups)
    SELECT ${school}, ${person} + n, 1, 'Morning ' || n, repeat('Help sort and shelve what was given. ', 5),
      'Riverside Food Bank', date '2026-11-21' + (n * 600 / ${opportunities} - 300), '09:00', '12:00',
      '12 Water Street', 200, (ARRAY['students', 'both', 'both', 'parents'])[n % 4 + 1], ${person} + n % 5 + 1,
      ${person} + 1, n % 10 <> 0, now(), 100
    FROM generate_series(1, ${opportunities}) n;
    INSERT INTO opportunities.signups (organization_id, id, version, opportunity_id, user_id, status, signed_up_at)
    SELECT ${school}, ${school} * 1000000 + n, 1, ${person} + (n - 1) / 100 + 1,
      ${person} + 5 + ((n - 1) % 100 * ${opportunities / 50} + (n - 1) / 100) % ${students} + 1, 'signed-up', now()
    FROM generate_series(1, ${opportunities * 100}) n;
    ALTER TABLE opportunities.signups ENABLE TRIGGER USER`,
  );
}
