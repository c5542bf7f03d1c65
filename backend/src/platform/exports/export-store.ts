import type { ExportFormat, ExportKind } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Records } from '../event-log/records.js';
import { UnitOfWork } from '../event-log/unit-of-work.js';
import type { Actor } from '../kernel/actor.js';
import { systemAt } from '../event-log/erasure-handler.js';
import type { SignedInUser } from '../web/session/signed-in.js';
import { exportStream, type Export, type Exported, type ExportEvent } from './export.stream.js';
import { filtersOf } from './filters.js';

export interface ExportRequest {
  readonly by: SignedInUser;
  readonly organizationId: number;
  readonly kind: ExportKind;
  /** The schedule that sends this file to `by`, who did not ask for it. */
  readonly scheduleId?: number;
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

  private async save(by: Actor, { organizationId, scheduleId }: ExportRequest, event: ExportEvent): Promise<void> {
    const actor = scheduleId === undefined ? { ...by, organizationId } : systemAt(organizationId);
    await this.records.begin(actor, () => [event]);
  }
}

function exported({ by, organizationId, kind, query, scheduleId }: ExportRequest, sent: Sent): Exported {
  const made = { kind, format: query.format, filters: filtersOf(query), ...sent };
  if (scheduleId !== undefined) return { ...made, scheduleId, recipientId: by.id };
  const asksReason = by.role === 'super-admin' && by.organizationId !== organizationId;
  return asksReason && !query.reason?.trim() ? { ...made, noReason: true } : made;
}

const textsOf = ({ query: { q, reason } }: ExportRequest): Record<string, string> => ({
  ...(q && { search: q }),
  ...(reason?.trim() && { reason }),
});
