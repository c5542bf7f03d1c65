import type { DomainEvent } from '../../platform/kernel/event.js';

export type FamilyLinkData = {
  readonly parentId: number;
  readonly studentId: number;
  /** A reason (text `reason`) was requested but not given. */
  readonly noReason?: true;
};

export const FAMILY_LINK_EVENT_TYPES = [
  /** A parent entered the student's family code. */
  'family-link.requested',
  /** Staff linked the two; no confirmation follows. */
  'family-link.made',
  'family-link.confirmed',
  'family-link.refused',
  'family-link.revoked',
  /** Erases the reasons. The link itself ended before. */
  'family-link.erased',
] as const;
export type FamilyLinkEventType = (typeof FAMILY_LINK_EVENT_TYPES)[number];

export type FamilyLinkEvent = DomainEvent & { readonly type: FamilyLinkEventType; readonly data: FamilyLinkData };
