import type { SignInProvider, SignInTrial } from '@hourtrail/contracts';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { ProblemOfProvider } from '../../identity/index.js';
import { Schools } from '../persistence/schools.js';
import { SignInProviders } from '../persistence/sign-in-providers.js';

export class FindSignIn extends Query<SignInProvider> {
  constructor(readonly record: OnRecord) {
    super();
  }
}

@QueryHandler(FindSignIn)
export class FindSignInHandler implements IQueryHandler<FindSignIn> {
  constructor(
    private readonly schools: Schools,
    private readonly providers: SignInProviders,
  ) {}

  async execute({ record }: FindSignIn): Promise<SignInProvider> {
    return this.providers.viewOf(await this.schools.find(record), await this.providers.find(record.id));
  }
}

/** Asks the provider what a sign-in needs of it. */
export class TrySignIn extends Query<SignInTrial> {
  constructor(
    readonly record: OnRecord,
    readonly address: string,
  ) {
    super();
  }
}

@QueryHandler(TrySignIn)
export class TrySignInHandler implements IQueryHandler<TrySignIn> {
  constructor(
    private readonly schools: Schools,
    private readonly limits: AddressLimits,
    private readonly queries: QueryBus,
  ) {}

  async execute({ record, address }: TrySignIn): Promise<SignInTrial> {
    await this.schools.find(record);
    await this.limits.count('sign-in-trial', address);
    return { problem: await this.queries.execute(new ProblemOfProvider(record.id)) };
  }
}
