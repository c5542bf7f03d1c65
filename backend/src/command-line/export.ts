import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { EXPORT_FORMATS, type ExportKind } from '@hourtrail/contracts';
import { countOf } from '../audit/index.js';
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
    format: { value: 'FORMAT', about: `One of ${EXPORT_FORMATS.join(', ')}; without it, csv` },
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
    const [format, filters, to] = [input.text('format') ?? 'csv', input.text('filters'), input.text('to')];
    if (to !== undefined) await requireFree(to);
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
      const draft = `${file}.partial`;
      try {
        await requireFree(file);
        await pipeline(content, createWriteStream(draft, { mode: 0o600 }));
        await rename(draft, file);
      } catch (error) {
        content.destroy();
        await rm(draft, { force: true });
        throw error;
      }
      input.say(`${file}: ${countOf(rows, 'row')}.`);
      return { ok: true, file, rows };
    });
  },
};

async function requireFree(file: string): Promise<void> {
  if (await stat(file).catch(() => undefined))
    throw new StartError(`${file} exists. Name another file, or move it away.`);
}
