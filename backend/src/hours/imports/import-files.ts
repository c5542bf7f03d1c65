import type { Readable } from 'node:stream';
import { LIMITS, t, type ImportedFile, type ImportedFileState, type ImportFilesReport } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { fileDigest } from '../../platform/files/file-store.js';
import { attachmentTypeOf } from '../../platform/files/kept-file.js';
import { FileProblem } from '../../platform/imports/file-problem.js';
import { Importer } from '../../platform/imports/importer.js';
import { ListImports } from '../../platform/imports/list-imports.js';
import { filesInZip, type ZippedFile } from '../../platform/imports/read-zip.js';
import { UploadedFile } from '../../platform/imports/uploaded-file.js';
import { conflict, DomainError } from '../../platform/kernel/domain-error.js';
import { busy } from '../../platform/web/errors/refusal.js';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';
import { AttachFile } from '../commands/attach-file.js';
import { finderOf, manifestIn, numbersIn, type EntryOfImport } from './match-files.js';

export interface ImportFilesRequest {
  readonly by: SignedInUser;
  readonly id: number;
  readonly dryRun: boolean;
  /** The hash of the file of the dry run. */
  readonly expect: string | undefined;
}

/** Schools whose ZIP is stored at the same time, one of each: a slow upload keeps no other school waiting. */
const SCHOOLS_AT_ONCE = 4;

const MANIFEST = 'manifest.csv';
/** Without the hidden files that programs leave in a ZIP. */
const wants = (name: string): boolean => !name.startsWith('.') && name.toLowerCase() !== 'thumbs.db';

interface Entry extends EntryOfImport {
  readonly words: string;
  readonly attachments: readonly { readonly sha256: string }[];
}

interface Matched {
  readonly file: ZippedFile;
  readonly entry: Entry;
  readonly sha256: string;
}

type Found = ImportedFile & { readonly match?: Matched };

