import { t } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Refusal } from '../../platform/web/errors/refusal.js';
import { Sessions } from '../../platform/web/session/sessions.js';
import { LogInThrottle, type Attempt } from '../log-in/log-in-throttle.js';
import { passwordExpired } from '../passwords/own-password.js';
import { Passwords, HashingQueue } from '../passwords/passwords.js';
import { CAN_SIGN_IN, canStillSignIn } from '../persistence/accounts.js';
import { PendingSignIns, type Halfway } from '../second-factor/pending-sign-ins.js';
import { HAS_SECOND_FACTOR, MAY_USE_PASSWORD } from '../second-factor/second-factors.js';

export interface SignedIn {
  readonly id: number;
  readonly organizationId: number;
  /** For the session cookie. */
  readonly token: string;
}

export interface Visit {
  readonly address: string;
  readonly requestId: string;
  readonly userAgent: string | undefined;
}

/** One error for unknown names, wrong passwords and inactive accounts or schools, so that accounts can't be probed. */
export const invalidCredentials = (): Refusal =>
  new Refusal(401, 'identity.invalid-credentials', t('rules.invalidCredentials'));

/** Said only to those who know the password. */
const schoolSignInRequired = (): Refusal =>
  new Refusal(401, 'identity.school-sign-in-required', t('rules.schoolSignInRequired'));

export class SignIn extends Command<SignedIn | Halfway> {
  constructor(
    readonly attempt: Attempt,
    readonly password: string,
    readonly userAgent?: string,
  ) {
    super();
  }
}

interface Account {
  id: number;
  organization_id: number;
  may_enter: boolean;
  may_use_password: boolean;
  password_hash: string;
  expires_at: Date | null;
  has_second_factor: boolean;
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: HashingQueue,
    private readonly throttle: LogInThrottle,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly pending: PendingSignIns,
  ) {}

  async execute({ attempt, password, userAgent }: SignIn): Promise<SignedIn | Halfway> {
    const account = await this.queue.run(() => this.check(attempt, password));
    if (account.has_second_factor) {
      // failures stay counted, or whoever knows the password could guess codes without delay
      await this.throttle.uncount(attempt);
      const halfway = await this.pending.begin(account.id, account.password_hash);
      if (!halfway) throw invalidCredentials();
      return halfway;
    }
    await this.throttle.succeed(attempt);
    const proof = canStillSignIn(account.id, account.password_hash);
    const token = await this.sessions.start(account.id, proof, userAgent);
    if (token === undefined) throw invalidCredentials();
    return { id: account.id, organizationId: account.organization_id, token };
  }

  private async check(attempt: Attempt, password: string): Promise<Account> {
    await this.throttle.begin(attempt);
    const [account] = await this.database.system<Account>({
      name: 'find-account',
      text: `SELECT u.id, u.organization_id, c.password_hash, c.expires_at, ${CAN_SIGN_IN} AS may_enter,
               ${HAS_SECOND_FACTOR} AS has_second_factor,
               ${MAY_USE_PASSWORD} AS may_use_password
             FROM identity.users u JOIN identity.credentials c ON c.user_id = u.id
             WHERE lower(u.username) = lower($1) AND u.moved_to IS NULL AND u.erased_at IS NULL`,
      values: [attempt.username],
    });
    const isRight = await this.passwords.matches(password, account?.password_hash);
    if (!account || !isRight || !account.may_enter) throw invalidCredentials();
    if (!account.may_use_password) throw schoolSignInRequired();
    if (account.expires_at && account.expires_at <= this.clock.now()) throw passwordExpired();
    return account;
  }
}
