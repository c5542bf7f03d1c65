import type { SignInRole, WebhookEvent } from '@hourtrail/contracts';
import type { DomainEvent } from '../../platform/kernel/event.js';
import type { Changes } from './changes.js';
import type { LogoFile, Organization, SchoolRules } from './organization.state.js';

/** Name and description are texts, which can be erased: they may hold a person's name. */
export type OrganizationEventData = {
  /** Earlier events lack the rules that came later. */
  'organization.created': Pick<SchoolRules, 'timeZone' | 'approvalPolicy' | 'hoursGoal' | 'oldestAcceptedDays'> &
    Partial<SchoolRules> & { readonly isActive: boolean; readonly isDistrict?: true };
  /** Texts `name` and `description`, if changed. */
  'organization.details-changed': object;
  'organization.rules-changed': Changes<SchoolRules>;
  /** Texts `subject` and `announcement`, to students and parents; of one grade unless it is null. */
  'organization.announced': { readonly gradeLevel: string | null };
  'organization.district-changed': Required<Changes<Pick<Organization, 'parentId'>>>;
  'organization.locks-changed': Required<Changes<Pick<Organization, 'lockedRules'>>>;
  'organization.color-changed': Changes<Pick<Organization, 'color'>>;
  'organization.logo-changed': { readonly logo: LogoFile };
  'organization.logo-removed': object;
  /**
   * Texts `issuer`, `clientId` and `domain`; at SAML `startUrl`, `certificates` (SHA-256 of each) and `emailAttribute`;
   * and the claims of `newAccounts`, if it makes accounts. `newSecret`: whether a client secret was typed.
   */
  'organization.sign-in-changed': {
    readonly roles: readonly SignInRole[];
    readonly required: boolean;
    readonly newSecret: boolean;
    /** Absent: OpenID Connect. */
    readonly protocol?: 'saml';
    readonly makesAccounts?: true;
  };
  'organization.sign-in-removed': object;
  'organization.opened': object;
  'organization.closed': object;
  /** Text `joinCode`, which replaces any previous code. */
  'organization.join-code-made': object;
  'organization.join-code-dropped': object;
  /** Text `url`. */
  'organization.webhook-added': { readonly webhookId: number; readonly events: readonly WebhookEvent[] };
  'organization.webhook-removed': { readonly webhookId: number };
  'organization.webhook-secret-rotated': { readonly webhookId: number };
  /** By HourTrail, after three days in which nothing could be delivered. */
  'organization.webhook-switched-off': { readonly webhookId: number };
  'organization.webhook-switched-on': { readonly webhookId: number };
};

export type OrganizationEventType = keyof OrganizationEventData;

/** `noReason`: a reason (text `reason`) was required but not given. */
export type OrganizationEvent = {
  [Type in OrganizationEventType]: DomainEvent & {
    readonly type: Type;
    readonly data: OrganizationEventData[Type] & { readonly noReason?: true };
  };
}[OrganizationEventType];
