import { t } from '@hourtrail/contracts';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../database/database.js';
import { LOCKS } from '../../database/locks.js';
import { systemAt, type ErasureHandler } from '../../event-log/erasure-handler.js';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../kernel/clock.js';
import { conflict } from '../../kernel/domain-error.js';
import { Refusal } from '../errors/refusal.js';
import { Sweeper } from '../sweeper.js';

const LIFETIME_MS = 24 * 3_600_000;

export interface KeyedCall {
  readonly actor: Actor;
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly sent: Buffer;
}

export interface StoredAnswer {
  readonly statusCode: number;
  readonly body: string | null;
}

interface KeyRow {
  body_hash: Buffer;
  status_code: number;
  response: string | null;
  response_erased: boolean;
  outdated: boolean;
}

/** Stores responses by Idempotency-Key. Use it in the transaction of the request. */
@Injectable()
export class IdempotencyKeys {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    sweeper.add((now) => ({
      text: 'DELETE FROM web.idempotency_keys WHERE created_at < $1',
      values: [new Date(now.getTime() - LIFETIME_MS)],
    }));
  }

  /** Locks the key. Throws 409 if the same request is running, 422 if its body differs. */
  async claim(call: KeyedCall): Promise<StoredAnswer | undefined> {
    const [lock] = await this.run<{ mine: boolean }>(call, {
      name: 'lock-idempotency-key',
      text: `SELECT pg_try_advisory_xact_lock($1::bigint) AS mine,
               pg_advisory_xact_lock_shared(${LOCKS.storedResponses}, $2::integer)`,
      values: [lockOf(call), call.actor.organizationId],
    });
    if (!lock?.mine) throw conflict('in-progress', t('api.requestInProgress'));
    const [found] = await this.run<KeyRow>(call, {
      name: 'find-idempotency-key',
      text: `SELECT body_hash, status_code, response, response_erased, created_at < $6 AS outdated FROM web.idempotency_keys WHERE ${IS_CALL}`,
      values: [...nameOf(call), new Date(this.clock.now().getTime() - LIFETIME_MS)],
    });
    if (!found) return undefined;
    if (found.outdated) return this.delete(call);
    if (!found.body_hash.equals(call.sent)) {
      throw new Refusal(422, 'idempotency-key-reused', t('api.idempotencyKeyReused'));
    }
    if (found.response_erased) {
      throw conflict('answer-erased', t('api.responseErased'));
    }
    return { statusCode: found.status_code, body: found.response };
  }

  async save(call: KeyedCall, { statusCode, body }: StoredAnswer): Promise<void> {
    await this.run(call, {
      name: 'keep-idempotency-key',
      text: `INSERT INTO web.idempotency_keys
               (organization_id, user_id, method, path, key, body_hash, status_code, response, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      values: [...nameOf(call), call.sent, statusCode, body, this.clock.now()],
    });
  }

  private async delete(call: KeyedCall): Promise<undefined> {
    await this.run(call, {
      name: 'forget-idempotency-key',
      text: `DELETE FROM web.idempotency_keys WHERE ${IS_CALL}`,
      values: nameOf(call),
    });
  }

  private async run<Row>(call: KeyedCall, statement: Statement): Promise<Row[]> {
    return (await this.database.write(call.actor, [statement]))[0] as Row[];
  }
}

const IS_CALL = '(organization_id, user_id, method, path, key) = ($1, $2, $3, $4, $5)';

const nameOf = ({ actor, method, path, key }: KeyedCall): unknown[] => [
  actor.organizationId,
  actor.id,
  method,
  path,
  key,
];

const lockOf = (call: KeyedCall): string =>
  createHash('sha256').update(nameOf(call).join('\n')).digest().readBigInt64BE().toString();

/** Lets a transaction read a name that no erasure takes meanwhile: it waits for erasures in the school, and they for it. */
export const holdOffErasures = (organizationId: number): Statement => ({
  name: 'hold-off-erasures',
  text: `SELECT pg_advisory_xact_lock_shared(${LOCKS.storedResponses}, $1::integer)`,
  values: [organizationId],
});

/** Erases a school's stored responses. Waits for running requests, which may have read the name already. */
export const eraseResponses = (organizationId: number): readonly Statement[] => [
  {
    name: 'wait-for-answers',
    text: `SELECT pg_advisory_xact_lock(${LOCKS.storedResponses}, $1::integer)`,
    values: [organizationId],
  },
  {
    name: 'forget-answers',
    text: `UPDATE web.idempotency_keys SET response = NULL, response_erased = true
           WHERE organization_id = $1 AND response IS NOT NULL`,
    values: [organizationId],
  },
];

/** Erases stored responses, because any of them may contain the person's data. */
export const eraseStoredResponses: ErasureHandler = async ({ schools }, { database }) => {
  for (const school of schools) await database.write(systemAt(school), eraseResponses(school));
};
