import type { ExportFormat, ExportKind } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Records } from '../event-log/records.js';
import { UnitOfWork } from '../event-log/unit-of-work.js';
import type { Actor } from '../kernel/actor.js';
import type { SignedInUser } from '../web/session/signed-in.js';
import { exportStream, type Export, type Exported, type ExportEvent } from './export.stream.js';
import { filtersOf } from './filters.js';

export interface AskedExport {
  readonly by: SignedInUser;
  /** The school whose records they are. */
  readonly organizationId: number;
  readonly kind: ExportKind;
  /** The format, and what narrows the rows. */
  readonly query: { readonly format: ExportFormat; readonly q?: string; readonly reason?: string };
}

interface Sent {
  readonly rows: number;
  readonly bytes: number;
}

/** Where the log learns of exports. */
@Injectable()
export class ExportBook {
  private readonly records: Records<Export>;

  constructor(database: Database, work: UnitOfWork) {
    this.records = new Records(database, work, exportStream);
  }

  /** Throws where the session has ended meanwhile. */
  made(asked: AskedExport, { fileHash, ...sent }: Sent & { readonly fileHash: string }): Promise<void> {
    const data = { ...exported(asked, sent), fileHash };
    return this.tell(asked.by, asked, { type: 'export.made', data, texts: textsOf(asked) });
  }

  /** Told whether or not the session still stands: the records have left. */
  interrupted(asked: AskedExport, sent: Sent): Promise<void> {
    const { id, role, organizationId, requestId } = asked.by;
    const by = { id, role, organizationId, ...(requestId !== undefined && { requestId }) };
    return this.tell(by, asked, { type: 'export.interrupted', data: exported(asked, sent), texts: textsOf(asked) });
  }

  private async tell(by: Actor, { organizationId }: AskedExport, event: ExportEvent): Promise<void> {
    await this.records.begin({ ...by, organizationId }, () => [event]);
  }
}

function exported({ by, organizationId, kind, query }: AskedExport, sent: Sent): Exported {
  const asksReason = by.role === 'super-admin' && by.organizationId !== organizationId;
  const told = { kind, format: query.format, filters: filtersOf(query), ...sent };
  return asksReason && !query.reason?.trim() ? { ...told, noReason: true } : told;
}

const textsOf = ({ query: { q, reason } }: AskedExport): Record<string, string> => ({
  ...(q && { search: q }),
  ...(reason?.trim() && { reason }),
});
