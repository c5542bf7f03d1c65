import { t, type CompleteSignIn as Proof, type PasskeyAssertion, type PasskeyRequest } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isStale } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { invalid } from '../../platform/kernel/domain-error.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { Refusal } from '../../platform/web/errors/refusal.js';
import { Sessions } from '../../platform/web/session/sessions.js';
import { takeRecoveryCode } from '../domain/second-factor.js';
import { LogInThrottle } from '../log-in/log-in-throttle.js';
import { SECOND_FACTOR_MAIL } from '../mail/account-mail.js';
import { Accounts, canStillSignIn } from '../persistence/accounts.js';
import { Authenticator } from '../second-factor/authenticator.js';
import { Passkeys } from '../second-factor/passkeys.js';
import { PendingSignIns, type PendingSignIn } from '../second-factor/pending-sign-ins.js';
import { deleteRecoveryCode, SecondFactors } from '../second-factor/second-factors.js';
import type { SignedIn, Visit } from './sign-in.js';

const pendingIsOver = (): Refusal => new Refusal(401, 'identity.sign-in-over', t('apiPeople.signInOver'));

const wrong = (message: string): Refusal => new Refusal(401, 'identity.wrong-second-factor', message);

export class RequestPasskey extends Command<PasskeyRequest> {
  constructor(readonly pending: string) {
    super();
  }
}

@CommandHandler(RequestPasskey)
export class RequestPasskeyHandler implements ICommandHandler<RequestPasskey> {
  constructor(
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly pending: PendingSignIns,
  ) {}

  async execute({ pending }: RequestPasskey): Promise<PasskeyRequest> {
    const found = await this.pending.find(pending);
    if (!found) throw pendingIsOver();
    const factors = await this.factors.of(found.userId);
    return {
      challenge: await this.pending.newChallenge(pending),
      rpId: this.passkeys.rpId,
      passkeys: factors.filter(({ kind }) => kind === 'passkey').map(({ keyId }) => keyId.toString('base64url')),
    };
  }
}

export class CompleteSignIn extends Command<SignedIn> {
  constructor(
    readonly pending: string,
    readonly proof: Proof,
    readonly visit: Visit,
    readonly isKnownDevice: (username: string) => boolean,
  ) {
    super();
  }
}

@CommandHandler(CompleteSignIn)
export class CompleteSignInHandler implements ICommandHandler<CompleteSignIn> {
  constructor(
    private readonly accounts: Accounts,
    private readonly authenticator: Authenticator,
    private readonly factors: SecondFactors,
    private readonly outbox: Outbox,
    private readonly passkeys: Passkeys,
    private readonly pending: PendingSignIns,
    private readonly sessions: Sessions,
    private readonly throttle: LogInThrottle,
  ) {}

  async execute({ pending, proof, visit, isKnownDevice }: CompleteSignIn): Promise<SignedIn> {
    if (Object.values(proof).filter((way) => way !== undefined && way !== null).length !== 1) {
      throw invalid('invalid-input', [{ field: 'code', message: t('apiPeople.oneSecondFactor') }]);
    }
    const found = await this.pending.find(pending);
    if (!found) throw pendingIsOver();
    const { userId: id, username, organizationId, passwordHash } = found;
    const attempt = { username, address: visit.address, isKnownDevice: isKnownDevice(username) };
    await this.throttle.begin(attempt);
    await this.require(proof, { ...found, pending, visit });
    await this.throttle.succeed(attempt);
    if (!(await this.pending.take(pending))) throw pendingIsOver();
    const confirm = canStillSignIn(id, passwordHash, { withSecondFactor: true });
    const token = await this.sessions.start(id, confirm, visit.userAgent);
    if (token === undefined) throw pendingIsOver();
    return { id, organizationId, token };
  }

  private async require(
    { code, recoveryCode, passkey }: Proof,
    found: PendingSignIn & { readonly pending: string; readonly visit: Visit },
  ): Promise<void> {
    if (passkey) {
      if (!(await this.provesPasskey(passkey, found))) throw wrong(t('apiPeople.wrongPasskey'));
    } else if (code) {
      if (!(await this.provesCode(code, found))) throw wrong(t('apiPeople.wrongCode'));
    } else if (!(await this.spends(recoveryCode ?? '', found))) throw wrong(t('apiPeople.wrongRecoveryCode'));
  }

  private async provesPasskey(
    assertion: PasskeyAssertion,
    { userId, pending }: { readonly userId: number; readonly pending: string },
  ): Promise<boolean> {
    const challenge = await this.pending.takeChallenge(pending);
    const factor = (await this.factors.of(userId)).find(({ keyId }) => keyId.toString('base64url') === assertion.id);
    if (challenge === undefined || !factor?.publicKey) return false;
    const counter = await this.passkeys.counterOf(assertion, challenge, { ...factor, publicKey: factor.publicKey });
    return counter !== undefined && this.factors.use(factor, counter);
  }

  private async provesCode(code: string, { userId }: PendingSignIn): Promise<boolean> {
    const factor = (await this.factors.of(userId)).find(({ kind }) => kind === 'authenticator');
    const step = factor && this.authenticator.stepOf(code, userId, { salt: factor.keyId, last: factor.counter });
    return factor !== undefined && step !== undefined && this.factors.use(factor, step);
  }

  /** The account's version decides between two uses at once. */
  private async spends(
    code: string,
    { userId: id, organizationId, visit }: PendingSignIn & { readonly visit: Visit },
  ): Promise<boolean> {
    const user = await this.accounts.find(organizationId, id);
    if (!user || !(await this.factors.hasRecoveryCode(id, code))) return false;
    const themselves: Actor = { id, role: user.role, organizationId, requestId: visit.requestId };
    const also = [deleteRecoveryCode(id, code), ...this.outbox.queue(organizationId, SECOND_FACTOR_MAIL, id)];
    return this.accounts.change(themselves, user, takeRecoveryCode(user), also).then(
      () => true,
      (error: unknown) => {
        if (isStale(error)) return false;
        throw error;
      },
    );
  }
}
