import { reachOf } from './capabilities.js';
import type { MailState } from './contact.js';
import { SYSTEM_ORGANIZATION, type Role } from './vocabulary.js';

/** GET /api/profile/checkpoint-mail: whether somebody is mailed the newest checkpoint once a day, and what became of it. */
export interface CheckpointMail {
  readonly isOn: boolean;
  /** Whether this server sends mail at all. */
  readonly sendsMail: boolean;
  /** Their own address; no other can be named. */
  readonly email: string;
  /** Whose log it is of: their school's, or 0 for the system's own. */
  readonly organizationId: number;
  /** Null where there was none yet. */
  readonly newest: { readonly at: string; readonly size: number; readonly state: MailState } | null;
}

/** Which log's checkpoints are mailed to somebody of a role: who sees every school's keeps the system's own. */
export const logMailedTo = ({
  role,
  organizationId,
}: {
  readonly role: Role;
  readonly organizationId: number;
}): number => (reachOf(role, 'audit.read').includes('everywhere') ? SYSTEM_ORGANIZATION : organizationId);
