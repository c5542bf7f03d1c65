import { hash, randomBytes } from 'node:crypto';
import { LIMITS, t, type ApiKeyUse, type ApiKeyView, type KeyCapability } from '@hourtrail/contracts';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Database, type Statement } from '../../database/database.js';
import { nameOf } from '../../event-log/event-people.js';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../kernel/clock.js';
import { COUNT_AGAIN } from '../access/address-limits.js';
import { Refusal, tooFast } from '../errors/refusal.js';
import { MUST_ADD_SECOND_FACTOR } from '../session/sessions.js';
import { Sweeper } from '../sweeper.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that the request acts by. */
    usedKey: { readonly organizationId: number; readonly id: number } | null;
  }
}

const KEY = /^ht_[A-Za-z0-9_-]{43}$/;
const KEY_WITHIN = /ht_[A-Za-z0-9_-]{43}/;
const BEARER = /^Bearer +/i;

/** What follows `Authorization: Bearer`; undefined without that header. */
export const bearerOf = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
  authorization !== undefined && BEARER.test(authorization) ? authorization.replace(BEARER, '').trim() : undefined;

/** URLs end up in logs and histories. */
export const holdsKey = (url: string): boolean => KEY_WITHIN.test(url);

export const newKey = (): string => `ht_${randomBytes(32).toString('base64url')}`;

export type KeyActor = Actor & { readonly id: number; readonly sessionHash: Buffer };

interface Found {
  readonly id: number;
  readonly organizationId: number;
  readonly userId: number;
  readonly role: string;
  readonly couldBe: readonly number[];
  readonly capabilities: readonly KeyCapability[];
  readonly isLive: boolean;
  readonly mustAddSecondFactor: boolean;
  readonly times: number | null;
  readonly ends: Date | null;
}

interface Use {
  readonly organizationId: number;
  readonly keyId: number;
  readonly at: Date;
  readonly route: string;
  readonly status: number;
  readonly address: string;
  readonly requestId: string;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
const SAVE_EVERY_MS = 1_000;
const MOST_USES_WAITING = 10_000;

/** API keys: who acts through one, and what each was used for. The database has only the SHA-256 of a key. */
@Injectable()
export class ApiKeys implements BeforeApplicationShutdown {
  private readonly log = new Logger(ApiKeys.name);
  private readonly saving: NodeJS.Timeout;
  private uses: Use[] = [];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    this.saving = setInterval(() => void this.saveUses(), SAVE_EVERY_MS).unref();
    sweeper.add((now) => ({
      text: 'DELETE FROM web.api_key_uses WHERE at < $1',
      values: [new Date(now.getTime() - LIMITS.keyUsesDays * DAY)],
    }));
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.saving);
    await this.saveUses();
  }

  /** Looks up the key, whether its maker may still act, and counts the request: one trip. Throws 401 and 429. */
  async actorOf(request: FastifyRequest, key: string): Promise<KeyActor> {
    const now = this.clock.now();
    const keyHash = hash('sha256', key, 'buffer');
    const [found] = KEY.test(key)
      ? await this.database.system<Found>({
          name: 'find-api-key',
          text: FIND,
          values: [keyHash, now, new Date(now.getTime() + MINUTE), LIMITS.keyUsesPerMinute, 1],
        })
      : [];
    if (!found?.isLive) throw new Refusal(401, 'key-invalid', t('api.keyInvalid'));
    request.usedKey = { organizationId: found.organizationId, id: found.id };
    if (found.times !== null && found.ends !== null && found.times > LIMITS.keyUsesPerMinute)
      throw tooFast('too-often', t('api.keyTooOften'), Math.ceil((found.ends.getTime() - now.getTime()) / 1_000));
    const { id, userId, capabilities, role, organizationId, couldBe, mustAddSecondFactor } = found;
    const maker = { id: userId, role, organizationId, couldBe, mustAddSecondFactor };
    return { ...maker, sessionHash: keyHash, key: { id, capabilities } };
  }

  /** Saved with others a moment later, so that it costs the request no trip. */
  noteUse(use: Use): void {
    if (this.uses.length < MOST_USES_WAITING) this.uses.push(use);
  }

  /** Those that work first, then newest first. */
  async list(organizationId: number): Promise<readonly ApiKeyView[]> {
    await this.saveUses();
    return this.database.read<ApiKeyView>(organizationId, listKeys(organizationId, this.clock.now()));
  }

  async find(organizationId: number, id: number): Promise<ApiKeyView | undefined> {
    const [key] = await this.database.read<ApiKeyView>(organizationId, findKey(organizationId, id, this.clock.now()));
    return key;
  }

  async countActive(organizationId: number): Promise<number> {
    const active = await this.database.read(organizationId, {
      name: 'active-api-keys',
      text: 'SELECT FROM web.api_keys WHERE organization_id = $1 AND ended IS NULL AND expires_at > $2',
      values: [organizationId, this.clock.now()],
    });
    return active.length;
  }

  /** Newest first. */
  async usesOf(organizationId: number, keyId: number): Promise<readonly ApiKeyUse[]> {
    await this.saveUses();
    return this.database.read<ApiKeyUse>(organizationId, {
      name: 'uses-of-api-key',
      text: `SELECT at, route, status, address, request_id AS "requestId" FROM web.api_key_uses
             WHERE organization_id = $1 AND key_id = $2 ORDER BY id DESC LIMIT ${LIMITS.listMax}`,
      values: [organizationId, keyId],
    });
  }

  private async saveUses(): Promise<void> {
    const uses = this.uses;
    if (uses.length === 0) return;
    this.uses = [];
    await this.database
      .system({ name: 'save-uses-of-keys', text: SAVE, values: [JSON.stringify(uses)] })
      .catch((error: unknown) => this.log.warn(`Uses of keys were not saved: ${(error as Error).message}`));
  }
}

