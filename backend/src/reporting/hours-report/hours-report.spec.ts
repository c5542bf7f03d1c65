import type { ReportOverview, UserReportRow } from '@hourtrail/contracts';
import readExcelFile from 'read-excel-file/node';
import { unzipped } from '../../../test/evidence.js';
import { allOf, readPdf } from '../../../test/pdf.js';
import { inLanguage } from '../../platform/web/language.js';
import type { Snapshot } from '../../platform/database/snapshots.js';
import { NO_LOOK } from '../../platform/files/school-look.js';
import { exportedHoursReport } from './exported-hours-report.js';
import type { HoursReport, StudentBehind } from './report-words.js';
import { writeHoursReportPdf } from './hours-report-pdf.js';
import { writeHoursReportWorkbook } from './hours-report-workbook.js';

const MONTHS = ['08', '09', '10', '11', '12', '01', '02', '03', '04', '05', '06', '07'];

const OVERVIEW: ReportOverview = {
  asOf: '2026-11-28',
  goal: 50,
  goalsDiffer: false,
  totals: { totalUsers: 160, activeUsers: 150, totalHours: 1_321, pendingHours: 86.5, approvedEntries: 410 },
  students: 120,
  byMonth: MONTHS.map((month, nth) => ({
    month: `${nth < 5 ? 2026 : 2027}-${month}`,
    approvedHours: nth < 4 ? 140.5 + 60 * nth : 0,
    pendingHours: nth < 4 ? 12 * nth : 0,
  })),
  byGrade: [
    { gradeLevel: '9', students: 30, approvedHours: 200, pendingHours: 20 },
    { gradeLevel: '10', students: 40, approvedHours: 400.25, pendingHours: 30 },
    { gradeLevel: '11', students: 30, approvedHours: 300, pendingHours: 20 },
    { gradeLevel: '12', students: 18, approvedHours: 300.25, pendingHours: 10 },
    { gradeLevel: null, students: 2, approvedHours: 4, pendingHours: 0 },
  ],
  byClass: [
    { id: 1, name: 'Advisory 10B', students: 12, approvedHours: 120.5, pendingHours: 8 },
    { id: 2, name: 'Chess', students: 3, approvedHours: 30, pendingHours: 0 },
  ],
  outsideGrades: [
    { group: 'parents', approvedHours: 30, pendingHours: 6.5 },
    { group: 'left', approvedHours: 0, pendingHours: 0 },
  ],
  progress: [
    { reached: 'none', students: 11 },
    { reached: 'first', students: 25 },
    { reached: 'second', students: 20 },
    { reached: 'third', students: 12 },
    { reached: 'fourth', students: 10 },
    { reached: 'goal', students: 42 },
  ],
  atRisk: { students: 61, rows: [] },
};

const NOBODY: ReportOverview = {
  ...OVERVIEW,
  totals: { totalUsers: 0, activeUsers: 0, totalHours: 0, pendingHours: 0, approvedEntries: 0 },
  students: 0,
  byMonth: OVERVIEW.byMonth.map(({ month }) => ({ month, approvedHours: 0, pendingHours: 0 })),
  byGrade: [],
  byClass: [],
  outsideGrades: [],
  progress: OVERVIEW.progress.map(({ reached }) => ({ reached, students: 0 })),
  atRisk: { students: 0, rows: [] },
};

const report = (given: Partial<HoursReport> = {}): HoursReport => ({
  school: 'Lincoln High School',
  look: NO_LOOK,
  overview: OVERVIEW,
  preparedBy: 'Dana Reyes',
  preparedOn: '2026-11-28',
  at: new Date('2026-11-28T15:00:00Z'),
  ...given,
});

const aStudent = (id: number, name = `Student no. ${id}`): StudentBehind => ({
  id,
  name,
  email: `student-${id}@school.example`,
  role: 'student',
  gradeLevel: id % 5 === 0 ? null : String(9 + (id % 4)),
  totalHours: 7.5,
  approvedHours: 5.5,
  countedHours: 5.5,
  pendingHours: 2,
  lastActivity: null,
  goal: 50,
  missingHours: 44.5,
  standing: 'behind',
  expectedHours: 19.5,
});
const students = (count: number): readonly StudentBehind[] => Array.from({ length: count }, (_, nth) => aStudent(nth));

async function bytesOf(make: (write: (bytes: Buffer) => Promise<void>) => Promise<void>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  await make(async (bytes) => void pieces.push(Buffer.from(bytes)));
  return Buffer.concat(pieces);
}

/** A report on paper; each of them is held to PDF/UA. */
async function printed(behind: readonly StudentBehind[], given?: Partial<HoursReport>) {
  const read = await readPdf(await bytesOf((write) => writeHoursReportPdf({ ...report(given), behind }, write)));
  expect(read.problems).toEqual([]);
  return { ...read, pages: read.pages.map(({ tagged, artifacts }) => [...tagged, ...artifacts]) };
}

