import {
  t,
  type AddAuthenticator,
  type AddPasskey,
  type AuthenticatorSetup,
  type PasskeySetup,
} from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { conflict, invalid, notFound, type DomainError } from '../../platform/kernel/domain-error.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { signInFirst } from '../../platform/web/errors/refusal.js';
import { endSessionsAtSchool, holdSessionsAlone, Sessions } from '../../platform/web/session/sessions.js';
import * as rules from '../domain/second-factor.js';
import type { UserEvent } from '../domain/user.events.js';
import type { User } from '../domain/user.js';
import { SECOND_FACTOR_MAIL } from '../mail/account-mail.js';
import { OwnPassword } from '../passwords/own-password.js';
import { Accounts, mayStillSignIn } from '../persistence/accounts.js';
import { People, type PeopleActor } from '../persistence/people.js';
import { Authenticator } from '../second-factor/authenticator.js';
import { Passkeys } from '../second-factor/passkeys.js';
import { newRecoveryCodes } from '../second-factor/recovery-codes.js';
import {
  deleteFactors,
  saveFactor,
  saveRecoveryCodes,
  SecondFactors,
  type NewFactor,
} from '../second-factor/second-factors.js';
import { Setups } from '../second-factor/setups.js';
import type { SignedIn, Visit } from './sign-in.js';

type Person = Actor & { readonly id: number };

/** Every session ends, as after a new password, and this browser gets a new one. */
interface Changed {
  readonly signedIn: SignedIn;
  /** Empty where codes of before are still there. */
  readonly recoveryCodes: readonly string[];
}

@Injectable()
export class FactorChanges {
  constructor(
    private readonly accounts: Accounts,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly own: OwnPassword,
    private readonly sessions: Sessions,
  ) {}

  async person(by: Person): Promise<User> {
    const user = await this.accounts.find(by.organizationId, by.id);
    if (!user) throw signInFirst();
    return user;
  }

  /** Throws unless the password is theirs. */
  async confirmed(by: Person, password: string, { address }: Visit): Promise<User> {
    const user = await this.person(by);
    await this.own.confirm(password, user, address);
    return user;
  }

  async save(
    by: Person,
    user: User,
    { events, also, visit }: { events: readonly UserEvent[]; also: readonly Statement[]; visit: Visit },
  ): Promise<SignedIn> {
    const { id, organizationId } = user;
    const mail = this.outbox.queue(organizationId, SECOND_FACTOR_MAIL, id);
    const all = [...also, ...mail, endSessionsAtSchool(id)];
    const change = (): Promise<User> => this.accounts.change(by, user, events, all);
    const { version } = await this.database.transaction(by, change, [holdSessionsAlone(id)]);
    const token = await this.sessions.start(id, mayStillSignIn(id, version), visit.userAgent);
    if (token === undefined) throw signInFirst();
    return { id, organizationId, token };
  }
}

