import { timingSafeEqual } from 'node:crypto';
import { t, LIMITS, RESET_ROUTE } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { isStale } from '../../platform/event-log/unit-of-work.js';
import { Clock } from '../../platform/kernel/clock.js';
import { KeyedHash } from '../../platform/config/keyed-hash.js';
import { Refusal } from '../../platform/web/errors/refusal.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import type { User } from '../domain/user.js';
import { CAN_SIGN_IN } from './accounts.js';
import { userStream } from './user.stream.js';

const MINUTE = 60_000;

const LINKS = {
  password: { page: RESET_ROUTE, lasts: LIMITS.passwordLinkMinutes * MINUTE },
  email: { page: '/confirm-email#', lasts: LIMITS.emailLinkDays * 24 * 60 * MINUTE },
} as const;
type Purpose = keyof typeof LINKS;

type Account = User & { readonly passwordHash: string | null };

/** Links carry a keyed hash, so the database stores none. A new password ends all earlier password links. */
@Injectable()
export class MailedLinks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly hashes: KeyedHash,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  /** Undefined if there is nothing to send any more. */
  async write(purpose: Purpose, userId: number): Promise<{ to: string; link: string; user: User } | undefined> {
    const account = await this.account(userId);
    const subject = account && subjectOf(purpose, account);
    if (!account || !subject) return undefined;
    const at = this.clock.now().getTime().toString(36);
    const token = `${userId}.${at}.${this.proof(purpose, `${userId} ${at} ${subject}`).toString('base64url')}`;
    return {
      to: purpose === 'email' ? (account.newEmail ?? account.email) : account.email,
      link: `${this.options.publicUrl}${LINKS[purpose].page}${token}`,
      user: account,
    };
  }

  /** Throws 410 if the link is used, expired or forged. */
  async open(purpose: Purpose, token: string): Promise<User> {
    const [id = '', at = '', proof = ''] = token.split('.');
    const userId = Number(id);
    const account = userId <= LIMITS.idMax ? await this.account(userId) : undefined;
    const subject = account && subjectOf(purpose, account);
    const isFresh = parseInt(at, 36) + LINKS[purpose].lasts > this.clock.now().getTime();
    const received = Buffer.from(proof, 'base64url');
    const ours = this.proof(purpose, `${userId} ${at} ${subject}`);
    if (account && subject && isFresh && received.length === ours.length && timingSafeEqual(received, ours))
      return account;
    throw linkIsOver();
  }

  private async account(userId: number): Promise<Account | undefined> {
    const [row] = await this.database.system<{ password_hash: string | null }>({
      name: 'account-of-mailed-link',
      text: `SELECT u.*, (SELECT c.password_hash FROM identity.credentials c WHERE c.user_id = u.id) AS password_hash
             FROM identity.users u WHERE u.id = $1 AND ${CAN_SIGN_IN}`,
      values: [userId],
    });
    return row && { ...userStream.stateOf(row), passwordHash: row.password_hash };
  }

  private proof(purpose: Purpose, text: string): Buffer {
    return this.hashes.of(`mailed-${purpose}`, text);
  }
}

const linkIsOver = (): Refusal => new Refusal(410, 'identity.link-over', t('apiPeople.linkUsedOrExpired'));

/** A concurrent change of the account ends the link. */
export const overIfStale = (error: unknown): never => {
  throw isStale(error) ? linkIsOver() : error;
};

/** What the hash covers: the link ends when it changes. Undefined if the account needs no link. */
function subjectOf(purpose: Purpose, { email, newEmail, emailConfirmed, passwordHash }: Account): string | undefined {
  if (purpose === 'password') return passwordHash === null ? undefined : `${email} ${passwordHash}`;
  return emailConfirmed ? (newEmail ?? undefined) : (newEmail ?? email);
}
