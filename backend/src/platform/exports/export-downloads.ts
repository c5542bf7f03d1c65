import { createHash, randomBytes } from 'node:crypto';
import { LIMITS, type ExportAddress, type ExportKind } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Clock } from '../kernel/clock.js';
import { notFound } from '../kernel/domain-error.js';
import type { SignedInUser } from '../web/session/signed-in.js';
import { Sweeper } from '../web/sweeper.js';

export interface WaitingExport<Query> {
  readonly kind: ExportKind;
  readonly query: Query;
}

/** One-time download URLs. Only the SHA-256 of the token is stored. */
@Injectable()
export class ExportDownloads {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    sweeper.add((now) => ({ text: 'DELETE FROM reporting.export_downloads WHERE expires_at <= $1', values: [now] }));
  }

  async make<Query>(by: SignedInUser, { kind, query }: WaitingExport<Query>): Promise<ExportAddress> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + LIMITS.exportAddressSeconds * 1_000);
    await this.database.write(by, [
      {
        name: 'keep-export-address',
        text: `INSERT INTO reporting.export_downloads (organization_id, token_hash, user_id, kind, query, expires_at)
               VALUES ($1, $2, $3, $4, $5, $6)`,
        values: [by.organizationId, digest(token), by.id, kind, JSON.stringify(query), expiresAt],
      },
    ]);
    return { url: `/api/admin/export/files/${token}`, expiresAt: expiresAt.toISOString() };
  }

  /** Returns and deletes the request. Throws not-found if it was used, has expired or belongs to another user. */
  async take<Query>(by: SignedInUser, token: string): Promise<WaitingExport<Query>> {
    const [taken] = await this.database.write(by, [
      {
        name: 'take-export-address',
        text: `DELETE FROM reporting.export_downloads
               WHERE (organization_id, token_hash, user_id) = ($1, $2, $3) AND expires_at > $4 RETURNING kind, query`,
        values: [by.organizationId, digest(token), by.id, this.clock.now()],
      },
    ]);
    const [waiting] = taken as WaitingExport<Query>[];
    if (!waiting) throw notFound();
    return waiting;
  }
}

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();
