import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database.js';
import { Refusal } from '../../platform/web/errors/refusal.js';
import { Sessions } from '../../platform/web/session/sessions.js';
import { LogInThrottle, type Attempt } from '../log-in/log-in-throttle.js';
import { HashingQueue } from '../passwords/hashing-queue.js';
import { Passwords } from '../passwords/passwords.js';
import { stillSignsIn } from '../persistence/accounts.js';

export interface SignedIn {
  readonly id: number;
  readonly organizationId: number;
  /** For the session cookie. */
  readonly token: string;
}

/** One answer for an unknown name, a wrong password and an account that is not active. */
export const invalidCredentials = (): Refusal =>
  new Refusal(401, 'identity.invalid-credentials', 'Invalid credentials. Please try again.');

/** A visitor shows who they are. */
export class SignIn extends Command<SignedIn> {
  constructor(
    readonly attempt: Attempt,
    readonly password: string,
  ) {
    super();
  }
}

interface Account {
  id: number;
  organization_id: number;
  is_active: boolean;
  password_hash: string;
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly database: Database,
    private readonly queue: HashingQueue,
    private readonly throttle: LogInThrottle,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  async execute({ attempt, password }: SignIn): Promise<SignedIn> {
    const account = await this.queue.run(() => this.check(attempt, password));
    await this.throttle.succeed(attempt);
    const token = await this.sessions.start(account.id, stillSignsIn(account.id, account.password_hash));
    if (token === undefined) throw invalidCredentials();
    return { id: account.id, organizationId: account.organization_id, token };
  }

  private async check(attempt: Attempt, password: string): Promise<Account> {
    await this.throttle.begin(attempt);
    const [account] = await this.database.system<Account>({
      name: 'find-account',
      text: `SELECT u.id, u.organization_id, u.is_active, c.password_hash
             FROM identity.users u JOIN identity.credentials c ON c.user_id = u.id
             WHERE lower(u.username) = lower($1) AND u.moved_to IS NULL`,
      values: [attempt.username],
    });
    const isRight = await this.passwords.matches(password, account?.password_hash);
    if (!account || !isRight || !account.is_active) throw invalidCredentials();
    return account;
  }
}
