import { createHash, randomBytes } from 'node:crypto';
import { LIMITS, type InvitationView, type Role } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { Sweeper } from '../../platform/web/sweeper.js';
import type { User } from '../domain/user.js';
import { CAN_SIGN_IN } from './accounts.js';

const DAY = 86_400_000;

export interface Invited extends Omit<InvitationView, 'passwordMinLength'> {
  readonly userId: number;
  readonly organizationId: number;
  readonly email: string;
  readonly role: Role;
}

/** One link per person. The database holds only the SHA-256 of its token. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    sweeper.add((now) => ({ text: 'DELETE FROM identity.invitations WHERE expires_at <= $1', values: [now] }));
  }

  /** `keep` replaces any earlier link. */
  make({ organizationId, id }: User): { readonly token: string; readonly expiresAt: Date; readonly save: Statement } {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + LIMITS.invitationDays * DAY);
    const save = {
      name: 'keep-invitation',
      text: `INSERT INTO identity.invitations (organization_id, user_id, token_hash, expires_at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (organization_id, user_id) DO UPDATE SET token_hash = $3, expires_at = $4`,
      values: [organizationId, id, digest(token), expiresAt],
    };
    return { token, expiresAt, save };
  }

  /** Throws not-found, whatever makes the token invalid. */
  async find(token: string): Promise<Invited> {
    const [invited] = await this.database.system<Invited>({
      name: 'find-invitation',
      text: `SELECT u.id AS "userId", u.organization_id AS "organizationId", u.email, u.username, u.role,
               u.first_name AS "firstName", u.last_name AS "lastName", d.name AS "organizationName"
             FROM identity.invitations i
             JOIN identity.users u ON (u.organization_id, u.id) = (i.organization_id, i.user_id)
             JOIN directory.schools d ON d.organization_id = u.organization_id
             WHERE i.token_hash = $1 AND i.expires_at > $2 AND ${CAN_SIGN_IN}`,
      values: [digest(token), this.clock.now()],
    });
    if (!invited) throw notFound();
    return invited;
  }

  /** Run it in the transaction that uses the invitation. False if it was used already. */
  async take(by: Actor, token: string): Promise<boolean> {
    const [taken] = await this.database.write(by, [
      {
        name: 'take-invitation',
        text: 'DELETE FROM identity.invitations WHERE token_hash = $1 AND expires_at > $2 RETURNING user_id',
        values: [digest(token), this.clock.now()],
      },
    ]);
    return taken?.length === 1;
  }
}

/** For a person who got a password in another way. */
export const endInvitation = ({ organizationId, id }: Pick<User, 'organizationId' | 'id'>): Statement => ({
  name: 'end-invitation',
  text: 'DELETE FROM identity.invitations WHERE organization_id = $1 AND user_id = $2',
  values: [organizationId, id],
});

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();
