import { File as NodeFile } from 'node:buffer';
import {
  XLSX_TYPE,
  type ImportReport,
  type ImportView,
  type RosterReport,
  type SessionUser,
} from '@hourtrail/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionIsOver } from '../../../lib/appStore.js';
import { enterText } from '../../../testing/enterText.js';
import { admin, lincoln, superAdmin } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { Exchange } from './Exchange.js';

const HASH = 'f'.repeat(64);
const SEND = 'POST /api/admin/import/hours';

const aReport = (given: Partial<ImportReport> = {}): ImportReport => ({
  rows: 1204,
  valid: 1204,
  errors: [],
  problems: 0,
  applied: false,
  importId: null,
  fileHash: HASH,
  product: null,
  headings: [
    { heading: 'E-mail', field: 'studentEmail', example: 'maya@x.example' },
    { heading: 'Agency', field: 'organizationName', example: 'Food Bank' },
    { heading: 'Hours', field: 'hours', example: '2' },
    { heading: 'Day', field: 'date', example: '2026-10-03' },
    { heading: 'Teacher', field: null, example: 'Adams' },
  ],
  dateQuestion: null,
  nameQuestions: [],
  notes: [],
  preview: [
    {
      student: 'Maya Chen',
      studentEmail: 'maya@x.example',
      organizationName: 'Food Bank',
      hours: '2.00',
      date: '2026-10-03',
    },
  ],
  ...given,
});

const anImportView = (given: Partial<ImportView> = {}): ImportView => ({
  id: 7,
  kind: 'hours',
  state: 'applied',
  fileName: 'hours-2025.csv',
  fileHash: HASH,
  rows: 1204,
  done: 1204,
  at: '2026-10-01T15:00:00.000Z',
  by: { id: admin.id, name: 'Dana Whitfield' },
  undoneAt: null,
  undoneBy: null,
  keptBecause: null,
  exceptions: 0,
  ...given,
});

const WHICH_DATE = {
  column: 'Day',
  row: 7,
  value: '9/2/2026',
  choices: [
    { order: 'month', date: '2026-09-02', unreal: { row: 9, value: '13/10/2026' } },
    { order: 'day', date: '2026-02-09', unreal: null },
  ],
} as const;

/** Headings E-mail, Hours and Day, two rows, and an empty one between them. */
const WORKBOOK = [
  'UEsDBBQAAAgIAAAAIQB3ClMSTAAAAF8AAAAPAAAAeGwvd29ya2Jvb2sueG1ssynPL8pOys/PVqjIzckrtiqyVSpSsrMpzkhNLSmG',
  '0gp5ibmptkoe+aVFxUoKYCHPFFslQyWFIqvMFFulIs8UQyV9Oxt9mC59mKF2AFBLAwQUAAAICAAAACEAmCJQHX0AAACsAAAAGgAA',
  'AHhsL19yZWxzL3dvcmtib29rLnhtbC5yZWxzVY4xDsMgEAS/YvEAn50iRQSu0riN/AGED4MCHOLOivP7SCkip1rNNLP6gclKpMIh',
  'Vp70Gbt5NarN66i65V3RqCBSbwDsAmbLPVUsR06eWrbCPbUNyPvo8E5uz1gELsNwhXYuwIvakwOiqG6xbUMx6qcYvjP2R04KJg3/',
  '5z5QSwMEFAAACAgAAAAhAKZQ+hOuAAAA/AEAABgAAAB4bC93b3Jrc2hlZXRzL3NoZWV0MS54bWx90csKwjAQBdBfKdnXpDG4mg4+',
  'Krj3C2IJGGwbSWIffy8tEqs0XU0Yci8HBjpjH+6ulEeYRiG9RLCmS2xOMoJQjo9DRhKfE91UulFXbwmCdggez2ktdQXUI9BxQ8tP',
  '4hhLXMzLuoXAKRYo5PD7nVrTBSIPRB7J13KQ+36jelk/K7VEHTta5EDbuSfWxxnfpRlL2XaFJQJLRGpu6yYxmdifKVYWTGLJRGeX',
  'pd+DvwFQSwECPwMUAAAICAAAACEAdwpTEkwAAABfAAAADwAJAAAAAAAAAAAAtIEAAAAAeGwvd29ya2Jvb2sueG1sVVQFAAMAAAAA',
  'UEsBAj8DFAAACAgAAAAhAJgiUB19AAAArAAAABoACQAAAAAAAAAAALSBeQAAAHhsL19yZWxzL3dvcmtib29rLnhtbC5yZWxzVVQF',
  'AAMAAAAAUEsBAj8DFAAACAgAAAAhAKZQ+hOuAAAA/AEAABgACQAAAAAAAAAAALSBLgEAAHhsL3dvcmtzaGVldHMvc2hlZXQxLnht',
  'bFVUBQADAAAAAFBLBQYAAAAAAwADAOYAAAASAgAAAAA=',
].join('');

