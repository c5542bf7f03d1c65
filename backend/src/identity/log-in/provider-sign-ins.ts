import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Sweeper } from '../../platform/web/sweeper.js';

export const LASTS_S = 600;

/** What a provider sends back, or must prove, once the browser returns from it. */
export interface SignInSecrets {
  readonly state: string;
  readonly codeVerifier: string;
  /** Null where there is no ID token to bind. */
  readonly nonce: string | null;
}

export interface ProviderSignIn extends SignInSecrets {
  /** Whose provider; null at Google. */
  readonly organizationId: number | null;
  readonly next: string | undefined;
}

interface Row {
  readonly nonce: string | null;
  readonly code_verifier: string;
  readonly next_path: string | null;
}

/** Of everyone: a provider's answer, a second factor, or the proof of an account that is to be linked is awaited. */
export const END_PENDING_SIGN_INS: Statement = {
  text: `WITH halfway AS (DELETE FROM identity.pending_sign_ins), linking AS (DELETE FROM identity.pending_links)
         DELETE FROM identity.provider_sign_ins`,
};

/** Sign-ins that are under way at a provider. Each belongs to the browser that started it and completes once. */
@Injectable()
export class ProviderSignIns {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    sweeper.add((now) => ({ text: 'DELETE FROM identity.provider_sign_ins WHERE expires_at < $1', values: [now] }));
  }

  /** Returns the value of the browser's cookie. */
  async begin({ state, nonce, codeVerifier, organizationId, next }: ProviderSignIn): Promise<string> {
    const browser = randomToken();
    await this.database.system({
      name: 'begin-sign-in',
      text: `INSERT INTO identity.provider_sign_ins
               (state_hash, browser_hash, nonce, code_verifier, organization_id, next_path, expires_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      values: [
        digest(state),
        digest(browser),
        nonce,
        codeVerifier,
        organizationId,
        next,
        new Date(this.clock.now().getTime() + LASTS_S * 1_000),
      ],
    });
    return browser;
  }

  /** Deletes the row, so that it works once. Undefined if it expired, another browser started it, or at another provider. */
  async take(organizationId: number | null, state: string, browser: string): Promise<ProviderSignIn | undefined> {
    const [row] = await this.database.system<Row>({
      name: 'take-sign-in',
      text: `DELETE FROM identity.provider_sign_ins
             WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > $3 AND organization_id IS NOT DISTINCT FROM $4
             RETURNING nonce, code_verifier, next_path`,
      values: [digest(state), digest(browser), this.clock.now(), organizationId],
    });
    if (!row) return undefined;
    const { nonce, code_verifier: codeVerifier, next_path: next } = row;
    return { state, nonce, codeVerifier, organizationId, next: next ?? undefined };
  }
}

export const randomToken = (): string => randomBytes(32).toString('base64url');

export const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
