import { isOnThisMachine, t, type SetSignIn as Input, type SignInProvider } from '@hourtrail/contracts';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import { invalid } from '../../platform/kernel/domain-error.js';
import { signOutSchool } from '../../platform/web/session/sessions.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { everyoneSignsInAgain, removeSignIn, setSignIn } from '../domain/organization.js';
import { aNewProviderNeedsItsSecret, googleIsForOneDomain } from '../domain/organization.rules.js';
import { Schools } from '../persistence/schools.js';
import { deleteSignIn, saveSignIn, SignInProviders } from '../persistence/sign-in-providers.js';

/** Replaces any previous provider. */
export class SetSignIn extends Command<SignInProvider> {
  constructor(
    readonly record: OnRecord,
    readonly input: Input,
  ) {
    super();
  }
}

@CommandHandler(SetSignIn)
export class SetSignInHandler implements ICommandHandler<SetSignIn> {
  constructor(
    private readonly schools: Schools,
    private readonly providers: SignInProviders,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute({ record, input: { clientSecret, reason, ...input } }: SetSignIn): Promise<SignInProvider> {
    const { id, by } = record;
    await this.schools.find(record);
    const { issuer, clientId, roles, required } = input;
    const after = { issuer, clientId, roles, required, domain: input.domain?.toLowerCase() ?? '' };
    if (this.options.production && isOnThisMachine(issuer))
      throw invalid('organizations.issuer', [{ field: 'issuer', message: t('rules.issuer') }]);
    googleIsForOneDomain(after);
    const before = await this.providers.find(id);
    // the secret goes to no issuer but the one it was typed for
    const isStored = before?.issuer === issuer && before.clientId === clientId;
    aNewProviderNeedsItsSecret(isStored, clientSecret);
    const sealedSecret =
      isStored && !clientSecret ? before.sealedSecret : this.providers.seal(id, after, clientSecret as string);
    const hands = by.id === null ? [] : [by.id, ...(by.couldBe ?? [])];
    const setBy = [...new Set([...(isStored ? before.setBy : []), ...hands])];
    const school = await this.schools.decide(
      record,
      (found) => setSignIn(found, by, { before, after, newSecret: Boolean(clientSecret), reason }),
      [
        saveSignIn(id, { ...after, sealedSecret, setBy }),
        ...(everyoneSignsInAgain(before, after) ? [signOutSchool()] : []),
      ],
    );
    return this.providers.viewOf(school, after);
  }
}

export class RemoveSignIn extends Command<void> {
  constructor(
    readonly record: OnRecord,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(RemoveSignIn)
export class RemoveSignInHandler implements ICommandHandler<RemoveSignIn> {
  constructor(
    private readonly schools: Schools,
    private readonly providers: SignInProviders,
  ) {}

  async execute({ record, reason }: RemoveSignIn): Promise<void> {
    await this.schools.find(record);
    const before = await this.providers.find(record.id);
    await this.schools.decide(record, (school) => removeSignIn(school, record.by, { before, reason }), [
      deleteSignIn(record.id),
      signOutSchool(),
    ]);
  }
}
