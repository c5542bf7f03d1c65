import type { Stream } from '../../platform/event-log/stream.js';
import { stale } from '../../platform/event-log/unit-of-work.js';
import { evolve, type Organization } from '../domain/organization.js';

export const organizationStream: Stream<Organization> = {
  name: 'organization',
  table: 'organizations.organizations',
  scope: 'id',
  evolve,
  refusals: { organizations_pkey: stale },
  columns: [
    { name: 'name', type: 'text', value: (school) => school.name },
    { name: 'description', type: 'text', value: (school) => school.description },
    { name: 'is_active', type: 'boolean', value: (school) => school.isActive },
    { name: 'time_zone', type: 'text', value: (school) => school.timeZone },
    { name: 'approval_policy', type: 'text', value: (school) => school.approvalPolicy },
    { name: 'hours_goal', type: 'integer', value: (school) => school.hoursGoal },
    { name: 'oldest_accepted_days', type: 'integer', value: (school) => school.oldestAcceptedDays },
    { name: 'created_at', type: 'timestamptz', value: (school) => school.createdAt },
  ],
};