/** Attaches the files of a ZIP to the entries of an import, each as if someone attached it by hand. */
@Injectable()
export class ImportFiles {
  private readonly uploading = new Set<number>();

  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly imports: ListImports,
    private readonly importer: Importer,
  ) {}

  /**
   * Throws before a byte is stored: `not-found` without such an import, a conflict while its school sends another ZIP,
   * and `busy` while too many schools do.
   */
  async receive(body: Readable, request: ImportFilesRequest): Promise<ImportFilesReport> {
    const { by, id } = request;
    await this.imports.find(by, id);
    const school = await this.imports.schoolOf(by, id);
    if (this.uploading.has(school)) throw conflict('in-progress', t('imports.otherInProgress'));
    if (this.uploading.size >= SCHOOLS_AT_ONCE) throw busy(30);
    this.uploading.add(school);
    try {
      const file = await UploadedFile.of(body, LIMITS.importFilesBytesMax);
      try {
        return await this.take(file, request);
      } finally {
        await file.close();
      }
    } finally {
      this.uploading.delete(school);
    }
  }

  private async take(file: UploadedFile, { by, id, dryRun, expect }: ImportFilesRequest): Promise<ImportFilesReport> {
    if (expect && expect !== file.hash) throw conflict('import.other-file', t('imports.otherFile'));
    const { kind, state } = await this.imports.find(by, id);
    if (kind !== 'hours' || state !== 'applied') throw conflict('import.no-entries', t('imports.noEntriesForFiles'));
    const organizationId = await this.imports.schoolOf(by, id);
    const work = async (): Promise<ImportFilesReport> => {
      const found = await this.match(await this.zipped(file), { organizationId, id });
      if (dryRun) return reportOf(file, found);
      const done: ImportedFile[] = [];
      for (const one of found) done.push(one.match ? await this.attach(one, one.match, { by, id }) : one);
      return reportOf(file, done);
    };
    return this.importer.inTurn(() => (dryRun ? work() : this.importer.aloneInSchool(organizationId, work)));
  }

  private async zipped({ zip }: UploadedFile) {
    try {
      if (!zip) throw new FileProblem(t('imports.filesNotZip'));
      const files = new Map(
        await filesInZip(zip, {
          ...{ wants, entriesMax: LIMITS.importFilesMax },
          unpackedBytesMax: LIMITS.importFilesBytesMax,
        }),
      );
      const manifest = files.get(MANIFEST);
      files.delete(MANIFEST);
      if (files.size === 0) throw new FileProblem(t('imports.filesNone'));
      return { files: [...files.values()], manifest: manifest && (await manifestIn(await manifest.read())) };
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      throw new DomainError('invalid', 'import.files-unreadable', error.message);
    }
  }

  private async match(
    { files, manifest }: Awaited<ReturnType<ImportFiles['zipped']>>,
    which: { readonly organizationId: number; readonly id: number },
  ): Promise<readonly Found[]> {
    const numbersOf = ({ name }: ZippedFile): readonly string[] => {
      if (!manifest) return numbersIn(name);
      const listed = manifest.get(name.toLowerCase()) ?? '';
      return listed !== '' && listed.length <= LIMITS.importReferenceMax ? [listed] : [];
    };
    const entries = await this.entries(which, files.flatMap(numbersOf));
    const entryOf = finderOf(entries);
    const noEntry =
      entries.length > 0 || (await this.hasNumbers(which)) ? t('imports.fileOfNone') : t('imports.noNumbers');
    const sent = await this.sentBefore(which);
    const all: Found[] = [];
    const more = new Map<number, number>();
    for (const file of files) {
      const looked = await this.look(file);
      const entry = entryOf(numbersOf(file));
      if (entry === undefined || entry === 'twice') {
        const reasons = [entry ? t('imports.fileOfTwo') : noEntry, ...('message' in looked ? [looked.message] : [])];
        all.push(leftOut(file, 'unmatched', { message: reasons.join(' ') }));
        continue;
      }
      const found: Found =
        'message' in looked
          ? leftOut(file, looked.state, { entry, message: looked.message })
          : fitting({ file, entry, ...looked }, { sent, count: more.get(entry.id) ?? 0 });
      if (found.match) more.set(entry.id, (more.get(entry.id) ?? 0) + 1);
      all.push(found);
    }
    return all;
  }

  /** The hash of a file that an entry may have, or why none takes it. */
  private async look(
    file: ZippedFile,
  ): Promise<{ readonly sha256: string } | { readonly state: ImportedFileState; readonly message: string }> {
    const max = LIMITS.attachmentBytesMax / 1024 / 1024;
    if (file.bytes > LIMITS.attachmentBytesMax)
      return { state: 'too-large', message: t('api.attachmentTooLarge', { max }) };
    const bytes = await this.bytesOf(file);
    try {
      await attachmentTypeOf(bytes);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { state: 'wrong-type', message: error.message };
    }
    return { sha256: fileDigest(bytes) };
  }

  private async bytesOf(file: ZippedFile): Promise<Buffer> {
    try {
      return await file.read();
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      throw new DomainError('invalid', 'import.files-unreadable', error.message);
    }
  }

  private async attach(
    found: Found,
    { file, entry, sha256 }: Matched,
    { by, id }: Pick<ImportFilesRequest, 'by' | 'id'>,
  ): Promise<ImportedFile> {
    const upload = async () => ({ name: file.name, bytes: await this.bytesOf(file) });
    try {
      await this.commands.execute(new AttachFile({ by, id: entry.id }, upload, { importId: id, sha256 }));
      return { ...found, state: 'attached' };
    } catch (error) {
      // what keeps one file out lets the others in
      if (!(error instanceof DomainError)) throw error;
      return leftOut(file, 'refused', { entry, message: error.message });
    }
  }

  private async entries(
    { organizationId, id }: { readonly organizationId: number; readonly id: number },
    numbers: readonly string[],
  ): Promise<readonly Entry[]> {
    const ids = numbers.filter((number) => /^[1-9]\d{0,8}$/.test(number)).map(Number);
    const rows = await this.database.read<Omit<Entry, 'attachments'> & { attachments: string }>(organizationId, {
      name: 'entries-for-files',
      text: `SELECT h.id, h.import_reference AS reference, h.attachments,
               concat_ws(', ', p.first_name || ' ' || p.last_name, to_char(h.date, 'YYYY-MM-DD'), h.organization_name) AS words
             FROM hours.volunteer_hours h
             LEFT JOIN directory.people p ON (p.organization_id, p.id) = (h.organization_id, h.student_id)
             WHERE h.organization_id = $1 AND h.import_id = $2 AND h.deleted_at IS NULL
               AND (h.id = ANY ($3::integer[]) OR lower(h.import_reference) = ANY ($4::text[]))
             ORDER BY h.id`,
      values: [organizationId, id, ids, numbers.map((number) => number.toLowerCase())],
    });
    return rows.map((row) => ({ ...row, attachments: JSON.parse(row.attachments) as Entry['attachments'] }));
  }

  /** Without any, no column of the file was for it. */
  private async hasNumbers({ organizationId, id }: { readonly organizationId: number; readonly id: number }) {
    const rows = await this.database.read(organizationId, {
      name: 'numbered-entry-of-import',
      text: `SELECT FROM hours.volunteer_hours
             WHERE organization_id = $1 AND import_id = $2 AND deleted_at IS NULL AND import_reference IS NOT NULL LIMIT 1`,
      values: [organizationId, id],
    });
    return rows.length > 0;
  }

  /** The files of this import that are attached, by entry and content. */
  private async sentBefore({ organizationId, id }: { readonly organizationId: number; readonly id: number }) {
    const rows = await this.database.read<{ entry: number; sha256: string }>(organizationId, {
      name: 'files-of-import',
      text: `SELECT entry_id AS entry, sent_sha256 AS sha256 FROM hours.attachments
             WHERE organization_id = $1 AND import_id = $2 AND state = 'kept'`,
      values: [organizationId, id],
    });
    return new Set(rows.map(({ entry, sha256 }) => keyOf(entry, sha256)));
  }
}

