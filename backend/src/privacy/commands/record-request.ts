import type {
  DecideRecordRequest as Decision,
  OpenRecordRequest as NewRequest,
  RecordRequestView,
} from '@hourtrail/contracts';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ErasePerson } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { OnRecord } from '../../platform/event-log/records.js';
import { holdsOneAtATime } from '../../platform/event-log/retention.js';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';
import { attachStatement, decideRequest, withdrawRequest } from '../domain/record-request.js';
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

/** A granted erasure is carried out in the transaction of the decision: neither is there without the other. */
@CommandHandler(DecideRecordRequest)
export class DecideRecordRequestHandler implements ICommandHandler<DecideRecordRequest> {
  constructor(
    private readonly requests: RecordRequests,
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  async execute({ record, input }: DecideRecordRequest): Promise<RecordRequestView> {
    const { by } = record;
    const request = await this.requests.find(by, record.id);
    const { organizationId, studentId, kind } = request;
    const decide = (): Promise<RecordRequestView> =>
      this.requests.decide(record, request, (before) => decideRequest(before, by, input));
    if (kind !== 'erase' || input.decision !== 'granted') return decide();
    const carryOut = async (): Promise<RecordRequestView> => {
      const decided = await decide();
      await this.commands.execute(new ErasePerson({ by, id: studentId }, input.username ?? '', 'asked'));
      return decided;
    };
    return this.database.transaction({ ...by, organizationId }, carryOut, [holdsOneAtATime(organizationId)]);
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
    return this.requests.byFamily(record, withdrawRequest);
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
    return this.requests.byFamily(record, (request) => attachStatement(request, text));
  }
}