const CSV = 'E-mail,Agency,Hours,Day,Teacher\nmaya@x.example,Food Bank,2,2026-10-03,Adams\n';
const aFile = (content: string | Uint8Array = CSV, name = 'hours.csv'): File =>
  new NodeFile([content], name, { type: 'text/csv' }) as unknown as File;

let server: Answers;
let earlier: readonly ImportView[];
let saved: { name: string; text: string }[];
beforeEach(() => {
  earlier = [];
  server = new Answers().to('GET /api/admin/imports', () => json(200, earlier)).to(SEND, () => json(200, aReport()));
  saved = [];
  let content: Blob;
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) void content.text().then((text) => saved.push({ name: this.download, text }));
  });
});
afterEach(() => {
  sessionIsOver();
  server.end();
  jest.restoreAllMocks();
});

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Browser back</button>
    </>
  );
}

const visit = (at = '/dashboard?tab=exchange', user: SessionUser = admin) =>
  renderPart(
    <>
      <Exchange />
      <Address />
      <Toaster />
    </>,
    { user, at },
  );
const address = (): string => screen.getByLabelText('Address').textContent;
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const drop = async (file: File): Promise<void> => {
  const input = await screen.findByLabelText(/Choose (a|another) spreadsheet/);
  fireEvent.drop(input.parentElement!, { dataTransfer: { files: [file] } });
};
const sentImports = (): readonly Record<string, string>[] =>
  server.sent
    .filter(({ url }) => url.includes('/admin/import/'))
    .map(({ url }) => Object.fromEntries(new URL(url).searchParams));

async function toColumns(file = aFile()): Promise<void> {
  visit('/dashboard?tab=exchange&import=hours');
  await drop(file);
  await screen.findByText('Step 2 of 3: Match the columns');
}
async function toRows(file = aFile()): Promise<void> {
  await toColumns(file);
  await press('Continue');
  await screen.findByText('Step 3 of 3: Check the rows');
}

