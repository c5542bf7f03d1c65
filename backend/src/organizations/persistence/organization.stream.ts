import type { ApprovalPolicy } from '@hourtrail/contracts';
import type { Stream } from '../../platform/event-log/stream.js';
import { stale } from '../../platform/event-log/unit-of-work.js';
import { conflict } from '../../platform/kernel/domain-error.js';
import { evolve } from '../domain/evolve.js';
import type { Organization } from '../domain/organization.state.js';

export const organizationStream: Stream<Organization> = {
  name: 'organization',
  table: 'organizations.organizations',
  scope: 'id',
  evolve,
  refusals: {
    organizations_pkey: stale,
    organizations_name: () => conflict('organizations.name-taken', 'Another school has this name.'),
    organizations_join_code: () => conflict('organizations.join-code-taken', 'Make the code once more.'),
  },
  columns: [
    { name: 'name', type: 'text', value: (school) => school.name },
    { name: 'description', type: 'text', value: (school) => school.description },
    { name: 'is_active', type: 'boolean', value: (school) => school.isActive },
    { name: 'time_zone', type: 'text', value: (school) => school.timeZone },
    { name: 'approval_policy', type: 'text', value: (school) => school.approvalPolicy },
    { name: 'hours_goal', type: 'integer', value: (school) => school.hoursGoal },
    { name: 'oldest_accepted_days', type: 'integer', value: (school) => school.oldestAcceptedDays },
    { name: 'join_code', type: 'text', value: (school) => school.joinCode },
    { name: 'created_at', type: 'timestamptz', value: (school) => school.createdAt },
  ],
};

/** A row of organizations.organizations as the driver reads it. */
export interface OrganizationRow {
  id: number;
  version: number;
  name: string;
  description: string | null;
  is_active: boolean;
  time_zone: string;
  approval_policy: ApprovalPolicy;
  hours_goal: number;
  oldest_accepted_days: number;
  join_code: string | null;
  created_at: Date;
}

export const schoolOf = (row: OrganizationRow): Organization => ({
  id: row.id,
  version: row.version,
  name: row.name,
  description: row.description,
  isActive: row.is_active,
  timeZone: row.time_zone,
  approvalPolicy: row.approval_policy,
  hoursGoal: row.hours_goal,
  oldestAcceptedDays: row.oldest_accepted_days,
  joinCode: row.join_code,
  createdAt: row.created_at,
});
