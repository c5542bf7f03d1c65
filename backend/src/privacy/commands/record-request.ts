import type {
  DecideRecordRequest as Decision,
  OpenRecordRequest as NewRequest,
  RecordRequestView,
} from '@hourtrail/contracts';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ErasePerson } from '../../identity/index.js';
import type { OnRecord } from '../../platform/event-log/records.js';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';
import { attachStatement, decideRequest, withdrawRequest, type RecordRequest } from '../domain/record-request.js';
import { RecordRequests } from '../persistence/record-requests.js';

export class OpenRecordRequest extends Command<RecordRequestView> {
  constructor(
    readonly by: SignedInUser,
    readonly input: NewRequest,
  ) {
    super();
  }
}

@CommandHandler(OpenRecordRequest)
export class OpenRecordRequestHandler implements ICommandHandler<OpenRecordRequest> {
  constructor(private readonly requests: RecordRequests) {}

  execute({ by, input }: OpenRecordRequest): Promise<RecordRequestView> {
    return this.requests.open(by, input.userId ?? by.id, input);
  }
}

type OnRequest = OnRecord<SignedInUser>;

export class DecideRecordRequest extends Command<RecordRequestView> {
  constructor(
    readonly record: OnRequest,
    readonly input: Decision,
  ) {
    super();
  }
}

/** A granted erasure and its decision are one transaction: neither is there without the other. */
@CommandHandler(DecideRecordRequest)
export class DecideRecordRequestHandler implements ICommandHandler<DecideRecordRequest> {
  constructor(
    private readonly requests: RecordRequests,
    private readonly commands: CommandBus,
  ) {}

  async execute({ record, input }: DecideRecordRequest): Promise<RecordRequestView> {
    const { by } = record;
    const request = await this.requests.find(by, record.id);
    const decision = (before: RecordRequest) => decideRequest(before, by, input);
    const decide = (): Promise<RecordRequestView> => this.requests.decide(record, request, decision);
    if (request.kind !== 'erase' || input.decision !== 'granted') return decide();
    // checked first: whether they may decide says more than what keeps the person from being erased
    decision(request);
    const { organizationId, id, studentId } = request;
    await this.commands.execute(new ErasePerson({ by, id: studentId }, input.username ?? '', 'asked', decide));
    return this.requests.view(organizationId, id);
  }
}

export class WithdrawRecordRequest extends Command<RecordRequestView> {
  constructor(readonly record: OnRequest) {
    super();
  }
}

@CommandHandler(WithdrawRecordRequest)
export class WithdrawRecordRequestHandler implements ICommandHandler<WithdrawRecordRequest> {
  constructor(private readonly requests: RecordRequests) {}

  execute({ record }: WithdrawRecordRequest): Promise<RecordRequestView> {
    return this.requests.byAsker(record, withdrawRequest);
  }
}

export class AttachStatement extends Command<RecordRequestView> {
  constructor(
    readonly record: OnRequest,
    readonly text: string,
  ) {
    super();
  }
}

@CommandHandler(AttachStatement)
export class AttachStatementHandler implements ICommandHandler<AttachStatement> {
  constructor(private readonly requests: RecordRequests) {}

  execute({ record, text }: AttachStatement): Promise<RecordRequestView> {
    return this.requests.byAsker(record, (request, by) => attachStatement(request, by, text));
  }
}