describe('a report to hand out, on paper', () => {
  it('says in sentences what it shows, of whom, as of when and who prepared it', async () => {
    const { tree, title, pages } = await printed(students(2));
    expect(title).toBe('Lincoln High School: Hours report, Nov 28, 2026');
    const sentences = tree.children.map(({ text }) => text.replaceAll('\n', ' '));
    expect(sentences.slice(0, 5)).toEqual([
      'Lincoln High School',
      'Hours report',
      'As of November 28, 2026. Prepared by Dana Reyes on November 28, 2026.',
      '42 of 120 students (35%) reached the goal of 50 hours. 61 students are behind an even pace toward it.',
      'Students and parents have 1,234.5 approved hours, and 86.5 more are waiting for a decision. Only approved hours count toward the goal.',
    ]);
    expect(pages.flat()).toContain('Page 1 of 2');
  });

  it('has its figures, subtotals that add up to the total, and who is behind, as tables under headings', async () => {
    const { tree } = await printed(students(2));
    const [figures, grades, classes, behind] = allOf(tree, 'Table').map((table) =>
      allOf(table, 'TR').map(({ children }) => children.map(({ text }) => text.replaceAll('\n', ' '))),
    );
    expect(figures).toEqual([
      ['Students at the goal', 'Students behind', 'Approved hours', 'Waiting hours'],
      ['42 of 120', '61 of 120', '1,234.5', '86.5'],
    ]);
    expect(grades).toEqual([
      ['Grade', 'Students', 'Approved', 'Waiting'],
      ['Grade 9', '30', '200.00', '20.00'],
      ['Grade 10', '40', '400.25', '30.00'],
      ['Grade 11', '30', '300.00', '20.00'],
      ['Grade 12', '18', '300.25', '10.00'],
      ['No grade', '2', '4.00', '0.00'],
      ['Parents', '', '30.00', '6.50'],
      ['Total', '120', '1,234.50', '86.50'],
    ]);
    expect(classes).toEqual([
      ['Class', 'Students', 'Approved', 'Waiting'],
      ['Advisory 10B', '12', '120.50', '8.00'],
      ['Chess', '3', '30.00', '0.00'],
    ]);
    expect(tree.children.map(({ text }) => text)).toContain('A student in two classes counts in both.');
    expect(behind).toEqual([
      ['Name', 'Grade', 'Approved', 'Waiting', 'Expected by now', 'Missing'],
      ['Student no. 0', 'No grade', '5.50', '2.00', '19.50', '44.50'],
      ['Student no. 1', 'Grade 10', '5.50', '2.00', '19.50', '44.50'],
    ]);
    expect(allOf(tree, 'H1')).toHaveLength(1);
    expect(allOf(tree, 'H2').map(({ text }) => text)).toEqual([
      'Hours by month',
      'Students by part of the goal',
      'Hours by grade',
      'Hours by class',
      'Students who are behind',
    ]);
    expect(allOf(tree, 'Figure')).toHaveLength(2);
  });

  it('lists 2,000 students, each once, under a heading on every page', async () => {
    const { pages } = await printed(students(2_000));
    const all = pages.flat().filter((text) => text.startsWith('Student no. '));
    expect(all).toEqual(students(2_000).map(({ name }) => name));
    for (const page of pages.slice(1)) expect(page.filter((text) => text === 'Expected by now')).toHaveLength(1);
  });

  it.each([
    '王小明',
    'محمد عبد الله',
    '김민준',
    'M'.repeat(60),
    'Maria-Magdalena Theodora Konstantinopoulou-Featherstonehaugh',
  ])('has the name %s', async (name) => {
    const { tree } = await printed([aStudent(1, name)], { school: name, preparedBy: name });
    expect(
      allOf(tree, 'TD').find(({ text }) =>
        [text, text.replaceAll('\n', ''), text.replaceAll('\n', ' ')].includes(name),
      ),
    ).toBeDefined();
  });

  it('of nobody says so', async () => {
    const { tree } = await printed([], { overview: NOBODY });
    const sentences = tree.children.map(({ text }) => text);
    expect(sentences).toContain('No students to report on.');
    expect(allOf(tree, 'Figure')).toEqual([]);
  });

  it('speaks Spanish to who reads Spanish', async () => {
    const { tree } = await inLanguage('es', () => printed(students(1)));
    expect(tree.children.map(({ text }) => text)).toContain(
      '42 de 120 estudiantes (35%) alcanzaron la meta de 50 horas. 61 estudiantes van por debajo de un ritmo constante hacia ella.',
    );
  });
});

async function* listed(rows: readonly UserReportRow[]): AsyncGenerator<UserReportRow> {
  yield* rows;
}

const workbook = (rows: readonly UserReportRow[], given?: Partial<HoursReport>): Promise<Buffer> =>
  bytesOf((write) => writeHoursReportWorkbook({ ...report(given), students: listed(rows) }, write));

