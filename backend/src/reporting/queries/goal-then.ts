import type { Statement } from '../../platform/database/database.js';
import { fieldBefore } from '../../platform/event-log/projection.js';

const THEN = fieldBefore('hoursGoal', {
  school: '$2::integer',
  stream: "'organization/' || $2::integer",
  type: "'organization.rules-changed'",
  moment: '($1::date + 1)::timestamp AT TIME ZONE $3::text',
});

export const goalAtTheEndOf = (day: string, school: number, timeZone: string): Statement => ({
  name: 'goal-at-the-end-of-a-day',
  text: `SELECT coalesce(${THEN}::integer, hours_goal) AS goal FROM directory.schools WHERE organization_id = $2::integer`,
  values: [day, school, timeZone],
});
