import {
  recordCode,
  shownRecordCode,
  t,
  type Countersignature,
  type RecordCountersigner,
  type RecordRow,
  type RecordView,
  type SignedRecord,
} from '@hourtrail/contracts';
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database/database.js';
import { FileStore } from '../../platform/files/file-store.js';
import { NO_LOOK, schoolLook, type SchoolLook } from '../../platform/files/school-look.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { Refusal } from '../../platform/web/errors/refusal.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { statusOf } from '../domain/official-record.rules.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import { withCountersignature } from '../persistence/record-document.js';
import { OfficialRecords, recordUrl, type FoundRecord } from '../persistence/official-records.js';

export interface PublicRecord {
  /** The school's as it is today, if the record shows the school. */
  readonly look: SchoolLook;
  readonly view: RecordView;
  /** Null once it was erased. */
  readonly document: string | null;
  readonly url: string;
}

/** For whoever was given the code. */
export class FindRecord extends Query<PublicRecord> {
  constructor(
    readonly code: string,
    readonly address: string,
  ) {
    super();
  }
}

@QueryHandler(FindRecord)
export class FindRecordHandler implements IQueryHandler<FindRecord> {
  constructor(
    private readonly limits: AddressLimits,
    private readonly records: OfficialRecords,
    private readonly database: Database,
    private readonly files: FileStore,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute({ code: typed, address }: FindRecord): Promise<PublicRecord> {
    await this.limits.count('record', address);
    const code = recordCode(typed);
    const found = code === undefined ? undefined : await this.records.find(code);
    if (!found) throw new Refusal(404, 'records.unknown', t('records.unknown'));
    const { document, countersignature, organizationId } = found.record;
    const view = await withTakenBack(this.records, found);
    const read = (statement: Statement): Promise<object[]> => this.database.read(organizationId, statement);
    const look = view.school === undefined ? NO_LOOK : await schoolLook(read, this.files, organizationId);
    return {
      view,
      look,
      document: document && withCountersignature(document, countersignature),
      url: recordUrl(this.options, found.record.code),
    };
  }
}

function countersignerIn(countersignature: string): RecordCountersigner {
  const { name, role, at } = (JSON.parse(countersignature) as Countersignature).statement;
  return { name, role, at };
}

function viewOf({ record, supersededAt, timeZone }: FoundRecord): RecordView {
  const { code, document, issuedAt, countersignature } = record;
  const { checkpoint: _, ...content }: Partial<SignedRecord['record']> = document
    ? (JSON.parse(document) as SignedRecord).record
    : {};
  return {
    code: shownRecordCode(code),
    issuedAt: issuedAt.toISOString(),
    ...content,
    ...(countersignature !== null && { countersigned: countersignerIn(countersignature) }),
    ...statusOf(record, supersededAt),
    timeZone: content.school === undefined ? 'UTC' : timeZone,
  };
}

/** Only a valid record is relied on as it stands. */
async function withTakenBack(records: OfficialRecords, found: FoundRecord): Promise<RecordView> {
  const view = viewOf(found);
  const takenBack = view.status === 'valid' ? await records.takenBack(found.record) : undefined;
  return { ...view, ...(takenBack && { takenBack }) };
}

export class RecordsOfUser extends Query<readonly RecordRow[]> {
  constructor(
    readonly by: Person,
    readonly userId: number,
  ) {
    super();
  }
}

@QueryHandler(RecordsOfUser)
export class RecordsOfUserHandler implements IQueryHandler<RecordsOfUser> {
  constructor(
    private readonly records: OfficialRecords,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute({ by, userId }: RecordsOfUser): Promise<readonly RecordRow[]> {
    const found = await this.records.of(by, await this.records.volunteer(by, userId));
    const views = await Promise.all(found.map((one) => withTakenBack(this.records, one)));
    return found.map((one, nth) => {
      const { code, status, since, issuedAt, countersigned = null, takenBack } = views[nth] as RecordView;
      const show = one.record.show.split(',').filter(Boolean) as RecordRow['show'];
      const { issuedBy } = one;
      return {
        code,
        url: recordUrl(this.options, one.record.code),
        status,
        since,
        issuedAt,
        issuedBy,
        countersigned,
        show,
        ...(takenBack && { takenBack }),
      };
    });
  }
}
