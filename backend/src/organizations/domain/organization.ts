import { DEFAULT_TIME_ZONE, LIMITS, type ApprovalPolicy } from '@hourtrail/contracts';
import type { DomainEvent, RecordedEvent } from '../../platform/kernel/event.js';

/** A school, and the rules it goes by. */
export interface Organization {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly description: string | null;
  readonly isActive: boolean;
  readonly timeZone: string;
  readonly approvalPolicy: ApprovalPolicy;
  readonly hoursGoal: number;
  readonly oldestAcceptedDays: number;
  readonly createdAt: Date;
}

/** What a school may begin with; the rest follows the product's defaults. */
export interface NewOrganization {
  readonly name: string;
  readonly description?: string | null;
  readonly isActive?: boolean;
  readonly timeZone?: string;
  readonly approvalPolicy?: ApprovalPolicy;
  readonly hoursGoal?: number;
  readonly oldestAcceptedDays?: number;
}

type Settings = Pick<Organization, 'isActive' | 'timeZone' | 'approvalPolicy' | 'hoursGoal' | 'oldestAcceptedDays'>;

const DEFAULTS: Settings = {
  isActive: true,
  timeZone: DEFAULT_TIME_ZONE,
  approvalPolicy: 'standard',
  hoursGoal: LIMITS.hoursGoal,
  oldestAcceptedDays: LIMITS.oldestAcceptedDays,
};

export type OrganizationEvent = DomainEvent & { readonly type: 'organization.created' };

/** A school begins. Its name is its own, not a person's, yet it may hold one, so it travels as text. */
export function create({ name, description = null, ...given }: NewOrganization): OrganizationEvent[] {
  const data = { ...DEFAULTS, ...given };
  return [{ type: 'organization.created', data, texts: { name, description } }];
}

export function evolve(before: Organization | undefined, event: RecordedEvent): Organization {
  if (before || event.type !== 'organization.created') throw new Error(`A school does not know ${event.type}.`);
  return {
    ...(event.data as unknown as Settings),
    id: event.organizationId,
    version: event.version,
    name: event.texts['name'] ?? `School ${event.organizationId}`,
    description: event.texts['description'] ?? null,
    createdAt: event.at,
  };
}
