import type { Role } from '@hourtrail/contracts';
import type { Actor } from '../platform/kernel/actor.js';

/** Whoever reads their own notifications, in the school they are at. */
export interface Recipient extends Actor {
  readonly id: number;
  readonly role: Role;
}
