import { createHash, randomBytes } from 'node:crypto';
import { LIMITS, type InvitationView, type Role } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { Sweeper } from '../../platform/web/sweeper.js';
import type { User } from '../domain/user.js';
import { MAY_ENTER } from './may-enter.js';

const DAY = 86_400_000;

/** Whom an invitation is for, and where. */
export interface Invited extends Omit<InvitationView, 'passwordMinLength'> {
  readonly userId: number;
  readonly organizationId: number;
  readonly email: string;
  readonly role: Role;
}

/** Links by which people set a password, one a person. Whoever was given the link has its token, we its SHA-256. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    sweeper.add((now) => ({ text: 'DELETE FROM identity.invitations WHERE expires_at <= $1', values: [now] }));
  }

  /** A new link's token, and the statement that keeps it in the place of any before. */
  make({ organizationId, id }: User): { readonly token: string; readonly expiresAt: Date; readonly keep: Statement } {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + LIMITS.invitationDays * DAY);
    const keep = {
      name: 'keep-invitation',
      text: `INSERT INTO identity.invitations (organization_id, user_id, token_hash, expires_at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (organization_id, user_id) DO UPDATE SET token_hash = $3, expires_at = $4`,
      values: [organizationId, id, digest(token), expiresAt],
    };
    return { token, expiresAt, keep };
  }

  /** Whom a token invites. Throws not-found where nobody may come in by it, whatever the cause. */
  async find(token: string): Promise<Invited> {
    const [invited] = await this.database.system<Invited>({
      name: 'find-invitation',
      text: `SELECT u.id AS "userId", u.organization_id AS "organizationId", u.email, u.username, u.role,
               u.first_name AS "firstName", u.last_name AS "lastName", d.name AS "organizationName"
             FROM identity.invitations i
             JOIN identity.users u ON (u.organization_id, u.id) = (i.organization_id, i.user_id)
             JOIN directory.schools d ON d.organization_id = u.organization_id
             WHERE i.token_hash = $1 AND i.expires_at > $2 AND ${MAY_ENTER}`,
      values: [digest(token), this.clock.now()],
    });
    if (!invited) throw notFound();
    return invited;
  }

  /** Uses a token up, for the transaction in which somebody comes in by it; false where that was done already. */
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

/** Ends the link of somebody who has come by a password in another way. */
export const endInvitation = ({ organizationId, id }: Pick<User, 'organizationId' | 'id'>): Statement => ({
  name: 'end-invitation',
  text: 'DELETE FROM identity.invitations WHERE organization_id = $1 AND user_id = $2',
  values: [organizationId, id],
});

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();