const keyOf = (entry: number, sha256: string): string => `${entry} ${sha256}`;

function fitting(match: Matched, { sent, count }: { readonly sent: Set<string>; readonly count: number }): Found {
  const { file, entry, sha256 } = match;
  const key = keyOf(entry.id, sha256);
  if (sent.has(key) || entry.attachments.some((one) => one.sha256 === sha256))
    return leftOut(file, 'duplicate', { entry, message: t('imports.fileThereAlready') });
  if (entry.attachments.length + count >= LIMITS.attachmentsMax)
    return leftOut(file, 'too-many', {
      entry,
      message: t('apiHours.tooManyAttachments', { max: LIMITS.attachmentsMax }),
    });
  sent.add(key);
  return { ...{ name: file.name, state: 'matched', entryId: entry.id, entry: entry.words, message: null }, match };
}

const leftOut = (
  { name }: ZippedFile,
  state: ImportedFileState,
  { entry, message }: { readonly entry?: Entry; readonly message: string },
): ImportedFile => ({ name, state, entryId: entry?.id ?? null, entry: entry?.words ?? '', message });

/** What needs someone's eye comes first. */
const ORDER: Readonly<Record<'problem' | 'duplicate' | 'fine', number>> = { problem: 0, duplicate: 1, fine: 2 };
const orderOf = ({ state }: ImportedFile): number =>
  ORDER[state === 'matched' || state === 'attached' ? 'fine' : state === 'duplicate' ? 'duplicate' : 'problem'];

function reportOf({ hash }: UploadedFile, found: readonly Found[]): ImportFilesReport {
  const count = (state: ImportedFileState): number => found.filter((one) => one.state === state).length;
  const [matched, attached, duplicates] = [count('matched'), count('attached'), count('duplicate')];
  return {
    ...{ fileHash: hash, files: found.length, matched, attached, duplicates },
    problems: found.length - matched - attached - duplicates,
    listed: found
      .toSorted((one, other) => orderOf(one) - orderOf(other))
      .slice(0, LIMITS.importErrorsMax)
      .map(({ match: _match, ...file }) => file),
  };
}
