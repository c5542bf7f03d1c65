import { CODE_ALPHABET, LIMITS, SYSTEM_ORGANIZATION, t } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { conflict } from '../../platform/kernel/domain-error.js';
import {
  leastFor,
  requireLongEnough,
  requireUncommonPassword,
  type PasswordLengths,
  type PasswordOwner,
} from '../domain/password.rules.js';
import { MAY_USE_PASSWORD } from '../second-factor/second-factors.js';
import { Passwords, HashingQueue } from './passwords.js';

export interface OneTime {
  /** Shown once, to the person who requested it. */
  readonly password: string;
  readonly hash: string;
  readonly until: Date;
}

@Injectable()
export class NewPasswords {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: HashingQueue,
    private readonly passwords: Passwords,
  ) {}

  async lengths(): Promise<PasswordLengths> {
    const [lengths] = await this.database.read<PasswordLengths>(SYSTEM_ORGANIZATION, {
      name: 'password-lengths',
      text: 'SELECT password_min_length AS everybody, staff_password_min_length AS staff FROM directory.settings',
    });
    return lengths ?? { everybody: LIMITS.passwordMin, staff: LIMITS.staffPasswordMin };
  }

  /** `field`: the input that errors refer to. Throws if the password is too short or common. */
  async hash(password: string, owner: PasswordOwner, field = 'password'): Promise<string> {
    requireLongEnough(password, leastFor(owner.role, await this.lengths()), field);
    requireUncommonPassword(password, owner, field);
    return this.queue.run(() => this.passwords.hash(password));
  }

  /** As `hash`, for a password by which the person would sign in. Throws if their school signs them in instead. */
  async hashOwn(userId: number, password: string, owner: PasswordOwner, field = 'password'): Promise<string> {
    const rows = await this.database.system({
      name: 'may-use-password',
      text: `SELECT FROM identity.users u WHERE u.id = $1 AND u.moved_to IS NULL AND ${MAY_USE_PASSWORD}`,
      values: [userId],
    });
    if (rows.length === 0) throw conflict('identity.school-sign-in-required', t('rules.schoolSignInRequired'));
    return this.hash(password, owner, field);
  }

  async first(owner: PasswordOwner, typed?: string): Promise<OneTime> {
    if (typed !== undefined) return this.oneTime(typed, await this.hash(typed, owner));
    return this.oneTime();
  }

  /** Random if none is given. */
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

/** Such as `K7QMX-2XPRB-9TVHA`: 75 random bits. */
export const makeOneTimePassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join(''),
  ).join('-');

export const oneTimeUntil = (now: Date): Date => new Date(now.getTime() + LIMITS.oneTimePasswordHours * HOUR);
