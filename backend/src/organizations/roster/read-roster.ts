import type { FileHandle } from 'node:fs/promises';
import { LIMITS, t } from '@hourtrail/contracts';
import { openCsv, type Csv } from '../../platform/imports/csv-rows.js';
import { FileProblem } from '../../platform/imports/file-problem.js';
import { filesInZip, type ZippedFile } from '../../platform/imports/read-zip.js';
import { csvSource } from '../../platform/imports/uploaded-file.js';
import {
  LIST_NAMES,
  manifestIn,
  missingColumns,
  OneRosterReader,
  type ListProblem,
  type OneRoster,
} from './one-roster.js';

/** Also the lists that are not read: an export has a dozen. */
const LISTS = {
  wants: (name: string): boolean => name.toLowerCase().endsWith('.csv'),
  entriesMax: 200,
  unpackedBytesMax: LIMITS.rosterUnpackedBytesMax,
};

/** What a ZIP file says, or what is wrong with it. */
export type ReadRoster =
  { readonly roster: OneRoster } | { readonly problems: readonly ListProblem[]; readonly orgs: OneRoster['orgs'] };

export async function readRoster(zip: FileHandle | undefined): Promise<ReadRoster> {
  const problems: ListProblem[] = [];
  try {
    if (!zip) throw new FileProblem(t('roster.notZip'));
    const lists = await filesInZip(zip, LISTS);
    const manifest = lists.get('manifest.csv');
    if (!manifest) throw new FileProblem(t('roster.noManifest'));
    const reader = await readLists(lists, await manifestOf(manifest, problems), problems);
    reader.end();
    problems.push(...reader.problems);
    return problems.length === 0 ? { roster: reader } : { problems, orgs: reader.orgs };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { problems: [...problems, { file: '', ...whereOf(error) }], orgs: new Map() };
  }
}

async function manifestOf(list: ZippedFile, problems: ListProblem[]) {
  const rows: { row: number; cells: Readonly<Record<string, string>> }[] = [];
  await inList(list, problems, async (csv) => {
    for await (const { row, cells } of csv.rows) rows.push({ row, cells: byHeading(csv.headings, cells) });
  });
  const { problems: found, ...manifest } = manifestIn(rows);
  problems.push(...found);
  return manifest;
}

async function readLists(
  lists: ReadonlyMap<string, ZippedFile>,
  { modes, version }: Pick<ReturnType<typeof manifestIn>, 'modes' | 'version'>,
  problems: ListProblem[],
): Promise<OneRosterReader> {
  const reader = new OneRosterReader(modes, version);
  for (const name of LIST_NAMES.filter((one) => modes[one])) {
    const file = `${name}.csv`;
    const list = lists.get(file.toLowerCase());
    if (!list) {
      problems.push({ file, row: 0, column: '', value: '', message: t('roster.fileMissing', { file }) });
      continue;
    }
    await inList(list, problems, async (csv) => {
      const missing = missingColumns(name, version, csv.headings);
      for (const column of missing)
        problems.push({ file, row: 1, column, value: '', message: t('roster.columnMissing', { file, column }) });
      if (missing.length > 0) return;
      for await (const { row, cells, problems: wrong } of csv.rows) {
        for (const { cell, message } of wrong)
          problems.push({ file, row, column: csv.headings[cell ?? -1] ?? '', value: '', message });
        if (wrong.length === 0) reader.take(name, row, byHeading(csv.headings, cells));
        if (problems.length + reader.problems.length > LIMITS.importErrorsMax) return;
      }
    });
  }
  return reader;
}

async function inList(list: ZippedFile, problems: ListProblem[], work: (csv: Csv) => Promise<void>): Promise<void> {
  try {
    await work(await openCsv(csvSource(await list.read()), { rowsMax: LIMITS.rosterRowsMax, mayBeEmpty: true }));
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    problems.push({ file: list.name, ...whereOf(error) });
  }
}

const whereOf = ({ row, column, message }: FileProblem) => ({ row, column, value: '', message });

const byHeading = (headings: readonly string[], cells: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']));
