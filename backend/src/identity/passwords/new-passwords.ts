import { LIMITS, SYSTEM_ORGANIZATION, CODE_ALPHABET } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import {
  leastFor,
  requireLongEnough,
  requireUncommonPassword,
  type PasswordLengths,
  type PasswordOwner,
} from '../domain/password.rules.js';
import { Passwords, HashingQueue } from './passwords.js';

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
  async lengths(): Promise<PasswordLengths> {
    const [lengths] = await this.database.read<PasswordLengths>(SYSTEM_ORGANIZATION, {
      name: 'password-lengths',
      text: 'SELECT password_min_length AS everybody, staff_password_min_length AS staff FROM directory.settings',
    });
    return lengths ?? { everybody: LIMITS.passwordMin, staff: LIMITS.staffPasswordMin };
  }

  /** The hash of a password that somebody typed in `field`, for the person it is to be of. */
  async hash(password: string, owner: PasswordOwner, field = 'password'): Promise<string> {
    requireLongEnough(password, leastFor(owner.role, await this.lengths()), field);
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

const GROUPS = 3;
const GROUP_LENGTH = 5;
const HOUR = 3_600_000;

/** A password to be read out once, such as `K7QMX-2XPRB-9TVHA`: 75 random bits. */
export const makeOneTimePassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join(''),
  ).join('-');

/** When a one-time password made now can no longer be used. */
export const oneTimeUntil = (now: Date): Date => new Date(now.getTime() + LIMITS.oneTimePasswordHours * HOUR);
