import {
  EXPORT_COLUMNS,
  IMPORT_FIELDS,
  IMPORT_KINDS,
  IMPORT_PRESETS,
  LANGUAGES,
  presetOf,
  t,
} from '@hourtrail/contracts';
import { DomainError } from '../kernel/domain-error.js';
import { givePulseImpacts, givePulseUsers } from '../../../test/givepulse.js';
import { inLanguage } from '../web/language.js';
import { chosenColumns, columnsOf } from './columns.js';
import { openCsv } from './csv-rows.js';
import { csvSource } from './uploaded-file.js';

const HOURS = IMPORT_FIELDS.hours;
const fieldsOf = (headings: readonly string[], chosen = {}) =>
  columnsOf(headings, HOURS, { chosen }).headings.map(({ field }) => field);

it('finds columns whatever the case, the spaces and the punctuation', () => {
  expect(fieldsOf(['STUDENT E-MAIL', 'organization_name', ' Hours ', 'Date of Service'])).toEqual([
    'studentEmail',
    'organizationName',
    'hours',
    'date',
  ]);
});

it('asks which column a field is where two have its heading, and minds no others', () => {
  const headings = ['Student email', 'Organization', 'Hours', 'Date', 'Shirt size', 'Shirt size (2)', 'hours (2)'];
  expect(columnsOf(headings, HOURS, { chosen: {} }).problems).toEqual([
    { column: 'Hours', message: 'Two columns have this heading.' },
  ]);
  expect(columnsOf(headings, HOURS, { chosen: { hours: 'hours (2)' } }).problems).toEqual([]);
});

it('numbers headings that are repeated', async () => {
  const { headings } = await openCsv(csvSource(Buffer.from('Notes,notes,,Notes (2),Notes,\n1,2,3,4,5,6\n')));
  expect(headings).toEqual(['Notes', 'notes (3)', '', 'Notes (2)', 'Notes (4)', '']);
});

it('takes a name before a label, and a label before an alias', () => {
  expect(fieldsOf(['Email', 'studentEmail'])).toEqual([null, 'studentEmail']);
  expect(fieldsOf(['Total Hours', 'Hours', 'Service hours'])).toEqual([null, 'hours', null]);
});

it('heeds what a person chose, and takes no column for what they left out', () => {
  expect(fieldsOf(['Hours', 'Minutes'], { hours: 'Minutes' })).toEqual([null, 'hours']);
  expect(fieldsOf(['Description'], { description: '' })).toEqual([null]);
  const { problems } = columnsOf(['Hours'], HOURS, { chosen: { hours: 'Hours', date: 'Hours', description: 'Words' } });
  expect(problems.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'This column was chosen for two fields.',
      'There is no column with this heading for Description.',
    ]),
  );
});

it.each(['{', '[]', 'null', '"hours"', '{"hours":1}', '{"nothing":"Hours"}', '{"__proto__":"x"}'])(
  'refuses the choice %p',
  (json) => {
    expect(() => chosenColumns(json, HOURS)).toThrow(DomainError);
  },
);

const problemsOf = (headings: readonly string[]): readonly string[] =>
  columnsOf(headings, HOURS, { chosen: {} }).problems.map(({ message }) => message);

it('takes a column of minutes instead of one of hours', () => {
  expect(problemsOf(['Email', 'Organization', 'Date', 'Minutes'])).toEqual([]);
  expect(problemsOf(['Email', 'Organization', 'Date'])).toEqual(['There is no column for Hours.']);
});

it.each(IMPORT_PRESETS)(
  'knows an export of $product of $kind, whose source it names',
  ({ kind, columns, ...preset }) => {
    expect(preset.source).toMatch(/^https:\/\//);
    expect(preset.seen).toMatch(/^\d{4}-\d\d-\d\d$/);
    const file = kind === 'users' ? givePulseUsers() : givePulseImpacts();
    const headings = file.split('\r\n')[0]!.split(',');
    const found = columnsOf(headings, IMPORT_FIELDS[kind], { chosen: {}, preset: presetOf(kind, headings) });
    expect(found.problems).toEqual([]);
    const mapped = found.headings.flatMap(({ heading, field }) => (field === null ? [] : [[field, heading] as const]));
    expect(Object.fromEntries(mapped)).toEqual(columns);
  },
);

it('takes a spreadsheet with a few of its words for nothing else', () => {
  expect(presetOf('hours', ['Email', 'Group', 'Hours Served', 'Start Date'])).toBeUndefined();
});

it.each(IMPORT_KINDS)('has no two columns of %s under one word', (kind) => {
  const plain = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');
  const words = IMPORT_FIELDS[kind].flatMap(({ name, label, aliases }) => [
    ...new Set([name, t(label), ...aliases].map(plain)),
  ]);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

describe.each(IMPORT_KINDS)('the headings of an export of %s', (kind) => {
  it.each(LANGUAGES)('are known again, written in %p', (language) => {
    const columns = EXPORT_COLUMNS[kind];
    const headings = inLanguage(language, () => columns.map(({ label }) => t(label)));
    const found = columnsOf(headings, IMPORT_FIELDS[kind], { chosen: {} }).headings.map(({ field }) => field);
    const fields = new Set(IMPORT_FIELDS[kind].map(({ name }) => name));
    columns.forEach(({ name }, at) => {
      if (fields.has(name)) expect([name, found[at]]).toEqual([name, name]);
    });
  });
});
