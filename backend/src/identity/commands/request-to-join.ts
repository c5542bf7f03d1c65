import { normalCode, type JoinRequestView, type JoinsAs } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { signInFirst } from '../../platform/web/errors/refusal.js';
import { noSchoolHasThisCode, onlyMembersOfNewSchoolAskToJoin } from '../domain/join-request.js';
import { Accounts } from '../persistence/accounts.js';
import { JoinRequests, JoinRequestViews } from '../persistence/join-requests.js';
import { KnownSchools } from '../persistence/known-schools.js';
import type { PeopleActor } from '../persistence/people.js';

export class RequestToJoin extends Command<JoinRequestView> {
  constructor(
    readonly by: PeopleActor,
    readonly code: string,
    readonly role?: JoinsAs,
  ) {
    super();
  }
}

@CommandHandler(RequestToJoin)
export class RequestToJoinHandler implements ICommandHandler<RequestToJoin> {
  constructor(
    private readonly database: Database,
    private readonly schools: KnownSchools,
    private readonly accounts: Accounts,
    private readonly requests: JoinRequests,
    private readonly views: JoinRequestViews,
  ) {}

  async execute({ by, code, role }: RequestToJoin): Promise<JoinRequestView> {
    onlyMembersOfNewSchoolAskToJoin(by);
    const school = await this.schools.withJoinCode(normalCode(code), by);
    if (school === undefined) throw noSchoolHasThisCode();
    return this.database.transaction(by, async () => {
      const person = await this.accounts.find(by.organizationId, by.id);
      if (!person) throw signInFirst();
      return this.views.of(await this.requests.begin(by, person, { school, role }));
    });
  }
}

export class WithdrawJoinRequest extends Command<void> {
  constructor(
    readonly by: PeopleActor,
    readonly id: number,
  ) {
    super();
  }
}

@CommandHandler(WithdrawJoinRequest)
export class WithdrawJoinRequestHandler implements ICommandHandler<WithdrawJoinRequest> {
  constructor(
    private readonly database: Database,
    private readonly requests: JoinRequests,
  ) {}

  async execute({ by, id }: WithdrawJoinRequest): Promise<void> {
    const request = await this.requests.findOwn(by, id);
    await this.database.transaction(by, () => this.requests.withdraw(by, request));
  }
}
