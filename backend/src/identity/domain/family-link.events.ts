import type { DomainEvent } from '../../platform/kernel/event.js';

/** Whom a link joins, told by every event of it. */
export type FamilyLinkData = {
  readonly parentId: number;
  readonly studentId: number;
  /** The act asked for a reason (text `reason`) and none was given. */
  readonly noReason?: true;
};

export const FAMILY_LINK_EVENT_TYPES = [
  /** A parent entered the student's family code. */
  'family-link.requested',
  /** Staff linked the two, which needs no answer. */
  'family-link.made',
  'family-link.confirmed',
  'family-link.refused',
  'family-link.revoked',
  /** With one of the two the reasons go; whoever follows whom ended before. */
  'family-link.erased',
] as const;
export type FamilyLinkEventType = (typeof FAMILY_LINK_EVENT_TYPES)[number];

export type FamilyLinkEvent = DomainEvent & { readonly type: FamilyLinkEventType; readonly data: FamilyLinkData };
