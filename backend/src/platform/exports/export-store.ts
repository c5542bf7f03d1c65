import type { ExportFormat, ExportKind } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Records } from '../event-log/records.js';
import { UnitOfWork } from '../event-log/unit-of-work.js';
import type { Actor } from '../kernel/actor.js';
import type { SignedInUser } from '../web/session/signed-in.js';
import { exportStream, type Export, type Exported, type ExportEvent } from './export.stream.js';
import { filtersOf } from './filters.js';

export interface ExportRequest {
  readonly by: SignedInUser;
  readonly organizationId: number;
  readonly kind: ExportKind;
  readonly query: { readonly format: ExportFormat; readonly q?: string; readonly reason?: string };
}

interface Sent {
  readonly rows: number;
  readonly bytes: number;
}

@Injectable()
export class ExportStore {
  private readonly records: Records<Export>;

  constructor(database: Database, work: UnitOfWork) {
    this.records = new Records(database, work, exportStream);
  }

  saveMade(request: ExportRequest, { fileHash, ...sent }: Sent & { readonly fileHash: string }): Promise<void> {
    const data = { ...exported(request, sent), fileHash };
    return this.save(request.by, request, { type: 'export.made', data, texts: textsOf(request) });
  }

  /** Has no session check, because the data has already left. */
  saveInterrupted(request: ExportRequest, sent: Sent): Promise<void> {
    const { id, role, organizationId, requestId } = request.by;
    const by = { id, role, organizationId, ...(requestId !== undefined && { requestId }) };
    return this.save(by, request, {
      type: 'export.interrupted',
      data: exported(request, sent),
      texts: textsOf(request),
    });
  }

  private async save(by: Actor, { organizationId }: ExportRequest, event: ExportEvent): Promise<void> {
    await this.records.begin({ ...by, organizationId }, () => [event]);
  }
}

function exported({ by, organizationId, kind, query }: ExportRequest, sent: Sent): Exported {
  const asksReason = by.role === 'super-admin' && by.organizationId !== organizationId;
  const payload = { kind, format: query.format, filters: filtersOf(query), ...sent };
  return asksReason && !query.reason?.trim() ? { ...payload, noReason: true } : payload;
}

const textsOf = ({ query: { q, reason } }: ExportRequest): Record<string, string> => ({
  ...(q && { search: q }),
  ...(reason?.trim() && { reason }),
});
