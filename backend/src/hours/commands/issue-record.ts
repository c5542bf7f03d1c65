import { RECORD_PARTS, recordCode, shownRecordCode, type IssuedRecord, type RecordPart } from '@hourtrail/contracts';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { SealKeys } from '../../platform/sealing/seal-keys.js';
import { countPerson } from '../../platform/web/access/address-limits.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { whoMayCountersign } from '../domain/official-record.rules.js';
import type { HoursActor } from '../persistence/hours-store.js';
import { OfficialRecords, recordUrl } from '../persistence/official-records.js';
import { contentOf, signedCountersignature, signedDocument } from '../persistence/record-document.js';

export class IssueRecord extends Command<IssuedRecord> {
  constructor(
    readonly by: HoursActor,
    readonly userId: number,
    readonly show: readonly RecordPart[] = RECORD_PARTS,
  ) {
    super();
  }
}

@CommandHandler(IssueRecord)
export class IssueRecordHandler implements ICommandHandler<IssueRecord> {
  constructor(
    private readonly records: OfficialRecords,
    private readonly database: Database,
    private readonly keys: SealKeys,
    private readonly clock: Clock,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute({ by, userId, show }: IssueRecord): Promise<IssuedRecord> {
    const volunteer = await this.records.volunteer(by, userId);
    await countPerson(this.database, 'record', { userId: by.id, now: this.clock.now() });
    const { hours, checkpoint } = await this.records.approved(volunteer);
    const signer = await this.database.systemTransaction((run) => this.keys.signing(run));
    const { content, verifierIds } = contentOf(hours, show);
    const issuedAt = this.clock.now().toISOString();
    const document = (code: string): string =>
      signedDocument({ ...content, code: shownRecordCode(code), issuedAt }, checkpoint, signer);
    const { code } = await this.records.issue(by, volunteer, { show, verifierIds, document });
    return { code: shownRecordCode(code), url: recordUrl(this.options, code) };
  }
}

export class CountersignRecord extends Command<void> {
  constructor(
    readonly by: HoursActor,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(CountersignRecord)
export class CountersignRecordHandler implements ICommandHandler<CountersignRecord> {
  constructor(
    private readonly records: OfficialRecords,
    private readonly database: Database,
    private readonly keys: SealKeys,
    private readonly clock: Clock,
  ) {}

  async execute({ by, code: typed }: CountersignRecord): Promise<void> {
    const code = recordCode(typed);
    const found = code === undefined ? undefined : await this.records.find(code);
    if (!found || found.record.organizationId !== by.organizationId) throw notFound();
    const { record, supersededAt } = found;
    whoMayCountersign(by, record, supersededAt);
    const signer = await this.database.systemTransaction((run) => this.keys.signing(run));
    const at = this.clock.now().toISOString();
    const { role } = by;
    await this.records.countersign(by, record, (name) =>
      signedCountersignature(record.document as string, { name, role, at }, signer),
    );
  }
}

export class RevokeRecord extends Command<void> {
  constructor(
    readonly by: HoursActor,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(RevokeRecord)
export class RevokeRecordHandler implements ICommandHandler<RevokeRecord> {
  constructor(private readonly records: OfficialRecords) {}

  async execute({ by, code: typed }: RevokeRecord): Promise<void> {
    const code = recordCode(typed);
    const found = code === undefined ? undefined : await this.records.find(code);
    if (!found) throw notFound();
    await this.records.requireMay(by, found.record);
    await this.records.revoke(by, found.record);
  }
}
