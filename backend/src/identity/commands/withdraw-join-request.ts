import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database.js';
import { JoinRequests } from '../persistence/join-requests.js';
import type { PeopleActor } from '../persistence/people.js';

/** Whoever asked to join a school takes it back. */
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