describe('a report to hand out, as a workbook', () => {
  it('has a summary, all students and each grade, numbers as numbers and days as days', async () => {
    const sheets = await readExcelFile(await workbook([aStudent(1), aStudent(5)]));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Summary', 'Students', 'Hours by grade', 'Hours by class']);
    const [summary, listOfStudents, grades, classes] = sheets.map(({ data }) => data);
    expect(summary).toEqual(
      expect.arrayContaining([
        ['Lincoln High School: Hours report', null],
        ['As of', new Date('2026-11-28T00:00:00Z')],
        ['Students at the goal', 42],
        ['Share of students at the goal', 0.35],
        ['Approved hours', 1234.5],
        ['Prepared by', 'Dana Reyes'],
      ]),
    );
    expect(listOfStudents?.slice(3)).toEqual([
      ['Name', 'Grade level', 'Approved', 'Counted hours', 'Waiting', 'Hours goal', 'Missing'],
      ['Student no. 1', 'Grade 10', 5.5, 5.5, 2, 50, 44.5],
      ['Student no. 5', null, 5.5, 5.5, 2, 50, 44.5],
    ]);
    expect(grades?.at(-1)).toEqual(['Total', 120, 1234.5, 86.5]);
    expect(classes?.slice(3)).toEqual([
      ['Class', 'Students', 'Approved', 'Waiting'],
      ['Advisory 10B', 12, 120.5, 8],
      ['Chess', 3, 30, 0],
      ['A student in two classes counts in both.', null, null, null],
    ]);
    const noClasses = await readExcelFile(await workbook([], { overview: NOBODY }));
    expect(noClasses.map(({ sheet }) => sheet)).toEqual(['Summary', 'Students', 'Hours by grade']);
  });

  it('holds every name as text and no formula', async () => {
    const hostile = ['=HYPERLINK("http://evil.example","x")', '+1+1', '@SUM(A1)', '-1', '<b>&amp;</b>'];
    const file = await workbook(
      hostile.map((name, id) => aStudent(id, name)),
      { school: '=1+1', preparedBy: '=2+2' },
    );
    const [, listOfStudents] = await readExcelFile(file);
    expect(listOfStudents?.data.slice(4).map(([name]) => name)).toEqual(hostile);
    for (const [path, content] of unzipped(file)) {
      if (path.includes('worksheets')) expect(String(content)).not.toMatch(/<f[ >]/);
    }
  });

  it('prints a page wide in landscape, and keeps its headings in view and on every page', async () => {
    const parts = unzipped(await workbook(students(2_000)));
    for (const nth of [1, 2, 3, 4]) {
      const sheet = String(parts.get(`xl/worksheets/sheet${nth}.xml`));
      expect(sheet).toContain('orientation="landscape" fitToWidth="1" fitToHeight="0"/>');
      expect(sheet.includes('<pane ySplit="4"')).toBe(nth > 1);
    }
    expect(String(parts.get('xl/worksheets/sheet2.xml')).match(/<row /g)).toHaveLength(2_004);
    expect(String(parts.get('xl/workbook.xml')).match(/(?<="_xlnm\.Print_Titles" localSheetId=")[^<]*/g)).toEqual([
      `1">'Students'!$4:$4`,
      `2">'Hours by grade'!$4:$4`,
      `3">'Hours by class'!$4:$4`,
    ]);
  });
});

describe('a report on more students behind than paper holds', () => {
  const groups = [{ section: 9, step: 1, students: 6_000, approved: 0, pending: 0, behind: 5_001 }];
  const figures = { totals: { users: 0, active: 0, approved: 0, pending: 0, entries: 0 }, outside: [], months: [] };
  const snapshot = {
    read: ({ text }: { readonly text: string }) =>
      Promise.resolve([
        text.includes('time_zone AS')
          ? { timeZone: 'America/New_York', goal: 50, gradeGoals: [], proRata: false }
          : { ...figures, groups, classes: [], behind: [], name: 'Dana Reyes' },
      ]),
  } as unknown as Snapshot;
  const asked = (format: 'pdf' | 'xlsx') =>
    exportedHoursReport.document(
      {
        by: { id: 1, role: 'admin', organizationId: 2 },
        filter: { format },
        school: { id: 2, name: 'Lincoln High School', timeZone: 'America/New_York', look: NO_LOOK },
        at: new Date('2026-11-28T15:00:00Z'),
      },
      snapshot,
    );

  it('is offered as a workbook', async () => {
    await expect(asked('pdf')).rejects.toMatchObject({
      code: 'exports.too-many-rows',
      message: expect.stringContaining('Download the report as Excel.') as string,
    });
    expect(await asked('xlsx')).toMatchObject({ title: 'Hours report', day: '2026-11-28', total: 6_000 });
  });
});
