import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { giveUpEmail } from '../domain/email.js';
import { userStream } from './user.stream.js';

/** SQL over `u`: unconfirmed sign-ups at schools other than $2. */
export const SQUATS = `NOT u.email_confirmed AND u.created_by IS NULL AND u.nomination IS NULL AND u.moved_to IS NULL AND u.erased_at IS NULL
  AND u.organization_id <> $2`;

@Injectable()
export class EmailClaims {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** Frees addresses others never confirmed. Run it in the transaction that writes the addresses. */
  async claim(by: Pick<Actor, 'organizationId' | 'requestId'>, emails: readonly string[], but?: number): Promise<void> {
    if (emails.length === 0) return;
    const rows = await this.database.system<object>({
      name: 'squatters-of-emails',
      text: `SELECT u.* FROM identity.users u WHERE lower(u.email) = ANY ($1) AND ${SQUATS}`,
      values: [emails.map((email) => email.toLowerCase()), by.organizationId],
    });
    const squatters = rows.map((row) => userStream.stateOf(row));
    for (const user of squatters.filter(({ id }) => id !== but)) {
      const { requestId } = by;
      const system: Actor = {
        id: null,
        role: 'system',
        organizationId: user.organizationId,
        ...(requestId && { requestId }),
      };
      await this.work.commit(system, userStream, [{ id: user.id, state: user, events: giveUpEmail(user) }]);
    }
  }
}