describe('the tab Import/Export', () => {
  it('offers every kind of file, out and in', async () => {
    visit();
    for (const kind of ['users', 'hours', 'student reports', 'parent reports', 'opportunities']) {
      await waitFor(() => expect(screen.getByRole('button', { name: `Export ${kind}` })).toBeEnabled());
    }
    for (const kind of ['users', 'hours', 'opportunities']) {
      expect(screen.getByRole('button', { name: `Import ${kind}` })).toBeVisible();
    }
    expect(
      screen.getByText(/Columns: studentEmail, organizationName, hours or minutes, date. Optional: description/),
    ).toBeVisible();
    expect(await screen.findByText('No imports yet')).toBeVisible();
  });

  it('gives a sample of each', async () => {
    visit();
    await press('Sample file for opportunities');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ name: 'opportunities-sample.csv' });
    expect(saved[0]?.text).toContain('"title","description","date","startTime","endTime","location"\r\n');
  });

  it('lists what was imported, by whom, and how it stands', async () => {
    earlier = [
      anImportView({ id: 9, state: 'running', done: 300, rows: 0, fileName: 'new.csv' }),
      anImportView({ id: 8, state: 'failed', fileName: 'broken.csv' }),
      anImportView({
        id: 7,
        state: 'undone',
        undoneAt: '2026-10-02T15:00:00.000Z',
        undoneBy: { id: 2, name: 'Dana Whitfield' },
        fileName: 'old.csv',
      }),
      anImportView({ id: 6, exceptions: 12, keptBecause: '3 entries from this import have been changed since then.' }),
    ];
    visit();
    const list = await screen.findByRole('region', { name: 'Earlier imports' });
    for (const words of [
      /^Hours: 300 rows so far, by Dana Whitfield, October 1, 2026, 11:00 AM/,
      /The import was interrupted, and nothing was imported/,
      /Undone by Dana Whitfield, October 2, 2026/,
      /3 entries from this import have been changed since then/,
      /12 exceptions/,
      'Running',
      'Failed',
      'Undone',
      'Imported',
    ]) {
      expect(await within(list).findByText(words)).toBeVisible();
    }
    expect(within(list).queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('says when the imports cannot be read, and reads them again', async () => {
    server.to('GET /api/admin/imports', () => refusal(503));
    visit();
    expect(await screen.findByText('Couldn’t load the imports')).toBeVisible();
    server.to('GET /api/admin/imports', () => json(200, [anImportView()]));
    await press('Try again');
    expect(await screen.findByText('hours-2025.csv')).toBeVisible();
  });

  it('undoes an import after asking, with the reason', async () => {
    earlier = [anImportView()];
    server.to('POST /api/admin/imports/7/undo', () => {
      earlier = [anImportView({ state: 'undone' })];
      return json(200, earlier[0]);
    });
    visit();
    await press('Undo hours-2025.csv');
    const ask = await screen.findByRole('dialog', { name: 'Undo the import?' });
    expect(within(ask).getByText(/This removes the 1,204 rows imported from hours-2025.csv/)).toBeVisible();
    await enterText(within(ask).getByLabelText(/Reason/), 'Wrong file');
    await userEvent.click(within(ask).getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('Import undone')).toBeVisible();
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await server.bodies('POST /api/admin/imports/7/undo')).toEqual([{ reason: 'Wrong file' }]);
  });

  it('tells why an import is not undone', async () => {
    earlier = [anImportView()];
    server.to('POST /api/admin/imports/7/undo', () =>
      refusal(409, { code: 'import.kept', message: '2 entries from this import have been changed since then.' }),
    );
    visit();
    await press('Undo hours-2025.csv');
    await press('Undo import');
    expect(await screen.findByText('Import not undone')).toBeVisible();
    expect(screen.getByText('2 entries from this import have been changed since then.')).toBeVisible();
  });

  it('adds files to imported hours, after showing what belongs where', async () => {
    earlier = [anImportView()];
    const listed = [
      {
        name: 'A-9.pdf',
        state: 'unmatched',
        entryId: null,
        entry: '',
        message: 'No entry from this import has this number.',
      },
      { name: 'A-1.pdf', state: 'matched', entryId: 3, entry: 'Maya Chen, 2026-09-01, Food Bank', message: null },
    ];
    const report = { fileHash: HASH, files: 2, matched: 1, attached: 0, duplicates: 0, problems: 1, listed };
    server.to('POST /api/admin/imports/7/files', ({ url }) =>
      json(200, url.includes('dryRun=true') ? report : { ...report, matched: 0, attached: 1 }),
    );
    visit();
    await press('Add files to hours-2025.csv');
    const dialog = await screen.findByRole('dialog', { name: 'Add files to hours-2025.csv' });
    const input = await within(dialog).findByLabelText('Choose a ZIP of files');
    fireEvent.drop(input.parentElement!, { dataTransfer: { files: [aFile('zipped', 'files.zip')] } });
    expect(await within(dialog).findByText(/1 of 2 files can be attached/)).toBeVisible();
    expect(within(dialog).getByText('No entry from this import has this number.')).toBeVisible();
    await press('Attach 1 file');
    expect(await within(dialog).findByText(/1 file was attached/)).toBeVisible();
  });

  it('shows what a roster from the folder left out', async () => {
    earlier = [anImportView({ kind: 'roster', fileName: 'monday.zip', exceptions: 1 })];
    server.to('GET /api/admin/imports/7/exceptions', () =>
      json(200, [{ file: 'users.csv', row: 4, name: 'Ana Diaz', message: 'Left out: this person was erased.' }]),
    );
    visit();
    await press('Show exceptions');
    const dialog = await screen.findByRole('dialog', { name: 'Exceptions of monday.zip' });
    expect(await within(dialog).findByText('Left out: this person was erased.')).toBeVisible();
  });

  it('asks super-admins for the school', async () => {
    server
      .to('GET /api/organizations/2', () => json(200, lincoln))
      .to('GET /api/organizations', () => json(200, [lincoln]));
    visit('/dashboard?tab=exchange', superAdmin);
    expect(await screen.findByRole('combobox', { name: 'School' })).toBeVisible();
    await waitFor(() =>
      expect(server.sent.some(({ url }) => url.endsWith('/admin/imports?organizationId=2'))).toBe(true),
    );
  });
});

