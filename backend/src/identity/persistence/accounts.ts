import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { UserEvent } from '../domain/user.events.js';
import type { User } from '../domain/user.js';
import { userStream } from './user.stream.js';

/** Where accounts begin: the person and what proves it is them, in one transaction. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Makes an account in the actor's school; without a password hash nobody can sign in to it. */
  async begin(by: Actor, decide: (userId: number) => readonly UserEvent[], passwordHash?: string): Promise<User> {
    const [next] = await this.database.read<{ id: number }>(by.organizationId, {
      name: 'next-user',
      text: "SELECT nextval('identity.users_id_seq')::integer AS id",
    });
    const { id } = next as { id: number };
    const change = { id, state: undefined, events: decide(id) };
    const also = passwordHash === undefined ? [] : [this.credentials(id, passwordHash)];
    const [user] = await this.work.commit(by, userStream, [change], { also });
    return user as User;
  }

  private credentials(userId: number, passwordHash: string): Statement {
    return keepCredentials(userId, { hash: passwordHash, at: this.clock.now() });
  }
}

/** Keeps a password's hash, for the transaction of the event that tells of it; `until` ends a one-time password. */
export const keepCredentials = (
  userId: number,
  { hash, at, until = null }: { readonly hash: string; readonly at: Date; readonly until?: Date | null },
): Statement => ({
  name: 'keep-credentials',
  text: 'SELECT identity.keep_credentials($1, $2, $3, $4)',
  values: [userId, hash, at, until],
});

/** The person, if they may still sign in with this very password: to be asked while their sessions are held. */
export const stillSignsIn = (userId: number, passwordHash: string): Statement => ({
  name: 'still-signs-in',
  text: `SELECT u.id, u.role, u.organization_id AS "organizationId"
         FROM identity.users u JOIN identity.credentials c ON c.user_id = u.id
         WHERE u.id = $1 AND u.is_active AND u.moved_to IS NULL AND c.password_hash = $2`,
  values: [userId, passwordHash],
});
