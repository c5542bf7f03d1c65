import type { RecordedEvent } from '../platform/kernel/event.js';
import type { Reaction, Run } from '../platform/event-log/reaction.js';
import { recountAfter } from './counted-totals.js';

/**
 * Records achievements and withdraws them when hours fall below, and recounts what counts of hours. Batch sizes do not
 * affect the result. One reaction for both, since each writes how far it came at every commit.
 */
export const recordAchievements: Reaction = {
  name: 'achievements',
  streams: ['hours', 'counting-rules', 'academic-year', 'organization'],
  react: async (events, run, core) => {
    await recordSteps(
      events.filter(({ stream }) => stream.startsWith('hours/')),
      run,
    );
    await recountAfter(events, run, core);
  },
};

async function recordSteps(events: readonly RecordedEvent[], run: Run): Promise<void> {
  const steps = events
    .map(({ organizationId, at, data }) => ({
      organization_id: organizationId,
      user_id: data['student'],
      at,
      change:
        (data['to'] === 'approved' ? Number(data['hundredthsAfter']) : 0) -
        (data['from'] === 'approved' ? Number(data['hundredthsBefore']) : 0),
    }))
    .filter(({ change }) => change !== 0)
    .map((step, index) => ({ ...step, nth: index + 1 }));
  if (steps.length > 0) await run({ name: 'record-achievements', text: RECORD, values: [JSON.stringify(steps)] });
}

// an achievement dates from the first step after the last one below it
const RECORD = `
  WITH step AS (
    SELECT s.*, coalesce(t.hundredths, 0) AS began,
      coalesce(t.hundredths, 0) + sum(s.change) OVER (PARTITION BY s.organization_id, s.user_id ORDER BY s.nth) AS running_total
    FROM jsonb_to_recordset($1::jsonb)
      AS s(nth integer, organization_id integer, user_id integer, at timestamptz, change integer)
    LEFT JOIN reporting.achievement_progress t USING (organization_id, user_id)
  ), person AS (
    SELECT organization_id, user_id, min(began) AS began, (array_agg(running_total ORDER BY nth DESC))[1] AS ends
    FROM step GROUP BY 1, 2
  ), total AS (
    INSERT INTO reporting.achievement_progress (organization_id, user_id, hundredths)
    SELECT organization_id, user_id, ends FROM person ORDER BY 1, 2
    ON CONFLICT (organization_id, user_id) DO UPDATE SET hundredths = excluded.hundredths
  ), reached AS (
    SELECT p.organization_id, p.user_id, a.id, p.began, p.ends, a.required_hours * 100 AS required,
      (SELECT max(s.nth) FROM step s WHERE (s.organization_id, s.user_id) = (p.organization_id, p.user_id)
         AND s.running_total < a.required_hours * 100) AS last_short
    FROM person p
    JOIN directory.people d ON (d.organization_id, d.id) = (p.organization_id, p.user_id)
    JOIN reporting.achievements a ON a.role = d.role
  ), withdrawn AS (
    DELETE FROM reporting.user_achievements u USING reached r
    WHERE (u.organization_id, u.user_id, u.achievement_id) = (r.organization_id, r.user_id, r.id) AND r.ends < r.required
  )
  INSERT INTO reporting.user_achievements (organization_id, user_id, achievement_id, earned_at)
  SELECT r.organization_id, r.user_id, r.id, s.at
  FROM reached r CROSS JOIN LATERAL (
    SELECT at FROM step s WHERE (s.organization_id, s.user_id) = (r.organization_id, r.user_id)
      AND s.nth > coalesce(r.last_short, 0) ORDER BY s.nth LIMIT 1
  ) s
  WHERE r.ends >= r.required AND (r.began < r.required OR r.last_short IS NOT NULL)
  ON CONFLICT (organization_id, user_id, achievement_id) DO UPDATE SET earned_at = excluded.earned_at`;
