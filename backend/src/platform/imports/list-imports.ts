import {
  LIMITS,
  msg,
  type ListedImportKind,
  type ImportState,
  type ImportView,
  type RosterNote,
  t,
} from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { notFound } from '../kernel/domain-error.js';
import type { SignedInUser } from '../web/session/signed-in.js';
import type { Which } from './import-runs.js';
import { rosterExceptions } from './roster-records.js';
import { UndoImports } from './undo-imports.js';

@Injectable()
export class ListImports {
  constructor(
    private readonly database: Database,
    private readonly undoing: UndoImports,
  ) {}

  async of(organizationId: number): Promise<readonly ImportView[]> {
    const rows = await this.database.read<Row>(organizationId, {
      name: 'list-imports',
      text: `${ALL} ORDER BY id DESC LIMIT ${LIMITS.importsListed}`,
      values: [organizationId],
    });
    return Promise.all(rows.map((row) => this.view(row, organizationId)));
  }

  async find(by: SignedInUser, id: number): Promise<ImportView> {
    const organizationId = await this.schoolOf(by, id);
    const [row] = await this.database.read<Row>(organizationId, {
      name: 'one-import',
      text: `SELECT * FROM (${ALL}) one WHERE id = $2`,
      values: [organizationId, id],
    });
    if (!row) throw notFound();
    return this.view(row, organizationId);
  }

  /** What a roster left out or kept; empty for all but the newest of the school. */
  async exceptions(by: SignedInUser, id: number): Promise<readonly RosterNote[]> {
    await this.find(by, id);
    return rosterExceptions(this.database, await this.schoolOf(by, id), id);
  }

  async schoolOf(by: SignedInUser, id: number): Promise<number> {
    if (by.role !== 'super-admin') return by.organizationId;
    const [row] = await this.database.system<Which>({
      name: 'school-of-import',
      text: `SELECT organization_id AS "organizationId" FROM imports.imports WHERE id = $1
             UNION SELECT organization_id FROM imports.runs WHERE id = $1`,
      values: [id],
    });
    return row?.organizationId ?? by.organizationId;
  }

  private async view(row: Row, organizationId: number): Promise<ImportView> {
    const { id, kind, state, fileName, fileHash, rows, done, at, exceptions } = row;
    const which = { organizationId, id };
    const why =
      state === 'applied'
        ? await this.undoing.whyNot(kind, which)
        : state === 'stopped'
          ? whyStopped(row)
          : t(CLOSED[state]);
    return {
      id,
      kind,
      state,
      fileName,
      fileHash,
      rows,
      done,
      exceptions: exceptions ?? 0,
      at: at.toISOString(),
      by:
        row.by === null
          ? { id: 0, name: t('roster.server') }
          : { id: row.by, name: row.byName ?? t('labels.unknownPerson') },
      undoneAt: row.undoneAt?.toISOString() ?? null,
      undoneBy:
        row.undoneBy === null ? null : { id: row.undoneBy, name: row.undoneByName ?? t('labels.unknownPerson') },
      keptBecause: why ?? null,
    };
  }
}

const CLOSED = {
  running: msg('imports.stillRunning'),
  undone: msg('imports.alreadyUndone'),
  failed: msg('imports.failed'),
} as const satisfies Readonly<Record<Exclude<ImportState, 'applied' | 'stopped'>, string>>;

function whyStopped({ problems, leavers, families, grades, members }: Row): string {
  if (problems) return t('roster.stoppedByProblems', { problems });
  const counts = { leavers: leavers ?? 0, families: families ?? 0, grades: grades ?? 0, members: members ?? 0 };
  return t('roster.stoppedByLosses', counts);
}

interface Row {
  readonly id: number;
  readonly kind: ListedImportKind;
  readonly state: ImportState;
  readonly fileName: string | null;
  readonly fileHash: string;
  readonly rows: number;
  readonly done: number;
  readonly at: Date;
  readonly by: number | null;
  readonly byName: string | null;
  readonly undoneAt: Date | null;
  readonly undoneBy: number | null;
  readonly undoneByName: string | null;
  readonly problems: number | null;
  readonly leavers: number | null;
  readonly families: number | null;
  readonly grades: number | null;
  readonly members: number | null;
  readonly exceptions: number | null;
}

const nameOf = (person: string): string => `
  (SELECT p.first_name || ' ' || p.last_name FROM directory.people p WHERE p.id = ${person}
   ORDER BY p.organization_id = $1 DESC, p.moved_to IS NULL DESC LIMIT 1)`;

const ALL = `
  SELECT i.id, i.kind, i.file_name AS "fileName", i.file_hash AS "fileHash", i.rows,
    CASE WHEN r.id IS NOT NULL THEN 'running' WHEN i.stopped_problems IS NOT NULL THEN 'stopped' WHEN i.undone_at IS NOT NULL THEN 'undone' ELSE 'applied' END AS state,
    coalesce(r.done, i.rows) AS done, i.imported_at AS at, i.imported_by AS by, ${nameOf('i.imported_by')} AS "byName",
    i.undone_at AS "undoneAt", i.undone_by AS "undoneBy", ${nameOf('i.undone_by')} AS "undoneByName",
    i.stopped_problems AS problems, i.stopped_leavers AS leavers, i.stopped_families AS families,
    i.stopped_grades AS grades, i.stopped_members AS members, i.exceptions
  FROM imports.imports i
  LEFT JOIN imports.runs r ON (r.organization_id, r.id) = (i.organization_id, i.id) AND r.failed_at IS NULL
  WHERE i.organization_id = $1
  UNION ALL
  SELECT r.id, r.kind, r.file_name, r.file_hash, r.rows, CASE WHEN r.failed_at IS NULL THEN 'running' ELSE 'failed' END,
    r.done, r.started_at, r.started_by, ${nameOf('r.started_by')}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
  FROM imports.runs r WHERE r.organization_id = $1 AND NOT r.undoes`;
