import type { Role } from '@hourtrail/contracts';
import type { DomainEvent } from '../../platform/kernel/event.js';

/** Logged at the school that is asked to admit the person. */
export type JoinRequestEventData = {
  /** Texts: firstName, lastName, email at that time. */
  'join-request.asked': { readonly userId: number; readonly from: number; readonly role: Role };
  'join-request.admitted': { readonly userId: number; readonly role: Role };
  'join-request.refused': { readonly userId: number };
  /** By the person, or because they moved to another school. */
  'join-request.withdrawn': { readonly userId: number };
  'join-request.erased': { readonly userId: number };
};

export type JoinRequestEventType = keyof JoinRequestEventData;

export type JoinRequestEvent = {
  [Type in JoinRequestEventType]: DomainEvent & {
    readonly type: Type;
    readonly data: JoinRequestEventData[Type] & { readonly noReason?: true };
  };
}[JoinRequestEventType];
