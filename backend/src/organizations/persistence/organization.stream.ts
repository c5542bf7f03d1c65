import { t } from '@hourtrail/contracts';
import { Stream } from '../../platform/event-log/stream.js';
import { stale } from '../../platform/event-log/unit-of-work.js';
import { conflict } from '../../platform/kernel/domain-error.js';
import { evolve } from '../domain/evolve.js';
import type { Organization } from '../domain/organization.state.js';

export const organizationStream = new Stream<Organization>({
  name: 'organization',
  table: 'organizations.organizations',
  isSchool: true,
  evolve,
  refusals: {
    organizations_pkey: stale,
    organizations_name: () => conflict('organizations.name-taken', t('apiSchools.nameTaken')),
    organizations_join_code: () => conflict('organizations.join-code-taken', t('apiSchools.codeTaken')),
  },
  columns: {
    name: { type: 'text' },
    description: { type: 'text', nullable: true },
    isActive: { type: 'boolean', default: true },
    isDistrict: { type: 'boolean', default: false },
    parentId: { type: 'integer', nullable: true },
    districts: { type: 'integer', array: true, default: [] },
    lockedRules: { type: 'text', array: true, default: [] },
    timeZone: { type: 'text' },
    approvalPolicy: { type: 'text' },
    acceptsSupervisors: { type: 'boolean', default: false },
    hoursGoal: { type: 'integer' },
    oldestAcceptedDays: { type: 'integer' },
    emailNotifications: { type: 'text', default: 'now' },
    quietFrom: { type: 'text', default: '' },
    quietUntil: { type: 'text', default: '' },
    reminders: { type: 'boolean', default: true },
    secondFactorFrom: { type: 'text', default: '' },
    joinCode: { type: 'text', nullable: true },
    color: { type: 'text', default: '' },
    logoId: { type: 'integer', nullable: true },
    logoHash: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', precision: 6 },
  },
});
