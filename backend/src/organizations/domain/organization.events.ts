import type { DomainEvent } from '../../platform/kernel/event.js';
import type { Changes } from './changes.js';
import type { SchoolRules } from './organization.state.js';

/** Everything that happens to a school. Its name and description are texts: they may hold a person's name. */
export type OrganizationEventData = {
  'organization.created': SchoolRules & { readonly isActive: boolean };
  /** Name or description (as texts): those that changed. */
  'organization.details-changed': object;
  'organization.rules-changed': Changes<SchoolRules>;
  'organization.opened': object;
  'organization.closed': object;
  /** A new code (text `joinCode`) stands in the place of any before. */
  'organization.join-code-made': object;
  'organization.join-code-dropped': object;
};

export type OrganizationEventType = keyof OrganizationEventData;

/** `noReason`: the act asked for a reason (text `reason`) and none was given. */
export type OrganizationEvent = {
  [Type in OrganizationEventType]: DomainEvent & {
    readonly type: Type;
    readonly data: OrganizationEventData[Type] & { readonly noReason?: true };
  };
}[OrganizationEventType];
