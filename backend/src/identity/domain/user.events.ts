import type { Role } from '@hourtrail/contracts';
import type { DomainEvent } from '../../platform/kernel/event.js';

/** Names and addresses are texts of the event, so that a person can be erased. */
export type UserTexts = {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

export type UserData = {
  readonly userId: number;
  readonly role: Role;
  readonly gradeLevel: string | null;
  readonly isActive: boolean;
};

export type UserEvent = DomainEvent & {
  readonly type: 'user.signed-up' | 'user.created';
  readonly data: UserData;
  readonly texts: UserTexts;
};
