import type { Role } from '@hourtrail/contracts';
import type { DomainEvent } from '../../platform/kernel/event.js';

/** Everything that happens to a request to join a school; it stands in the log of the school that is asked. */
export type JoinRequestEventData = {
  /** Texts: firstName, lastName, email, as they were then. */
  'join-request.asked': { readonly userId: number; readonly from: number; readonly role: Role };
  'join-request.admitted': { readonly userId: number; readonly role: Role };
  'join-request.refused': { readonly userId: number };
  /** By whoever asked, or because they moved to another school. */
  'join-request.withdrawn': { readonly userId: number };
  /** With who asked their name goes. */
  'join-request.erased': { readonly userId: number };
};

export type JoinRequestEventType = keyof JoinRequestEventData;

export type JoinRequestEvent = {
  [Type in JoinRequestEventType]: DomainEvent & {
    readonly type: Type;
    readonly data: JoinRequestEventData[Type] & { readonly noReason?: true };
  };
}[JoinRequestEventType];
