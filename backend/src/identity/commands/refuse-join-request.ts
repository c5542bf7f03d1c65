import type { JoinRequestView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database.js';
import { refuse } from '../domain/join-request.js';
import { JoinRequests } from '../persistence/join-requests.js';
import type { AskedPerson } from '../persistence/people.js';
import { JoinRequestViews } from '../persistence/join-request-view.js';

/** The school does not take somebody in who asked to join. */
export class RefuseJoinRequest extends Command<JoinRequestView> {
  constructor(
    readonly asked: AskedPerson,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(RefuseJoinRequest)
export class RefuseJoinRequestHandler implements ICommandHandler<RefuseJoinRequest> {
  constructor(
    private readonly database: Database,
    private readonly requests: JoinRequests,
    private readonly views: JoinRequestViews,
  ) {}

  async execute({ asked, reason }: RefuseJoinRequest): Promise<JoinRequestView> {
    const { by } = asked;
    const request = await this.requests.find(asked);
    const events = refuse(request, { by, reason });
    return this.database.transaction(by, async () => this.views.of(await this.requests.change(by, request, events)));
  }
}
