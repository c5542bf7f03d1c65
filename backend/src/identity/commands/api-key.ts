import type { ApiKeyView, CreateApiKey, NewApiKey } from '@hourtrail/contracts';
import { LIMITS, t } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { conflict, notFound } from '../../platform/kernel/domain-error.js';
import { ApiKeys, newKey, nextKeyId, revokeKey, saveKey } from '../../platform/web/keys/api-keys.js';
import { holdSessionsAlone, Sessions } from '../../platform/web/session/sessions.js';
import {
  keysAreMadeWithThePassword,
  makeKey,
  revokeKeyOf,
  whoHasNoPasswordSignedInJustNow,
} from '../domain/api-key.js';
import type { User } from '../domain/user.js';
import { OwnPassword } from '../passwords/own-password.js';
import { Accounts } from '../persistence/accounts.js';
import type { PeopleActor } from '../persistence/people.js';

export class MakeApiKey extends Command<NewApiKey> {
  constructor(
    readonly by: PeopleActor,
    readonly input: CreateApiKey,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(MakeApiKey)
export class MakeApiKeyHandler implements ICommandHandler<MakeApiKey> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly keys: ApiKeys,
    private readonly clock: Clock,
    private readonly own: OwnPassword,
    private readonly sessions: Sessions,
  ) {}

  async execute({ by, input, address }: MakeApiKey): Promise<NewApiKey> {
    const { name, capabilities, expiresAt, currentPassword } = input;
    const { organizationId } = by;
    const maker = await this.accounts.find(organizationId, by.id);
    if (!maker) throw notFound();
    await this.confirm(by, maker, { currentPassword, address });
    if ((await this.keys.countActive(organizationId)) >= LIMITS.keysMax)
      throw conflict('api-key.too-many', t('apiPeople.tooManyKeys'));
    const [next] = await this.database.read<{ id: number }>(organizationId, nextKeyId);
    const { id } = next as { id: number };
    const [createdAt, key] = [this.clock.now(), newKey()];
    const terms = { id, name, capabilities, expiresAt: new Date(expiresAt) };
    const events = makeKey(maker, terms, createdAt);
    const lacksSecondFactor = await this.accounts.lacksSecondFactor(maker.id);
    await this.accounts.change(by, maker, events, [saveKey(by, { ...terms, key, lacksSecondFactor, createdAt })]);
    return { ...((await this.keys.find(organizationId, id)) as ApiKeyView), key };
  }

  /** A stolen session makes no key. Whoever has no password signs in again instead. */
  private async confirm(
    by: PeopleActor,
    maker: User,
    { currentPassword, address }: { readonly currentPassword: string | undefined; readonly address: string },
  ): Promise<void> {
    if (await this.accounts.hasPassword(maker.id)) {
      keysAreMadeWithThePassword(currentPassword);
      await this.own.confirm(currentPassword, maker, address);
    } else {
      const since = new Date(this.clock.now().getTime() - LIMITS.keySignInMinutes * 60_000);
      whoHasNoPasswordSignedInJustNow(await this.sessions.hasBegunSince(by, since));
    }
  }
}

export class RevokeApiKey extends Command<void> {
  constructor(
    readonly by: PeopleActor,
    readonly id: number,
  ) {
    super();
  }
}

/** The event stands with the account of whoever made the key. A key that has ended stays as it is. */
@CommandHandler(RevokeApiKey)
export class RevokeApiKeyHandler implements ICommandHandler<RevokeApiKey> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly keys: ApiKeys,
  ) {}

  async execute({ by, id }: RevokeApiKey): Promise<void> {
    const key = await this.keys.find(by.organizationId, id);
    if (!key) throw notFound();
    if (key.status === 'revoked' || key.status === 'ended') return;
    const makerId = key.createdBy.id;
    const revoke = async (): Promise<void> => {
      const maker = await this.accounts.records.find(by.organizationId, makerId);
      if (maker) await this.accounts.change(by, maker, revokeKeyOf(maker, id), [revokeKey(id)]);
    };
    await this.database.transaction(by, revoke, [holdSessionsAlone(makerId)]);
  }
}
