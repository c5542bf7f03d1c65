import type { Projection } from '../platform/event-log/projection.js';

export const eventsJoined: Projection = {
  table: 'reporting.events_joined',
  streams: ['signup'],
  key: ['organization_id', 'user_id'],
  sums: ['events'],
  deltas: `
    SELECT organization_id, (data->>'userId')::integer AS user_id,
      (data->>'to' = 'signed-up')::integer - coalesce(data->>'from' = 'signed-up', false)::integer AS events
    FROM new_events WHERE stream LIKE 'signup/%'`,
};