describe('the way of a file in', () => {
  it('leads from the file over its columns and rows to what came of it, and Back leads a step back', async () => {
    visit();
    await press('Import hours');
    expect(await screen.findByText('Step 1 of 3: Choose a file')).toBeVisible();
    expect(screen.getByText('studentEmail, organizationName, hours or minutes, date')).toBeVisible();
    await drop(aFile());
    await waitFor(async () => expect(await screen.findByText('Step 2 of 3: Match the columns')).toHaveFocus());
    expect(sentImports()).toEqual([{ dryRun: 'true', fileName: 'hours.csv' }]);
    expect(address()).toBe('/dashboard?tab=exchange&import=hours&step=columns');
    expect(screen.getByRole('combobox', { name: 'Agency' })).toHaveDisplayValue('Organization (required)');
    expect(screen.getByRole('combobox', { name: 'Teacher' })).toHaveDisplayValue('Not imported');
    expect(await screen.findByText('Adams')).toBeVisible();
    expect(screen.getByText('Every required column is there.')).toBeVisible();
    await press('Continue');
    await waitFor(async () => expect(await screen.findByText('Step 3 of 3: Check the rows')).toHaveFocus());
    expect(screen.getByText('All 1,204 rows are ready to import.')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Food Bank' })).toBeVisible();
    expect(sentImports()).toHaveLength(1);

    await press('Browser back');
    expect(await screen.findByText('Step 2 of 3: Match the columns')).toBeVisible();
    await press('Browser back');
    expect(await screen.findByText('Step 1 of 3: Choose a file')).toBeVisible();
    await press('Continue with hours.csv');
    await press('Continue');

    server.to(SEND, () => json(200, aReport({ applied: true, importId: 7 })));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import 1,204 rows' })).toBeEnabled());
    await press('Import 1,204 rows');
    expect(await screen.findByText(/1,204 rows from hours.csv were imported/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View hours' })).toHaveAttribute(
      'href',
      '/dashboard?tab=hours&sort=-createdAt',
    );
    expect(sentImports().at(-1)).toMatchObject({ dryRun: 'false', fileName: 'hours.csv', expect: HASH });
    const body = await server.sent
      .filter(({ url }) => url.includes('/admin/import/'))
      .at(-1)!
      .text();
    expect(body).toBe(CSV);
    // what was taken in is not taken in again on the way back
    await press('Browser back');
    expect(await screen.findByText('Step 1 of 3: Choose a file')).toBeVisible();
    expect(screen.queryByText(/Choose the file again/)).toBeNull();
  });

  it('says whose export a file looks like, and lets each column be changed', async () => {
    server.to(SEND, () => json(200, aReport({ product: 'GivePulse' })));
    await toColumns();
    expect(screen.getByText(/This looks like an export of GivePulse\. Check/)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hours' }), 'Minutes');
    await press('Continue');
    await screen.findByText('Step 3 of 3: Check the rows');
    expect(JSON.parse(sentImports().at(-1)!.columns!)).toMatchObject({ hours: '', minutes: 'Hours' });
  });

  it('takes headings for what they were chosen to be, each field once', async () => {
    await toColumns();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Teacher' }), 'Organization (required)');
    expect(screen.getByRole('combobox', { name: 'Agency' })).toHaveDisplayValue('Not imported');
    await press('Continue');
    await screen.findByText('Step 3 of 3: Check the rows');
    expect(JSON.parse(sentImports().at(-1)!.columns!)).toMatchObject({
      studentEmail: 'E-mail',
      organizationName: 'Teacher',
      hours: 'Hours',
      date: 'Day',
      description: '',
    });
  });

  it('names the person whom an email was found to be of', async () => {
    await toRows();
    const table = within(await screen.findByRole('table', { name: 'First rows' }));
    expect(table.getByRole('columnheader', { name: 'Student' })).toBeVisible();
    expect(table.getByRole('cell', { name: 'Maya Chen' })).toBeVisible();
  });

  it('shows no rows that were read by other columns than those that are chosen now', async () => {
    await toRows();
    await press('Change columns');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Teacher' }), 'Organization (required)');
    await press('Browser back');
    expect(await screen.findByRole('combobox', { name: 'Teacher' })).toHaveDisplayValue('Organization (required)');
    expect(screen.queryByRole('button', { name: 'Import 1,204 rows' })).toBeNull();
    const headings = aReport().headings.map(({ heading, field, example }) => ({
      heading,
      example,
      field: heading === 'Teacher' ? 'organizationName' : heading === 'Agency' ? null : field,
    }));
    server.to(SEND, () => json(200, aReport({ headings })));
    await press('Continue');
    expect(await screen.findByRole('button', { name: 'Import 1,204 rows' })).toBeVisible();
  });

  it('does not go on while a required column is missing, and names it', async () => {
    await toColumns();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Agency' }), 'Not imported');
    expect(screen.getByText('Still missing: Organization.')).toBeVisible();
    await press('Continue');
    const summary = await screen.findByText('No column is chosen for Organization.');
    expect(summary).toBeVisible();
    expect(address()).toContain('step=columns');
  });

  it('lists what is wrong, and gives the rows to mend and the others as files', async () => {
    const file = aFile(`${CSV}b@x.example,,0,,\nc@x.example,Library,1,2026-10-04,\n`);
    const errors = [
      { row: 3, column: 'Agency', value: '', message: 'Organization is required.' },
      { row: 3, column: 'Hours', value: '0', message: 'Hours must be at least 0.5.' },
    ];
    server.to(SEND, () => json(200, aReport({ rows: 3, valid: 2, errors, problems: 2 })));
    await toRows(file);
    expect(screen.getByText('2 problems in 1 of 3 rows.')).toBeVisible();
    const problems = await screen.findByRole('table', { name: 'Problems' });
    expect(within(problems).getByRole('row', { name: '3 Hours 0 Hours must be at least 0.5.' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toHaveTextContent('rows');
    await press('Download 1 row with problems');
    await press('Download 2 rows without problems');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved).toEqual([
      {
        name: 'hours-to-fix.csv',
        text: 'problem,E-mail,Agency,Hours,Day,Teacher\n"Agency: Organization is required. Hours: Hours must be at least 0.5.",b@x.example,,0,,\n'.replace(
          'problem,',
          '"problem",',
        ),
      },
      { name: 'hours-without-problems.csv', text: `${CSV}c@x.example,Library,1,2026-10-04,\n` },
    ]);
    await press('Choose the fixed file');
    server.to(SEND, () => json(200, aReport({ rows: 3, valid: 3 })));
    await drop(aFile(CSV, 'mended.csv'));
    await press('Continue');
    expect(await screen.findByText('All 3 rows are ready to import.')).toBeVisible();
  });

  it('keeps the columns and answers that were chosen when the fixed file is chosen, and of no other file', async () => {
    const errors = [{ row: 2, column: 'Hours', value: '0', message: 'Hours must be at least 0.5.' }];
    server.to(SEND, ({ url }) => {
      const { columns, dateOrder } = Object.fromEntries(new URL(url).searchParams);
      const chosen = columns ? (JSON.parse(columns) as Record<string, string>) : {};
      const headings = aReport().headings.map((one) => ({
        ...one,
        field: columns ? (Object.keys(chosen).find((name) => chosen[name] === one.heading) ?? null) : one.field,
      }));
      return json(
        200,
        aReport({ headings, errors, problems: 1, valid: 1203, dateQuestion: dateOrder ? null : WHICH_DATE }),
      );
    });
    await toColumns();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Teacher' }), 'Organization (required)');
    await press('Continue');
    await userEvent.click(await screen.findByRole('radio', { name: 'Day first: Mon, Feb 9, 2026' }));
    await press('Continue');
    await press('Choose the fixed file');
    await drop(aFile(CSV, 'fixed.csv'));
    expect(await screen.findByRole('combobox', { name: 'Teacher' })).toHaveDisplayValue('Organization (required)');
    expect(screen.getByRole('combobox', { name: 'Agency' })).toHaveDisplayValue('Not imported');
    expect(sentImports().at(-1)).toMatchObject({ fileName: 'fixed.csv', dateOrder: 'day' });
    expect(JSON.parse(sentImports().at(-1)!.columns!)).toMatchObject({ organizationName: 'Teacher' });

    await press('Choose another file');
    server.to(SEND, () => json(200, aReport({ headings: aReport().headings.slice(1), dateQuestion: WHICH_DATE })));
    await drop(aFile(CSV, 'other.csv'));
    await screen.findByText('Step 2 of 3: Match the columns');
    expect(sentImports().at(-1)).toEqual({ dryRun: 'true', fileName: 'other.csv' });
  });

  it('gives the rows of a workbook to mend as CSV', async () => {
    const errors = [{ row: 4, column: 'Hours', value: '0', message: 'Hours must be at least 0.5.' }];
    server.to(SEND, () => json(200, aReport({ rows: 2, valid: 1, errors, problems: 1 })));
    await toRows(aFile(Buffer.from(WORKBOOK, 'base64'), 'hours.xlsx'));
    const upload = server.sent.findLast(({ url }) => url.includes('/admin/import/'));
    expect(upload?.headers.get('content-type')).toBe(XLSX_TYPE);
    await press('Download 1 row with problems');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved).toEqual([
      {
        name: 'hours-to-fix.csv',
        text: '"problem","E-mail","Hours","Day"\r\n"Hours: Hours must be at least 0.5.","b@x.example","0","2026-10-04"\r\n',
      },
    ]);
  });

  it('shows many problems some at a time, and says that there are more than are listed', async () => {
    const errors = Array.from({ length: 130 }, (_, index) => ({
      row: index + 1,
      column: 'Hours',
      value: 'x',
      message: `Problem ${index + 1}`,
    }));
    server.to(SEND, () => json(200, aReport({ valid: 4, errors, problems: 1200 })));
    await toRows();
    expect(screen.getByText('Showing 20 of 1,200')).toBeVisible();
    await press('Show more');
    await press('Show more');
    expect(screen.getByText('Showing 130 of 1,200')).toBeVisible();
    expect(screen.getByText('You’ll see the other problems once you fix these.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /without/ })).toBeNull();
  });

  it('tells that this very file is here already', async () => {
    earlier = [anImportView()];
    await toRows();
    expect(
      await screen.findByText(/This exact file was already imported on October 1, 2026 by Dana Whitfield/),
    ).toBeVisible();
  });

  it('asks for the file again after the page was loaded anew', async () => {
    visit('/dashboard?tab=exchange&import=hours&step=rows');
    expect(await screen.findByText(/Choose the file again. It’s cleared when you reload the page/)).toBeVisible();
    expect(screen.getByText('Step 1 of 3: Choose a file')).toBeVisible();
  });
});

describe('what a file does not tell', () => {
  const twoNames = {
    names: [
      { name: 'Riverside Food Bank', rows: 12 },
      { name: 'Riverside Foodbank', rows: 3 },
      { name: 'Riverside food bank', rows: 0 },
    ],
  };
  const open = async (): Promise<void> => {
    const problem = { row: 0, column: 'Day', value: '9/2/2026', message: 'Month or day first?' };
    server.to(SEND, ({ url }) =>
      json(
        200,
        new URL(url).searchParams.has('names')
          ? aReport()
          : aReport({ rows: 0, problems: 1, errors: [problem], dateQuestion: WHICH_DATE, nameQuestions: [twoNames] }),
      ),
    );
    await toRows();
  };
  const choice = (group: string, name: string): HTMLElement =>
    within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
  const SAME = '“Riverside Food Bank”, “Riverside Foodbank”, and “Riverside food bank”: is this the same organization?';
  const DATE = 'In “Day,” what does 9/2/2026 in row 7 mean?';

  it('is asked once, before the rows are shown, and what is answered goes with the file', async () => {
    await open();
    expect(screen.getByText('2 questions about this file')).toBeVisible();
    expect(screen.queryByText('What’s wrong')).toBeNull();
    expect(choice(SAME, 'Yes, use “Riverside food bank”')).toHaveAccessibleDescription('Already at your school');
    expect(choice(SAME, 'Yes, use “Riverside Food Bank”')).toHaveAccessibleDescription('In 12 rows');
    const monthFirst = choice(DATE, 'Month first: Wed, Sep 2, 2026');
    expect(monthFirst).toHaveAccessibleDescription('Then 13/10/2026 in row 9 isn’t a real date.');
    await userEvent.click(monthFirst);
    await userEvent.click(choice(SAME, 'Yes, use “Riverside Food Bank”'));
    await press('Continue');
    expect(await screen.findByText('All 1,204 rows are ready to import.')).toBeVisible();
    expect(sentImports().at(-1)).toMatchObject({ dryRun: 'true', dateOrder: 'month' });
    expect(JSON.parse(sentImports().at(-1)!.names!)).toEqual({
      'Riverside Food Bank': 'Riverside Food Bank',
      'Riverside Foodbank': 'Riverside Food Bank',
    });
    await press('Import 1,204 rows');
    await waitFor(() => expect(sentImports().at(-1)).toMatchObject({ dryRun: 'false', dateOrder: 'month' }));
  });

  it('needs an answer, may be kept apart, and can be answered anew', async () => {
    await open();
    await press('Continue');
    await waitFor(async () =>
      expect((await screen.findByText('2 questions have no answer.')).closest('div')).toHaveFocus(),
    );
    expect(sentImports()).toHaveLength(1);
    await userEvent.click(choice(DATE, 'Month first: Wed, Sep 2, 2026'));
    await userEvent.click(choice(SAME, 'No, keep them apart'));
    await press('Continue');
    await screen.findByText('All 1,204 rows are ready to import.');
    expect(JSON.parse(sentImports().at(-1)!.names!)).toEqual({
      'Riverside Food Bank': 'Riverside Food Bank',
      'Riverside Foodbank': 'Riverside Foodbank',
    });
    await press('Change answers');
    expect(await screen.findByRole('group', { name: DATE })).toBeVisible();
  });
});

describe('a file that cannot be taken', () => {
  it.each([
    ['an old workbook', aFile('x', 'hours.xls'), /This kind of workbook can’t be read. Save it as an Excel workbook/],
    ['one with macros', aFile('x', 'hours.xlsm'), /This kind of workbook can’t be read/],
    ['a picture', aFile('x', 'hours.png'), /This isn’t a spreadsheet/],
    ['an empty file', aFile('', 'hours.csv'), 'This file is empty.'],
    ['a file above the limit', aFile(new Uint8Array(32 * 1024 * 1024 + 1)), /can be up to 32 MB. Split it/],
  ])('is %s, which is said before it is sent', async (_what, file, words) => {
    visit('/dashboard?tab=exchange&import=hours');
    await drop(file);
    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByLabelText('Choose a spreadsheet')).toBeInvalid();
    expect(sentImports()).toEqual([]);
  });

  it.each([
    [
      'one the server cannot read',
      () =>
        json(
          200,
          aReport({
            headings: [],
            rows: 0,
            problems: 1,
            errors: [
              { row: 0, column: '', value: '', message: 'This file is in UTF-16. Save it as “CSV UTF-8” first.' },
            ],
          }),
        ),
      'This file is in UTF-16. Save it as “CSV UTF-8” first.',
    ],
    [
      'one that is too large for it',
      () =>
        refusal(413, {
          code: 'too-large',
          message: 'An import file can be up to 32 MB. Split it into several files.',
        }),
      'An import file can be up to 32 MB. Split it into several files.',
    ],
    ['any while the server is away', () => new Response('', { status: 502 }), 'We couldn’t check the file. Try again.'],
  ])('is %s, which stays with the file', async (_what, answer, words) => {
    server.to(SEND, answer);
    visit('/dashboard?tab=exchange&import=hours');
    await drop(aFile());
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Step 1 of 3: Choose a file')).toBeVisible();
  });

  it('is one that changed since it was chosen', async () => {
    const file = aFile();
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    visit('/dashboard?tab=exchange&import=hours');
    await drop(file);
    expect(await screen.findByText(/This file changed or was moved after you chose it/)).toBeVisible();
  });

  it('is looked at no longer than its person wants', async () => {
    server.to(SEND, () => new Promise(() => undefined));
    visit('/dashboard?tab=exchange&import=hours');
    await drop(aFile());
    expect(await screen.findByText('Checking hours.csv, 1 KB')).toBeVisible();
    await press('Cancel');
    expect(await screen.findByLabelText('Choose a spreadsheet')).toBeValid();
  });
});

describe('an import that does not go through', () => {
  const refused = async (answer: () => Response): Promise<void> => {
    await toRows();
    server.to(SEND, answer);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import 1,204 rows' })).toBeEnabled());
    await press('Import 1,204 rows');
  };

  it.each([
    [
      'another is under way',
      () => refusal(409, { code: 'in-progress', message: 'Another import of this school is under way.' }),
      'Another import of this school is under way.',
    ],
    [
      'the file is another one by now',
      () => refusal(409, { code: 'import.other-file', message: 'This is another file than the one you looked at.' }),
      'This is another file than the one you looked at.',
    ],
    [
      'the server stumbles',
      () => new Response('', { status: 502 }),
      'The import failed. Nothing was imported. Try again.',
    ],
  ])('says that %s, and keeps the file', async (_what, answer, words) => {
    await refused(answer);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Step 3 of 3: Check the rows')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import 1,204 rows' })).toBeVisible();
  });

  it('lists what has come between since the rows were checked', async () => {
    const errors = [{ row: 5, column: 'E-mail', value: 'x', message: 'Nobody has this email.' }];
    await refused(() => json(200, aReport({ valid: 1203, problems: 1, errors })));
    expect(await screen.findByText('1 problem in 1 of 1,204 rows.')).toBeVisible();
  });

  it('shows how far it has come, and that it goes on without the page', async () => {
    earlier = [anImportView({ id: 3 })];
    await toRows();
    server.to(SEND, () => {
      earlier = [anImportView({ id: 8, state: 'running', rows: 0, done: 301 }), ...earlier];
      return new Promise<Response>(() => undefined);
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import 1,204 rows' })).toBeEnabled());
    await press('Import 1,204 rows');
    const bar = await screen.findByRole('progressbar', { name: 'Importing hours.csv' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '301 of 1,204 rows'));
    expect(screen.getByText(/You can leave this page/)).toBeVisible();
  });

  it('tells who went on to something else meanwhile what came of it', async () => {
    let answer!: (response: Response) => void;
    await toRows();
    server.to(SEND, () => new Promise((resolve) => (answer = resolve)));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import 1,204 rows' })).toBeEnabled());
    await press('Import 1,204 rows');
    await screen.findByRole('progressbar', { name: 'Importing hours.csv' });
    await press('Browser back');
    // it is not to be begun once more
    expect(await screen.findByRole('progressbar', { name: 'Importing hours.csv' })).toBeVisible();
    await press('Import/Export');
    await screen.findByRole('region', { name: 'Earlier imports' });
    answer(json(200, aReport({ applied: true, importId: 7 })));
    expect(await screen.findByText('Imported 1,204 rows')).toBeVisible();
  });

  it('tells who went on to something else that nothing was taken in', async () => {
    let answer!: (response: Response) => void;
    await toRows();
    server.to(SEND, () => new Promise((resolve) => (answer = resolve)));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import 1,204 rows' })).toBeEnabled());
    await press('Import 1,204 rows');
    await screen.findByRole('progressbar', { name: 'Importing hours.csv' });
    await press('Import/Export');
    await screen.findByRole('region', { name: 'Earlier imports' });
    answer(refusal(503, { message: 'The database is away. Try again in a moment.' }));
    expect(await screen.findByText('Nothing was imported')).toBeVisible();
    expect(screen.getByText('The database is away. Try again in a moment.')).toBeVisible();
  });

  it('reads what became of it where the connection is lost', async () => {
    earlier = [anImportView({ id: 3, state: 'undone' })];
    await toRows();
    server.to(SEND, () => {
      earlier = [anImportView({ id: 8, state: 'running', rows: 0, done: 10 }), ...earlier];
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import 1,204 rows' })).toBeEnabled());
    await press('Import 1,204 rows');
    expect(await screen.findByText(/The connection was lost, but the import is still running/)).toBeVisible();
    earlier = [anImportView({ id: 8 }), ...earlier.slice(1)];
    expect(await screen.findByText(/1,204 rows from hours.csv were imported/)).toBeVisible();
  });

  it('finds that a lost one never began', async () => {
    await refused(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(
      await screen.findByText(/The connection was lost before the file arrived. Nothing was imported/),
    ).toBeVisible();
  });

  it('finds that a lost one was interrupted', async () => {
    await refused(() => {
      earlier = [anImportView({ id: 8, state: 'failed' })];
      throw new TypeError('Failed to fetch');
    });
    expect(await screen.findByText(/The import was interrupted. Nothing was imported/)).toBeVisible();
  });
});

describe('a roster', () => {
  const ROSTER = 'POST /api/admin/roster';
  const aRoster = (given: Partial<RosterReport> = {}): RosterReport => ({
    ...aReport({ rows: 42, valid: 42, headings: [], preview: [] }),
    ...{
      adds: 2,
      changes: 1,
      leavers: 0,
      classes: 3,
      years: 1,
      families: 0,
      endedFamilies: 4,
      blankedGrades: 0,
      removedMembers: 0,
      stopped: false,
      message: null,
      exceptionCount: 1,
    },
    listed: [
      { change: 'add', name: 'Ana Ríos', details: 'Student, grade 9' },
      { change: 'change', name: 'Ben Okafor', details: 'Email' },
    ],
    exceptions: [
      { file: 'users.csv', row: 7, name: 'Cleo Diaz', message: 'Left out: there is no valid email address.' },
    ],
    ...given,
  });
  const sent = (): readonly Record<string, string>[] =>
    server.sent
      .filter(({ url }) => url.includes('/admin/roster'))
      .map(({ url }) => Object.fromEntries(new URL(url).searchParams));
  const choose = async (name = 'roster.zip'): Promise<void> => {
    visit('/dashboard?tab=exchange&import=roster');
    const input = await screen.findByLabelText('Choose a roster');
    fireEvent.drop(input.parentElement!, { dataTransfer: { files: [aFile('zipped', name)] } });
  };

  it('shows who joins and changes, and what is left out, and imports the file that was previewed', async () => {
    server.to(ROSTER, () => json(200, aRoster()));
    await choose();
    expect(await screen.findByRole('heading', { name: '2 people join' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 person changes' })).toBeVisible();
    for (const words of ['Ana Ríos', 'Student, grade 9', 'Ben Okafor', 'users.csv, row 7'])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/It ends 4 family links/)).toBeVisible();
    expect(screen.queryByText(/\d people leave/)).toBeNull();
    server.to(ROSTER, () => json(200, aRoster({ applied: true, importId: 8 })));
    await press('Import roster');
    expect(await screen.findByText('Roster imported')).toBeVisible();
    expect(sent()).toMatchObject([{ dryRun: 'true' }, { dryRun: 'false', allowLeavers: 'false', expect: HASH }]);
  });

  it('asks before it deactivates many people', async () => {
    const message = '30 people of 100 would be deactivated.';
    const leaving = {
      leavers: 30,
      stopped: true,
      message,
      listed: [{ change: 'leave', name: 'Dan Lee', details: '' }],
    };
    server.to(ROSTER, () => json(200, aRoster(leaving as Partial<RosterReport>)));
    await choose();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import roster' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'The roster is complete. Import it anyway' }));
    await press('Import roster');
    await waitFor(() => expect(sent()[1]).toMatchObject({ allowLeavers: 'true' }));
  });

  it('says when nothing changes, what is wrong with a file, and that it must be a ZIP file', async () => {
    await choose('roster.csv');
    expect(await screen.findByText(/A roster is a ZIP file/)).toBeVisible();
    const drop = async (): Promise<void> => {
      const input = await screen.findByLabelText(/Choose (a|another) roster/);
      fireEvent.drop(input.parentElement!, { dataTransfer: { files: [aFile('zipped', 'roster.zip')] } });
    };
    const nothing = {
      adds: 0,
      changes: 0,
      classes: 0,
      years: 0,
      endedFamilies: 0,
      listed: [],
      exceptions: [],
      exceptionCount: 0,
    };
    server.to(ROSTER, () => json(200, aRoster(nothing)));
    await drop();
    expect(await screen.findByText('Nothing changes. Everything in this roster is already here.')).toBeVisible();
    const error = {
      row: 3,
      column: 'sourcedId',
      value: 's1',
      message: 'users.csv: Row 2 already has the sourcedId s1.',
    };
    server.to(ROSTER, () => json(200, aRoster({ ...nothing, problems: 1, errors: [error] })));
    await drop();
    expect(await screen.findByText(error.message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Import roster' })).toBeNull();
    server.to(ROSTER, () => refusal(503));
    await drop();
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