/** An erased name leaves the number. */
const NAME = `coalesce(nullif(k.name, ''), '#' || k.id)`;

const FIND = `
  WITH found AS (
    SELECT k.id, k.organization_id AS "organizationId", k.user_id AS "userId", k.role, k.could_be AS "couldBe",
      k.capabilities, k.ended IS NULL AND k.expires_at > $2::timestamptz AND EXISTS (
        SELECT FROM directory.people p JOIN directory.schools s ON s.organization_id = p.organization_id
        WHERE (p.organization_id, p.id) = (k.organization_id, k.user_id) AND p.role = k.role AND p.is_active
          AND p.moved_to IS NULL AND s.is_active) AS "isLive",
      ${MUST_ADD_SECOND_FACTOR('k', '$2')} AS "mustAddSecondFactor"
    FROM web.api_keys k WHERE k.key_hash = $1
  ), counted AS (
    INSERT INTO web.rate_limits AS a (subject, times, window_ends_at)
    SELECT sha256(convert_to('api-key/' || id, 'UTF8')), $5::integer, $3::timestamptz FROM found WHERE "isLive"
    ${COUNT_AGAIN} RETURNING times, window_ends_at AS ends
  )
  SELECT f.*, c.times, c.ends FROM found f LEFT JOIN counted c ON true`;

const SAVE = `
  INSERT INTO web.api_key_uses (organization_id, key_id, at, route, status, address, request_id)
  SELECT "organizationId", "keyId", at, route, status, address, "requestId"
  FROM jsonb_to_recordset($1::jsonb) AS u("organizationId" integer, "keyId" integer, at timestamptz, route text,
    status integer, address text, "requestId" text)`;

const KEYS = `SELECT k.id, ${NAME} AS name, k.capabilities, k.created_at AS "createdAt", k.expires_at AS "expiresAt",
           coalesce(k.ended, CASE WHEN k.expires_at <= $2 THEN 'expired' ELSE 'active' END) AS status,
           jsonb_build_object('id', k.user_id, 'name', ${nameOf('k.user_id', 'k.organization_id')}) AS "createdBy",
           (SELECT max(u.at) FROM web.api_key_uses u
            WHERE (u.organization_id, u.key_id) = (k.organization_id, k.id)) AS "lastUsedAt"
         FROM web.api_keys k WHERE k.organization_id = $1`;

const listKeys = (organizationId: number, now: Date): Statement => ({
  name: 'list-api-keys',
  text: `${KEYS} ORDER BY k.ended IS NULL AND k.expires_at > $2 DESC, k.id DESC LIMIT ${LIMITS.listMax}`,
  values: [organizationId, now],
});

const findKey = (organizationId: number, id: number, now: Date): Statement => ({
  name: 'find-api-key-by-id',
  text: `${KEYS} AND k.id = $3`,
  values: [organizationId, now, id],
});

export const nextKeyId: Statement = {
  name: 'next-api-key',
  text: `SELECT nextval('web.api_keys_id_seq')::integer AS id`,
};

export interface NewKey {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly capabilities: readonly KeyCapability[];
  readonly lacksSecondFactor: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Run it in the transaction of its event. */
export const saveKey = (by: Actor, { id, key, name, ...terms }: NewKey): Statement => ({
  name: 'save-api-key',
  text: `INSERT INTO web.api_keys
           (organization_id, id, key_hash, name, user_id, role, could_be, lacks_second_factor, capabilities, created_at,
            expires_at)
         OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
  values: [
    by.organizationId,
    id,
    hash('sha256', key, 'buffer'),
    name,
    by.id,
    by.role,
    by.couldBe ?? [],
    terms.lacksSecondFactor,
    terms.capabilities,
    terms.createdAt,
    terms.expiresAt,
  ],
});

/** Once its transaction is committed, no write made through the key can succeed. */
export const revokeKey = (id: number): Statement => ({
  name: 'revoke-api-key',
  text: 'SELECT web.revoke_key($1)',
  values: [id],
});

/** For an erased maker, who may have typed a name. */
export const eraseKeyNames = (organizationId: number, makerId: number): Statement => ({
  name: 'erase-names-of-api-keys',
  text: "UPDATE web.api_keys SET name = '' WHERE organization_id = $1 AND user_id = $2 AND name <> ''",
  values: [organizationId, makerId],
});

/** SQL expression for the name of the key that acted; null if a person did, without one. */
export const keyNameOf = (key: string, school: string): string =>
  `(SELECT ${NAME} FROM web.api_keys k WHERE (k.organization_id, k.id) = (${school}, ${key}))`;

/** "Dana Whitfield (API key Nightly sync)". */
export const withKey = (person: string, key: string | null): string =>
  key === null ? person : t('api.byKey', { person, key });
