import type { Reaction } from '../platform/event-log/reaction.js';

/**
 * Records an achievement when a person's approved hours reach it, and withdraws it when they fall below: event by
 * event, in the log's order, so that reading the whole log again comes to the same.
 */
export const recordAchievements: Reaction = {
  name: 'achievements',
  streams: ['hours'],
  react: async (events, run) => {
    const changes = events
      .map(({ organizationId, at, data }) => ({
        organization_id: organizationId,
        user_id: data['student'],
        at,
        change:
          (data['to'] === 'approved' ? Number(data['hundredthsAfter']) : 0) -
          (data['from'] === 'approved' ? Number(data['hundredthsBefore']) : 0),
      }))
      .filter(({ change }) => change !== 0);
    for (const change of changes)
      await run({ name: 'record-achievements', text: RECORD, values: [JSON.stringify(change)] });
  },
};

const RECORD = `
  WITH step AS (
    SELECT * FROM jsonb_to_record($1::jsonb) AS s(organization_id integer, user_id integer, at timestamptz, change integer)
  ), total AS (
    INSERT INTO reporting.approved_so_far AS t (organization_id, user_id, hundredths)
    SELECT organization_id, user_id, change FROM step
    ON CONFLICT (organization_id, user_id) DO UPDATE SET hundredths = t.hundredths + excluded.hundredths
    RETURNING organization_id, user_id, hundredths
  ), withdrawn AS (
    DELETE FROM reporting.user_achievements u USING total t, reporting.achievements a
    WHERE (u.organization_id, u.user_id, u.achievement_id) = (t.organization_id, t.user_id, a.id)
      AND a.required_hours * 100 > t.hundredths
  )
  INSERT INTO reporting.user_achievements (organization_id, user_id, achievement_id, earned_at)
  SELECT t.organization_id, t.user_id, a.id, step.at
  FROM step CROSS JOIN total t
  JOIN directory.people p ON (p.organization_id, p.id) = (t.organization_id, t.user_id)
  JOIN reporting.achievements a ON a.role = p.role AND a.required_hours * 100 <= t.hundredths
  ON CONFLICT DO NOTHING`;
