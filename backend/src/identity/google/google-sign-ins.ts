import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Sweeper } from '../../platform/web/sweeper.js';
import type { SignInSecrets } from './google-provider.js';

const LASTS = 10 * 60_000;

interface StartedRow {
  nonce: string;
  code_verifier: string;
  next_path: string | null;
}

/** Pending sign-ins. Each belongs to the browser that started it and completes once. */
@Injectable()
export class GoogleSignIns {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    sweeper: Sweeper,
  ) {
    sweeper.add((now) => ({ text: 'DELETE FROM identity.google_sign_ins WHERE expires_at < $1', values: [now] }));
  }

  /** Returns the value of the browser's cookie. */
  async begin({ state, nonce, codeVerifier }: SignInSecrets, nextPath: string | undefined): Promise<string> {
    const browser = randomBytes(32).toString('base64url');
    await this.database.system({
      name: 'begin-google-sign-in',
      text: `INSERT INTO identity.google_sign_ins (state_hash, browser_hash, nonce, code_verifier, next_path, expires_at)
             VALUES ($1, $2, $3, $4, $5, $6)`,
      values: [
        digest(state),
        digest(browser),
        nonce,
        codeVerifier,
        nextPath,
        new Date(this.clock.now().getTime() + LASTS),
      ],
    });
    return browser;
  }

  /** Deletes the row, so that it works once. Undefined if it expired or another browser started it. */
  async take(
    state: string,
    browser: string,
  ): Promise<{ readonly secrets: SignInSecrets; readonly next: string | undefined } | undefined> {
    const [row] = await this.database.system<StartedRow>({
      name: 'take-google-sign-in',
      text: `DELETE FROM identity.google_sign_ins WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > $3
             RETURNING nonce, code_verifier, next_path`,
      values: [digest(state), digest(browser), this.clock.now()],
    });
    if (!row) return undefined;
    const secrets = { state, nonce: row.nonce, codeVerifier: row.code_verifier };
    return { secrets, next: row.next_path ?? undefined };
  }
}

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
