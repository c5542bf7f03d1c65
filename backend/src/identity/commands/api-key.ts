import type { ApiKeyView, CreateApiKey, NewApiKey } from '@hourtrail/contracts';
import { LIMITS, t } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { conflict, notFound } from '../../platform/kernel/domain-error.js';
import { ApiKeys, newKey, nextKeyId, revokeKey, saveKey } from '../../platform/web/keys/api-keys.js';
import { holdSessionsAlone } from '../../platform/web/session/sessions.js';
import { makeKey, revokeKeyOf } from '../domain/api-key.js';
import { Accounts } from '../persistence/accounts.js';
import type { PeopleActor } from '../persistence/people.js';

export class MakeApiKey extends Command<NewApiKey> {
  constructor(
    readonly by: PeopleActor,
    readonly input: CreateApiKey,
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
  ) {}

  async execute({ by, input: { name, capabilities, expiresAt } }: MakeApiKey): Promise<NewApiKey> {
    const { organizationId } = by;
    const maker = await this.accounts.find(organizationId, by.id);
    if (!maker) throw notFound();
    const active = (await this.keys.list(organizationId)).filter(({ status }) => status === 'active');
    if (active.length >= LIMITS.keysMax) throw conflict('api-key.too-many', t('apiPeople.tooManyKeys'));
    const [next] = await this.database.read<{ id: number }>(organizationId, nextKeyId);
    const { id } = next as { id: number };
    const [now, key] = [this.clock.now(), newKey()];
    const terms = { id, name, capabilities, expiresAt: new Date(expiresAt) };
    await this.accounts.change(by, maker, makeKey(maker, terms, now), [saveKey(by, { ...terms, key, createdAt: now })]);
    const made = (await this.keys.list(organizationId)).find((one) => one.id === id) as ApiKeyView;
    return { ...made, key };
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
    const key = (await this.keys.list(by.organizationId)).find((one) => one.id === id);
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