export class SetUpPasskey extends Command<PasskeySetup> {
  constructor(
    readonly by: Person,
    readonly password: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(SetUpPasskey)
export class SetUpPasskeyHandler implements ICommandHandler<SetUpPasskey> {
  constructor(
    private readonly changes: FactorChanges,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly setups: Setups,
  ) {}

  async execute({ by, password, visit }: SetUpPasskey): Promise<PasskeySetup> {
    this.passkeys.requireDomain();
    await this.changes.confirmed(by, password, visit);
    const present = await this.factors.of(by.id);
    rules.thereIsRoomForOneMore(present);
    return {
      challenge: this.setups.begin('passkey', by).setup,
      rpId: this.passkeys.rpId,
      userHandle: Buffer.from(`person ${by.id}`).toString('base64url'),
      known: present.filter(({ kind }) => kind === 'passkey').map(({ keyId }) => keyId.toString('base64url')),
    };
  }
}

export class SetUpAuthenticator extends Command<AuthenticatorSetup> {
  constructor(
    readonly by: Person,
    readonly password: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(SetUpAuthenticator)
export class SetUpAuthenticatorHandler implements ICommandHandler<SetUpAuthenticator> {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly changes: FactorChanges,
    private readonly factors: SecondFactors,
    private readonly setups: Setups,
  ) {}

  async execute({ by, password, visit }: SetUpAuthenticator): Promise<AuthenticatorSetup> {
    const { username } = await this.changes.confirmed(by, password, visit);
    const present = await this.factors.of(by.id);
    rules.thereIsRoomForOneMore(present);
    rules.onlyOneAuthenticatorIsSet(present);
    const { setup, salt } = this.setups.begin('authenticator', by);
    return { setup, ...this.authenticator.describe(by.id, salt, username) };
  }
}

export class AddFactor extends Command<Changed> {
  constructor(
    readonly by: Person,
    readonly factor: AddPasskey | AddAuthenticator,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(AddFactor)
export class AddFactorHandler implements ICommandHandler<AddFactor> {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly changes: FactorChanges,
    private readonly clock: Clock,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly setups: Setups,
  ) {}

  async execute({ by, factor, visit }: AddFactor): Promise<Changed> {
    const user = await this.changes.person(by);
    const verified = 'setup' in factor ? this.confirmed(by, factor) : await this.created(by, factor);
    const { events, withCodes } = rules.addFactor(user, verified.kind, await this.factors.of(user.id));
    const recoveryCodes = withCodes ? newRecoveryCodes() : [];
    const also = [
      saveFactor(user.id, verified, this.clock.now()),
      ...(withCodes ? [saveRecoveryCodes(user.id, recoveryCodes)] : []),
    ];
    const signedIn = await this.changes.save(by, user, { events, also, visit }).catch(ifKnown);
    return { signedIn, recoveryCodes };
  }

  private confirmed(by: Person, { setup, code }: AddAuthenticator): NewFactor {
    const salt = this.setups.open('authenticator', by, setup);
    if (!salt) throw setupIsOver();
    const counter = this.authenticator.stepOf(code, by.id, { salt, last: 0 });
    if (counter === undefined) {
      throw invalid('identity.wrong-second-factor', [{ field: 'code', message: t('apiPeople.wrongCode') }]);
    }
    return { kind: 'authenticator', name: '', keyId: salt, publicKey: null, counter };
  }

  private async created(by: Person, passkey: AddPasskey): Promise<NewFactor> {
    const isExpected = (challenge: string): boolean => this.setups.open('passkey', by, challenge) !== undefined;
    const created = await this.passkeys.created(passkey, isExpected);
    if (!created) throw setupIsOver();
    return { ...created, kind: 'passkey', name: passkey.name, transports: passkey.transports };
  }
}

export class RemoveFactor extends Command<Changed> {
  constructor(
    readonly by: Person,
    readonly factorId: number,
    readonly password: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(RemoveFactor)
export class RemoveFactorHandler implements ICommandHandler<RemoveFactor> {
  constructor(
    private readonly changes: FactorChanges,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ by, factorId, password, visit }: RemoveFactor): Promise<Changed> {
    const user = await this.changes.person(by);
    const present = await this.factors.of(user.id);
    const factor = present.find(({ id }) => id === factorId);
    if (!factor) throw notFound();
    const isRequired = await this.factors.isRequired(user.id);
    const events = rules.removeFactor(user, factor, { present, isRequired });
    await this.changes.confirmed(by, password, visit);
    const also = [deleteFactors(user.id, factorId)];
    return { signedIn: await this.changes.save(by, user, { events, also, visit }), recoveryCodes: [] };
  }
}

export class ReplaceRecoveryCodes extends Command<Changed> {
  constructor(
    readonly by: Person,
    readonly password: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(ReplaceRecoveryCodes)
export class ReplaceRecoveryCodesHandler implements ICommandHandler<ReplaceRecoveryCodes> {
  constructor(
    private readonly changes: FactorChanges,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ by, password, visit }: ReplaceRecoveryCodes): Promise<Changed> {
    const user = await this.changes.person(by);
    const events = rules.replaceCodes(user, await this.factors.of(user.id));
    await this.changes.confirmed(by, password, visit);
    const recoveryCodes = newRecoveryCodes();
    const also = [saveRecoveryCodes(user.id, recoveryCodes)];
    return { signedIn: await this.changes.save(by, user, { events, also, visit }), recoveryCodes };
  }
}

/** For a person who lost theirs. Gives no one entry: the password is still asked for. */
export class ResetSecondFactor extends Command<void> {
  constructor(
    readonly by: PeopleActor,
    readonly userId: number,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(ResetSecondFactor)
export class ResetSecondFactorHandler implements ICommandHandler<ResetSecondFactor> {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly outbox: Outbox,
    private readonly people: People,
  ) {}

  async execute({ by, userId, reason }: ResetSecondFactor): Promise<void> {
    const user = await this.people.find(by, userId);
    const { id, organizationId } = user;
    const events = rules.resetFactors(user, by, { present: await this.factors.of(id), reason });
    await this.accounts.change({ ...by, organizationId }, user, events, [
      deleteFactors(id, null),
      ...this.outbox.queue(organizationId, SECOND_FACTOR_MAIL, id),
      endSessionsAtSchool(id),
    ]);
  }
}

const setupIsOver = (): DomainError => conflict('identity.setup-over', t('apiPeople.setupOver'));

const ifKnown = (error: unknown): never => {
  const { constraint } = error as { readonly constraint?: unknown };
  throw constraint === 'second_factors_key' ? conflict('identity.passkey-known', t('apiPeople.passkeyKnown')) : error;
};
