import { access, constants, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EXPORT_FORMATS, type ExportKind } from '@hourtrail/contracts';
import { countOf } from '../audit/index.js';
import { failureWords } from '../platform/config/failure-words.js';
import { StartError } from '../platform/config/start-error.js';
import { EXPORT_QUERIES, RequestedExports, type ExportInput } from '../platform/exports/requested-exports.js';
import { readQueryAs } from '../platform/web/input/read-as.js';
import { BY, SCHOOL, schoolOf, superAdminOf, withApplication } from './application.js';
import { required, WrongUse, type Command } from './command.js';
import { reasonOf } from './users.js';

const KINDS = Object.keys(EXPORT_QUERIES) as (keyof typeof EXPORT_QUERIES)[];

export const exportFile: Command = {
  about: 'Writes a list or report of a school to a file, as the product exports it; the log records it',
  options: {
    kind: { value: 'KIND', about: `One of ${KINDS.join(', ')}` },
    format: {
      value: 'FORMAT',
      about: `One of ${EXPORT_FORMATS.join(', ')}; without it, csv, or pdf for a report on paper`,
    },
    school: SCHOOL,
    filters: { value: '"a=b&c=d"', about: 'As in the address of the list, such as "status=approved&from=2026-08-01"' },
    to: { value: 'FILE', about: 'A new file; without it, one in this folder with the name that the product gives it' },
    reason: { value: '"…"', about: 'Why, for the trail' },
    by: BY,
  },
  examples: [
    'export --kind users --school "Lincoln High School"',
    'export --kind hours --format xlsx --school 2 --filters "status=approved" --to approved.xlsx',
  ],
  run: async (input) => {
    const kind = KINDS.find((one) => one === input.text('kind'));
    if (!kind) throw new WrongUse(`--kind must be one of ${KINDS.join(', ')}.`);
    const school = required(input, 'school');
    const [filters, to] = [input.text('filters'), input.text('to')];
    const format = input.text('format') ?? (ON_PAPER.includes(kind) ? 'pdf' : 'csv');
    if (to === undefined) await requireWritable(process.cwd());
    else for (const path of [to, draftOf(to)]) await requireFree(path);
    return withApplication(input, async (app) => {
      const by = await superAdminOf(app, input);
      const organizationId = await schoolOf(app, school);
      const given = Object.fromEntries(new URLSearchParams(filters));
      const contract = EXPORT_QUERIES[kind] as new () => ExportInput['query'];
      const read = readQueryAs(contract, { ...given, format, organizationId: String(organizationId) });
      const query = { ...read, reason: reasonOf(input) };
      const { name, rows, content } = await app
        .get(RequestedExports, { strict: false })
        .make({ by, kind: kind satisfies ExportKind, query });
      const file = resolve(to ?? name);
      await saveNew(file, content);
      // a document of one page has none
      const counted = kind === 'hours-report' ? {} : { rows };
      input.say('rows' in counted ? `${file}: ${countOf(rows, 'row')}.` : `${file} is written.`);
      return { ok: true, file, ...counted };
    });
  },
};

const ON_PAPER: readonly ExportKind[] = ['hours-report', 'certificates'];

async function requireWritable(folder: string): Promise<void> {
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw new StartError(`${folder} takes no file: ${failureWords(error)} Name a file elsewhere with --to.`);
  });
}

const draftOf = (file: string): string => `${file}.partial`;

/** Replaces no file, also none that is made meanwhile. */
export async function saveNew(file: string, content: Readable): Promise<void> {
  const draft = draftOf(file);
  try {
    await requireFree(file);
    const opened = await makeFile(draft);
    try {
      await pipeline(content, opened.createWriteStream());
      await (await makeFile(file)).close();
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  } catch (error) {
    content.destroy();
    throw error;
  }
}

function makeFile(file: string): Promise<FileHandle> {
  return open(file, 'wx', 0o600).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? taken(file) : error;
  });
}

async function requireFree(file: string): Promise<void> {
  if (await stat(file).catch(() => undefined)) throw taken(file);
}

const taken = (file: string): StartError => new StartError(`${file} exists. Name another file, or move it away.`);
