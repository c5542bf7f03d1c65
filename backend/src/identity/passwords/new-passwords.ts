import { LIMITS, SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { requireLongEnough, requireUncommonPassword, type PasswordOwner } from '../domain/password.rules.js';
import { HashingQueue } from './hashing-queue.js';
import { makeOneTimePassword, oneTimeUntil } from './one-time-password.js';
import { Passwords } from './passwords.js';

/** A password that its person must replace before anything else. */
export interface OneTime {
  /** To be told once, to whoever asked for it. */
  readonly password: string;
  readonly hash: string;
  readonly until: Date;
}

/** Where every new password passes: the rules it keeps, and its hash. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: HashingQueue,
    private readonly passwords: Passwords,
  ) {}

  /** How many characters a new password has at the least, by the system settings. */
  async minLength(): Promise<number> {
    const [settings] = await this.database.read<{ least: number }>(SYSTEM_ORGANIZATION, {
      name: 'password-min-length',
      text: 'SELECT password_min_length AS least FROM directory.settings',
    });
    return settings?.least ?? LIMITS.passwordMin;
  }

  /** The hash of a password that somebody typed in `field`, for the person it is to be of. */
  async hash(password: string, owner: PasswordOwner, field = 'password'): Promise<string> {
    requireLongEnough(password, await this.minLength(), field);
    requireUncommonPassword(password, owner, field);
    return this.queue.run(() => this.passwords.hash(password));
  }

  /** The first password of an account made for somebody: the one that was typed, else one of its own. */
  async first(owner: PasswordOwner, typed?: string): Promise<OneTime> {
    if (typed !== undefined) return this.oneTime(typed, await this.hash(typed, owner));
    return this.oneTime();
  }

  /** A one-time password, random where none is given. */
  async oneTime(password = makeOneTimePassword(), hash?: string): Promise<OneTime> {
    return {
      password,
      hash: hash ?? (await this.queue.run(() => this.passwords.hash(password))),
      until: oneTimeUntil(this.clock.now()),
    };
  }
}
