import type { RecordedEvent } from '../../platform/kernel/event.js';
import { afterChanges } from './changes.js';
import type { OrganizationEventData, OrganizationEventType } from './organization.events.js';
import type { Organization } from './organization.state.js';

type Step = (before: Organization, event: RecordedEvent) => Partial<Organization>;

const STEPS: Readonly<Record<Exclude<OrganizationEventType, 'organization.created'>, Step>> = {
  'organization.details-changed': (before, { texts }) => ({
    name: texts['name'] ?? before.name,
    description: texts['description'] === undefined ? before.description : texts['description'],
  }),
  'organization.rules-changed': (_before, { data }) =>
    afterChanges(data as OrganizationEventData['organization.rules-changed']),
  'organization.announced': () => ({}),
  'organization.district-changed': ({ districts }, { data }) => {
    const { to } = (data as OrganizationEventData['organization.district-changed']).parentId;
    return { parentId: to, districts: to === null || districts.includes(to) ? districts : [...districts, to] };
  },
  'organization.locks-changed': (_before, { data }) =>
    afterChanges(data as OrganizationEventData['organization.locks-changed']),
  'organization.color-changed': (_before, { data }) =>
    afterChanges(data as OrganizationEventData['organization.color-changed']),
  'organization.logo-changed': (_before, { data }) => {
    const { logo } = data as unknown as OrganizationEventData['organization.logo-changed'];
    return { logoId: logo.id, logoHash: logo.sha256 };
  },
  'organization.logo-removed': () => ({ logoId: null, logoHash: null }),
  'organization.sign-in-changed': () => ({}),
  'organization.sign-in-removed': () => ({}),
  'organization.opened': () => ({ isActive: true }),
  'organization.closed': () => ({ isActive: false }),
  'organization.join-code-made': (_before, { texts }) => ({ joinCode: texts['joinCode'] ?? null }),
  'organization.join-code-dropped': () => ({ joinCode: null }),
  'organization.webhook-added': () => ({}),
  'organization.webhook-removed': () => ({}),
  'organization.webhook-secret-rotated': () => ({}),
  'organization.webhook-switched-off': () => ({}),
  'organization.webhook-switched-on': () => ({}),
};

export function evolve(before: Organization | undefined, event: RecordedEvent): Organization {
  if (!before && event.type === 'organization.created') return begun(event);
  const step = STEPS[event.type as keyof typeof STEPS] as Step | undefined;
  if (!before || !step) throw new Error(`A school does not know ${event.type}.`);
  return { ...before, ...step(before, event), version: event.version };
}

function begun({ data, texts, ...event }: RecordedEvent): Organization {
  const created = data as unknown as OrganizationEventData['organization.created'];
  const { isActive, timeZone, approvalPolicy, hoursGoal, oldestAcceptedDays } = created;
  return {
    id: event.organizationId,
    version: event.version,
    name: texts['name'] ?? `School ${event.organizationId}`,
    description: texts['description'] ?? null,
    isActive,
    isDistrict: created.isDistrict ?? false,
    parentId: null,
    districts: [],
    lockedRules: [],
    timeZone,
    approvalPolicy,
    acceptsSupervisors: created.acceptsSupervisors ?? false,
    hoursGoal,
    oldestAcceptedDays,
    emailNotifications: created.emailNotifications ?? 'now',
    quietFrom: created.quietFrom ?? '',
    quietUntil: created.quietUntil ?? '',
    reminders: created.reminders ?? true,
    secondFactorFrom: created.secondFactorFrom ?? '',
    joinCode: null,
    color: '',
    logoId: null,
    logoHash: null,
    createdAt: event.at,
  };
}
