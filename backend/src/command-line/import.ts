import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { IMPORT_FIELDS, IMPORT_KINDS, ImportQuery, type ImportReport } from '@hourtrail/contracts';
import { countOf } from '../audit/index.js';
import { StartError } from '../platform/config/start-error.js';
import { chosenColumns, chosenNames } from '../platform/imports/columns.js';
import { Importer } from '../platform/imports/importer.js';
import { UNSEEN } from '../platform/imports/imports.controller.js';
import { UploadedFile } from '../platform/imports/uploaded-file.js';
import { readQueryAs } from '../platform/web/input/read-as.js';
import { BY, SCHOOL, schoolOf, superAdminOf, withApplication } from './application.js';
import { required, WrongUse, type Command } from './command.js';
import { reasonOf } from './users.js';

export const importFile: Command = {
  about: 'Checks a file of users, hours or opportunities, and imports it with --apply: all of it, or nothing',
  options: {
    kind: { value: 'KIND', about: `One of ${IMPORT_KINDS.join(', ')}` },
    from: { value: 'FILE', about: 'CSV in UTF-8, or XLSX, with headings in its first line' },
    school: SCHOOL,
    apply: { about: 'Imports it; without this it is only checked' },
    columns: { value: 'JSON', about: 'Which heading is which field, such as {"hours":"Time spent"}' },
    'date-order': { value: 'ORDER', about: 'What comes first in dates, where the report asks: month, day or year' },
    names: { value: 'JSON', about: 'Which organizations are one, where the report asks: {"name":"name to import"}' },
    reason: { value: '"…"', about: 'Why, for the trail' },
    by: BY,
  },
  examples: [
    'import --kind users --from people.csv --school "Lincoln High School"',
    'import --kind hours --from hours.csv --school 2 --date-order month --apply --reason "Hours of last year"',
  ],
  run: async (input) => {
    const kind = IMPORT_KINDS.find((one) => one === input.text('kind'));
    if (!kind) throw new WrongUse(`--kind must be one of ${IMPORT_KINDS.join(', ')}.`);
    const [from, school] = [required(input, 'from'), required(input, 'school')];
    for (const option of ['columns', 'names'] as const) requireJson(option, input.text(option));
    await requireFile(from);
    return withApplication(input, async (app) => {
      const by = await superAdminOf(app, input);
      const organizationId = await schoolOf(app, school);
      const given = { columns: input.text('columns'), dateOrder: input.text('date-order'), names: input.text('names') };
      const query = readQueryAs(ImportQuery, { ...defined(given), reason: reasonOf(input) });
      const file = await UploadedFile.of(createReadStream(from));
      try {
        const report = await app.get(Importer, { strict: false }).import(file, {
          ...{ by, organizationId, kind, expect: undefined, dryRun: !input.has('apply') },
          chosen: chosenColumns(query.columns, IMPORT_FIELDS[kind]),
          dateOrder: query.dateOrder,
          names: chosenNames(query.names),
          fileName: basename(from).replace(UNSEEN, '') || null,
          reason: query.reason ?? null,
        });
        for (const sentence of sentencesOf(report)) input.say(sentence);
        return { ok: report.problems === 0, ...report };
      } finally {
        await file.close();
      }
    });
  },
};

async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw new StartError(`${path} is a folder. Name a file in it.`);
  if (!found?.isFile()) throw new StartError(`There is no file ${path}.`);
}

function requireJson(option: string, text = '{}'): void {
  try {
    JSON.parse(text);
  } catch {
    throw new WrongUse(`--${option} must be JSON in quotes. See hourtrail import --help.`);
  }
}

const defined = (given: Readonly<Record<string, string | undefined>>): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

export function sentencesOf(report: ImportReport): readonly string[] {
  const { rows, valid, errors, problems, applied, importId, product, headings, dateQuestion, nameQuestions } = report;
  const skipped = headings.filter(({ field }) => field === null).map(({ heading }) => `"${heading}"`);
  const listed = errors.map(({ row, column, value, message }) =>
    [row > 0 && `Row ${row}`, column && `${column}${value && ` "${value}"`}`, message].filter(Boolean).join(', '),
  );
  return [
    `${countOf(rows, 'row')}, ${valid} without a problem.${product ? ` It looks like a file of ${product}.` : ''}`,
    ...(skipped.length > 0 ? [`Not imported: ${skipped.join(', ')}. --columns says what they are.`] : []),
    ...(dateQuestion
      ? [
          `Is "${dateQuestion.value}" ${dateQuestion.choices.map(({ order, date }) => `${date ?? 'no date'} (${order})`).join(' or ')}? Answer with --date-order.`,
        ]
      : []),
    ...nameQuestions.map(
      ({ names }) =>
        `Is this one organization? ${names.map(({ name }) => `"${name}"`).join(', ')}. Answer with --names.`,
    ),
    ...listed,
    ...(problems > errors.length ? [`And ${countOf(problems - errors.length, 'more problem')}.`] : []),
    ...report.notes,
    applied
      ? `Imported, as number ${importId}. Earlier imports, under Dashboard, Import/Export, undoes it until someone changes what it brought.`
      : problems > 0
        ? 'Nothing was imported. Correct the file, and try again.'
        : 'Nothing was imported yet. Add --apply to import it.',
  ];
}
