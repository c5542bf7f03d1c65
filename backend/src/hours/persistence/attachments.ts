import { Injectable, Logger } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import type { Change } from '../../platform/event-log/unit-of-work.js';
import { notHeld } from '../../platform/event-log/retention.js';
import { fileKeyOf, FileStore } from '../../platform/files/file-store.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Actor } from '../../platform/kernel/actor.js';
import type { AttachedFile } from '../domain/volunteer-hours.events.js';
import type { VolunteerHours } from '../domain/volunteer-hours.state.js';

type Place = Pick<AttachedFile, 'id' | 'sha256'>;

/** A file that came for an imported entry, and its hash as it was sent. */
export interface FileOfImport {
  readonly importId: number;
  readonly sha256: string;
}

/** Keeps or gives up files in the transaction of the events that name them. */
export function filesOf(organizationId: number, { state, events }: Change<VolunteerHours>): readonly Statement[] {
  const kept: number[] = [];
  const removed: number[] = [];
  for (const { type, data } of events) {
    const { id } = (data['attachment'] ?? {}) as Partial<AttachedFile>;
    if (type === 'hours.attached' && id !== undefined) kept.push(id);
    if (type === 'hours.attachment-removed' && id !== undefined) removed.push(id);
    const forgetsAll = type === 'hours.erased' || (type === 'hours.deleted' && data['from'] === 'draft');
    if (forgetsAll) removed.push(...(state?.attachments ?? []).map((one) => one.id));
  }
  return [...marked(organizationId, 'kept', kept), ...marked(organizationId, 'removed', removed)];
}

const marked = (organizationId: number, state: 'kept' | 'removed', ids: readonly number[]): readonly Statement[] =>
  ids.length === 0
    ? []
    : [
        {
          name: 'mark-attachments',
          text: `UPDATE hours.attachments SET state = $3, since = now() WHERE organization_id = $1 AND id = ANY ($2)`,
          values: [organizationId, ids, state],
        },
      ];

/** Gives up the files that came for the entries of an import. */
export const removeFilesOfImport = (organizationId: number, importId: number): Statement => ({
  name: 'remove-files-of-import',
  text: `UPDATE hours.attachments SET state = 'removed', since = now()
         WHERE organization_id = $1 AND import_id = $2 AND state = 'kept'`,
  values: [organizationId, importId],
});

interface FileRow {
  organization_id: number;
  id: number;
  entry_id: number;
  sha256: string;
}

/** Longer than any request takes. */
const ABANDONED_AFTER = '1 hour';
const AT_ONCE = 100;
const VOLUNTEER = `
  (SELECT h.student_id FROM hours.volunteer_hours h WHERE (h.organization_id, h.id) = (a.organization_id, a.entry_id))`;

@Injectable()
export class AttachmentFiles {
  private readonly log = new Logger(AttachmentFiles.name);

  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    jobs: Jobs,
  ) {
    jobs.define('sweep-attachments', () => this.sweep());
    jobs.every('37 * * * *', 'sweep-attachments', () => this.sweep());
  }

  /** Writes a file that no event names yet, and returns its id. */
  async add(
    actor: Actor,
    entryId: number,
    { sha256, bytes, imported }: { sha256: string; bytes: Buffer; imported?: FileOfImport | undefined },
  ): Promise<number> {
    const { organizationId } = actor;
    const [rows] = await this.database.write(actor, [
      {
        name: 'add-attachment',
        text: `INSERT INTO hours.attachments (organization_id, entry_id, sha256, import_id, sent_sha256)
               VALUES ($1, $2, $3, $4, $5) RETURNING id`,
        values: [organizationId, entryId, sha256, imported?.importId ?? null, imported?.sha256 ?? null],
      },
    ]);
    const { id } = (rows as { id: number }[])[0] as { id: number };
    await this.files.put(fileKeyOf(organizationId, { id, sha256 }), bytes);
    return id;
  }

  /** Gives up a file whose event was refused. */
  async discard(actor: Actor, id: number): Promise<void> {
    await this.database.write(actor, marked(actor.organizationId, 'removed', [id]));
  }

  /** Undefined if no attachment has this id. */
  async entryOf(id: number): Promise<number | undefined> {
    const [row] = await this.database.system<FileRow>({
      name: 'entry-of-attachment',
      text: "SELECT entry_id FROM hours.attachments WHERE id = $1 AND state = 'kept'",
      values: [id],
    });
    return row?.entry_id;
  }

  read(organizationId: number, place: Place): Promise<Buffer | undefined> {
    return this.files.get(fileKeyOf(organizationId, place));
  }

  /** Deletes the files that no event names any more, once nobody holds them. */
  async sweep(): Promise<void> {
    for (let found = AT_ONCE; found === AT_ONCE;) {
      const rows = await this.database.system<FileRow>({
        name: 'attachments-to-sweep',
        text: `SELECT a.organization_id, a.id, a.sha256 FROM hours.attachments a
               WHERE (a.state = 'removed' OR (a.state = 'uploaded' AND a.since < now() - interval '${ABANDONED_AFTER}'))
                 AND ${notHeld('a.organization_id', VOLUNTEER)}
               ORDER BY a.since LIMIT ${AT_ONCE}`,
      });
      found = rows.length;
      for (const { organization_id, id, sha256 } of rows) {
        await this.files.remove(fileKeyOf(organization_id, { id, sha256 }));
        await this.database.system({
          name: 'sweep-attachment',
          text: "DELETE FROM hours.attachments WHERE id = $1 AND state <> 'kept'",
          values: [id],
        });
      }
      if (found > 0) this.log.debug(`${found} files were deleted.`);
    }
  }
}
