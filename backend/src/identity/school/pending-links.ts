import type { SignInProtocol } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Sweeper } from '../../platform/web/sweeper.js';
import { digest, LASTS_S, randomToken } from '../log-in/provider-sign-ins.js';

/** Someone whom a school's provider knows, and the account that their own password would link. */
export interface PendingLink {
  readonly organizationId: number;
  readonly userId: number;
  readonly protocol: SignInProtocol;
  readonly issuer: string;
  readonly subject: string;
  readonly next: string | null;
}

const COLUMNS =
  'organization_id AS "organizationId", user_id AS "userId", protocol, issuer, subject, next_path AS next';

/** Each belongs to the browser that came back from the provider, and links once. */
@Injectable()
export class PendingLinks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    sweeper.add((now) => ({ text: 'DELETE FROM identity.pending_links WHERE expires_at < $1', values: [now] }));
  }

  /** Returns the value of the browser's cookie. */
  async begin({ organizationId, userId, protocol, issuer, subject, next }: PendingLink): Promise<string> {
    const token = randomToken();
    const until = new Date(this.clock.now().getTime() + LASTS_S * 1_000);
    await this.database.system({
      name: 'begin-link',
      text: `INSERT INTO identity.pending_links
               (token_hash, organization_id, user_id, protocol, issuer, subject, next_path, expires_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      values: [digest(token), organizationId, userId, protocol, issuer, subject, next, until],
    });
    return token;
  }

  async find(token: string): Promise<PendingLink | undefined> {
    const [link] = await this.database.system<PendingLink>({
      name: 'find-pending-link',
      text: `SELECT ${COLUMNS} FROM identity.pending_links WHERE token_hash = $1 AND expires_at > $2`,
      values: [digest(token), this.clock.now()],
    });
    return link;
  }

  /** False if another request took it. */
  async take(token: string): Promise<boolean> {
    const taken = await this.database.system({
      name: 'take-pending-link',
      text: 'DELETE FROM identity.pending_links WHERE token_hash = $1 RETURNING user_id',
      values: [digest(token)],
    });
    return taken.length > 0;
  }
}
