import type { AdmittedAs, JoinRequestView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { admit, askedToJoinAs, refuse, requesterHasMoved } from '../domain/join-request.js';
import { admitted, moveIn } from '../domain/user-changes.js';
import { Accounts } from '../persistence/accounts.js';
import { JoinRequests, JoinRequestViews } from '../persistence/join-requests.js';
import { People, type OnPerson } from '../persistence/people.js';

export class AdmitJoinRequest extends Command<JoinRequestView> {
  constructor(
    readonly record: OnPerson,
    readonly as: { readonly role?: AdmittedAs | undefined; readonly gradeLevel?: string | null | undefined },
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(AdmitJoinRequest)
export class AdmitJoinRequestHandler implements ICommandHandler<AdmitJoinRequest> {
  constructor(
    private readonly people: People,
    private readonly accounts: Accounts,
    private readonly requests: JoinRequests,
    private readonly views: JoinRequestViews,
  ) {}

  async execute({ record, as, reason }: AdmitJoinRequest): Promise<JoinRequestView> {
    const { by } = record;
    const request = await this.requests.find(record);
    const { organizationId, fromSchool, userId } = request;
    const anew = { role: as.role ?? askedToJoinAs(request), gradeLevel: as.gradeLevel };
    const events = admit(request, anew.role, { by, reason });
    const person = await this.accounts.find(fromSchool, userId);
    if (!person) throw requesterHasMoved();
    const hasPassword = await this.accounts.hasPassword(userId);
    await this.people.settle(by, person, {
      decide: (user, peers) => admitted(user, by, { to: organizationId, peers, reason }),
      arrive: (left, to) => moveIn(left, by, { to, anew, sawEmail: left.email === request.email, hasPassword, reason }),
      also: () => this.requests.change(by, request, events),
    });
    return this.views.of(request);
  }
}

export class RefuseJoinRequest extends Command<JoinRequestView> {
  constructor(
    readonly record: OnPerson,
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

  async execute({ record, reason }: RefuseJoinRequest): Promise<JoinRequestView> {
    const { by } = record;
    const request = await this.requests.find(record);
    const events = refuse(request, { by, reason });
    return this.database.transaction(by, async () => this.views.of(await this.requests.change(by, request, events)));
  }
}
