import type { ReportOverview, UserReportRow } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { enterText } from '../../../testing/enterText.js';
import { admin, anEntry, aReportRow, aUser, noReport } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { AdminDashboard } from '../AdminDashboard.js';

const MAYA = aReportRow();
const PIA = aReportRow({ id: 8, name: 'Pia Chen', email: 'pia@lincoln.example', role: 'parent', gradeLevel: null });
const OVERVIEW: ReportOverview = {
  ...noReport,
  students: 12,
  byMonth: [
    { month: '2026-08', approvedHours: 0, pendingHours: 0 },
    { month: '2026-09', approvedHours: 81.5, pendingHours: 11.5 },
  ],
  byGrade: [
    { gradeLevel: '9', students: 7, approvedHours: 60, pendingHours: 11.5 },
    { gradeLevel: null, students: 5, approvedHours: 21.5, pendingHours: 0 },
  ],
  byClass: [{ id: 7, name: 'Band', students: 4, approvedHours: 40, pendingHours: 2 }],
  outsideGrades: [
    { group: 'parents', approvedHours: 0, pendingHours: 0 },
    { group: 'left', approvedHours: 9.5, pendingHours: 0 },
  ],
  progress: [
    { reached: 'none', students: 2 },
    { reached: 'third', students: 9 },
    { reached: 'goal', students: 1 },
  ],
  atRisk: {
    students: 11,
    rows: [{ ...MAYA, totalHours: 12, approvedHours: 7.5, countedHours: 7.5, pendingHours: 4.5, expectedHours: 18.5 }],
  },
};

let server: Answers;
const none = (): Response => json(200, [], { 'X-Total-Count': '0' });
const rows = (list: readonly UserReportRow[], headers: Readonly<Record<string, string>> = {}): Response =>
  json(200, list, { 'X-Total-Count': String(list.length), ...headers });
const searchOf = ({ url }: Request): Record<string, string> => Object.fromEntries(new URL(url).searchParams);

beforeEach(() => {
  server = new Answers();
  for (const list of ['family-links', 'join-requests', 'users', 'volunteer-hours', 'volunteer-opportunities']) {
    server.to(`GET /api/${list}`, none);
  }
  server
    .to('GET /api/admin/reports/overview', () => json(200, OVERVIEW))
    .to('GET /api/admin/reports/users', (request) => rows(searchOf(request).role === 'parent' ? [PIA] : [MAYA]));
});
afterEach(() => server.end());

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>;
}

const visit = (search = '') =>
  renderPart(
    <>
      <AdminDashboard />
      <Address />
      <Toaster />
    </>,
    { user: admin, at: `/dashboard?tab=reports${search}` },
  );
const address = (): string => decodeURIComponent(screen.getByLabelText('Address').textContent);
const chart = (name: string) => screen.findByRole('list', { name });
const students = () => screen.findByRole('table', { name: 'Student Reports' });
const parents = () => screen.findByRole('table', { name: 'Parent Reports' });
const queriesOf = (path: string): readonly Record<string, string>[] =>
  server.sent.filter(({ url }) => new URL(url).pathname === `/api/admin/reports/${path}`).map(searchOf);
const lastOf = (role: string) => queriesOf('users').findLast((query) => query.role === role);
const headersOf = (table: HTMLElement): readonly string[] =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

describe('the charts of a school', () => {
  it('say each figure in words too, and lead to the hours of a month', async () => {
    visit();
    const months = within(await chart('Hours by month'));
    expect(months.getByRole('link', { name: /^Sep 2026 81.5 h approved \+ 11.5 h waiting$/ })).toHaveAttribute(
      'href',
      '/dashboard?tab=hours&status=pending%2Cverified%2Capproved&from=2026-09-01&to=2026-09-30',
    );
    expect(months.getByText('Aug 2026')).toBeVisible();
    expect(months.getAllByRole('link')).toHaveLength(1);
    const bands = within(await chart('Progress toward the goal'));
    expect(bands.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
      expect.stringMatching(/^None yet\s*2$/),
      expect.stringMatching(/^50% to 74%\s*9$/),
      expect.stringMatching(/^Goal reached\s*1$/),
    ]);
    expect(screen.getByText(/11 of 12 students are behind an even pace toward the goal/)).toBeVisible();
  });

  it('stand as tables where somebody chooses so, which the address keeps', async () => {
    visit();
    await chart('Hours by grade');
    const toggle = screen.getByRole('button', { name: 'View as table', description: 'Hours by grade' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    const table = await screen.findByRole('table', { name: 'Hours by grade' });
    expect(headersOf(table)).toEqual(['Grade', 'Students', 'Approved', 'Waiting']);
    expect(within(table).getByRole('row', { name: 'No grade 5 21.50 h 0.00 h' })).toBeVisible();
    expect(within(table).getByRole('row', { name: 'Left, inactive or in another role — 9.50 h 0.00 h' })).toBeVisible();
    expect(within(table).queryByRole('row', { name: /^Parents/ })).toBeNull();
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(address()).toBe('?tab=reports&tables=grade');
    await userEvent.click(toggle);
    expect(await chart('Hours by grade')).toBeVisible();
    expect(address()).toBe('?tab=reports');
  });

  it('stand as tables at once where the address says so', async () => {
    visit('&tables=month,grade,progress,behind');
    expect(await screen.findByRole('table', { name: 'At risk' })).toBeVisible();
    for (const name of ['Hours by month', 'Hours by grade', 'Progress toward the goal']) {
      expect(screen.getByRole('table', { name })).toBeVisible();
    }
  });

  it('lead from a grade to its students, and back to all of them', async () => {
    visit('&asOf=2024-03-09');
    await userEvent.click(within(await chart('Hours by grade')).getByRole('link', { name: /^Grade 9/ }));
    await waitFor(() => expect(lastOf('student')).toMatchObject({ gradeLevel: '9', asOf: '2024-03-09' }));
    expect(address()).toBe('?tab=reports&asOf=2024-03-09&grade=9');
    expect(screen.getByRole('heading', { name: 'Student Reports' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Grade level' })).toHaveDisplayValue('Grade 9');
    expect(lastOf('parent')).not.toHaveProperty('gradeLevel');
    const picked = within(await chart('Hours by grade')).getByRole('link', { name: /^Grade 9/ });
    expect(picked).toHaveAttribute('aria-current', 'true');
    await userEvent.click(picked);
    await waitFor(() => expect(address()).toBe('?tab=reports&asOf=2024-03-09'));
    expect(screen.getByRole('combobox', { name: 'Grade level' })).toHaveDisplayValue('All grades');
  });

  it('say the hours of each class, and lead to its students', async () => {
    visit('&tables=class');
    const table = await screen.findByRole('table', { name: 'Hours by class' });
    expect(headersOf(table)).toEqual(['Class', 'Students', 'Approved', 'Waiting']);
    expect(within(table).getByRole('row', { name: 'Band 4 40.00 h 2.00 h' })).toBeVisible();
    expect(screen.getByText('A student in two classes counts in both.')).toBeVisible();
    await userEvent.click(within(table).getByRole('link', { name: 'Band' }));
    await waitFor(() => expect(lastOf('student')).toMatchObject({ classId: '7' }));
  });

  it('lead from a part of the goal to its students, and from who is behind to all of them', async () => {
    visit('&grade=9');
    const bands = within(await chart('Progress toward the goal'));
    await userEvent.click(bands.getByRole('link', { name: /^50% to 74%\s*9$/ }));
    await waitFor(() => expect(lastOf('student')).toMatchObject({ gradeLevel: '9', progress: 'third' }));
    expect(screen.getByRole('heading', { name: 'Student Reports' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Progress toward the goal' })).toHaveDisplayValue('50% to 74%');
    expect(lastOf('parent')).not.toHaveProperty('progress');
    await userEvent.click(screen.getByRole('link', { name: 'List all 11 below' }));
    await waitFor(() => expect(lastOf('student')).toMatchObject({ progress: 'behind' }));
    expect(address()).toBe('?tab=reports&grade=9&progress=behind');
  });

  it('lead nowhere from a part of the goal where nobody is', async () => {
    const progress = [{ reached: 'none', students: 12 } as const, { reached: 'goal', students: 0 } as const];
    server.to('GET /api/admin/reports/overview', () => json(200, { ...OVERVIEW, progress }));
    visit();
    expect(within(await chart('Progress toward the goal')).getAllByRole('link')).toHaveLength(1);
  });

  it('open the hours of a student at risk', async () => {
    server
      .to('GET /api/users/5', () => json(200, aUser()))
      .to('GET /api/users/5/stats', () => json(200, { totalHours: 3, approvedHours: 0, pendingHours: 3 }))
      .to('GET /api/admin/users/5/hours', () => json(200, { hours: [anEntry()] }, { 'X-Total-Count': '1' }));
    visit();
    const atRisk = within(await chart('At risk'));
    await userEvent.click(
      atRisk.getByRole('button', { name: 'Maya Chen 7.5 counted of 18.5 h expected by now + 4.5 h waiting' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Volunteer hours' });
    expect(await within(dialog).findByRole('table', { name: 'History' })).toBeVisible();
  });

  it('say that they cannot be read, and are read again', async () => {
    server.to('GET /api/admin/reports/overview', () => refusal(503));
    visit();
    expect(await screen.findByText('Couldn’t load the charts')).toBeVisible();
    expect(await students()).toBeVisible();
    server.to('GET /api/admin/reports/overview', () => json(200, OVERVIEW));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await chart('Hours by month')).toBeVisible();
  });

  it('say what will stand there in an empty school, and how to begin', async () => {
    server.to('GET /api/admin/reports/overview', () => json(200, noReport)).to('GET /api/admin/reports/users', none);
    visit();
    expect(await screen.findByText('Nothing to report yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import people' })).toHaveAttribute('href', '/dashboard?tab=exchange');
    expect(await screen.findByText('No students yet')).toBeVisible();
    expect(await screen.findByText('No parents yet')).toBeVisible();
  });

  it('say which of them has nothing to show where nobody has hours yet', async () => {
    const { byGrade, progress } = OVERVIEW;
    const without = byGrade.map((grade) => ({ ...grade, approvedHours: 0, pendingHours: 0 }));
    server.to('GET /api/admin/reports/overview', () =>
      json(200, { ...noReport, students: 12, byGrade: without, progress }),
    );
    visit();
    expect(await screen.findByText('No hours this school year.')).toBeVisible();
    expect(screen.getByText('No student is behind an even pace toward the goal.')).toBeVisible();
    expect(within(await chart('Hours by grade')).getByRole('link', { name: 'Grade 9 0 h approved' })).toBeVisible();
  });
});

describe('the figures of an earlier day', () => {
  it('are asked for everywhere, and said to be of the end of that day', async () => {
    visit();
    await students();
    await enterText(screen.getByLabelText('As of'), '2024-03-09');
    await waitFor(() => expect(address()).toBe('?tab=reports&asOf=2024-03-09'));
    expect(await screen.findByText(/These numbers are from the end of Sat, Mar 9, 2024/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Reports as of Sat, Mar 9, 2024' })).toBeVisible();
    expect(document.title).toBe('Reports as of Sat, Mar 9, 2024 · HourTrail');
    await waitFor(() => {
      expect(queriesOf('overview').at(-1)).toEqual({ asOf: '2024-03-09' });
      for (const role of ['student', 'parent']) expect(lastOf(role)).toHaveProperty('asOf', '2024-03-09');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show today' }));
    await waitFor(() => expect(address()).toBe('?tab=reports'));
    expect(screen.getByLabelText('As of')).toHaveValue('');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, Dana' })).toBeVisible();
    expect(await students()).toBeVisible();
  });

  it('are those of the whole page, which then says nothing of today', async () => {
    const totals = { totalUsers: 1100, activeUsers: 1040, totalHours: 310.5, pendingHours: 41, approvedEntries: 88 };
    server.to('GET /api/admin/reports/overview', () => json(200, { ...OVERVIEW, totals }));
    visit('&asOf=2024-03-09');
    for (const words of ['1,100', '1,040 active', '310.5', 'Approved and pending, 88 approved entries', '41']) {
      expect(await screen.findByText(words)).toBeVisible();
    }
    expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Total Users' })).toBeNull();
    expect(screen.getAllByLabelText('As of')).toHaveLength(1);
    await userEvent.click(screen.getByRole('tab', { name: 'Hours' }));
    await waitFor(() => expect(address()).toBe('?tab=hours'));
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, Dana' })).toBeVisible();
    expect(screen.queryByLabelText('As of')).toBeNull();
  });

  it('may be those of the end of an earlier school year', async () => {
    const year = { id: 7, version: 1, name: '2022–23', startsOn: '2022-08-01', endsOn: '2023-07-31', isCurrent: false };
    server.to('GET /api/academic-years', () => json(200, [year]));
    visit();
    const ends = await screen.findByRole('combobox', { name: 'End of a school year' });
    expect(ends).toHaveDisplayValue('Today');
    await userEvent.selectOptions(ends, 'End of 2022–23');
    await waitFor(() => expect(address()).toBe('?tab=reports&asOf=2023-07-31'));
    expect(screen.getByLabelText('As of')).toHaveValue('2023-07-31');
    await userEvent.selectOptions(ends, 'Today');
    await waitFor(() => expect(address()).toBe('?tab=reports'));
  });

  it('cannot be of a day to come', async () => {
    visit('&asOf=2199-01-01');
    const field = await screen.findByLabelText('As of');
    expect(field).toHaveAccessibleDescription('This date is in the future, so you’re seeing today’s numbers.');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await students();
    expect(queriesOf('overview')).toEqual([{}]);
    for (const query of queriesOf('users')) expect(query).not.toHaveProperty('asOf');
  });

  it('may be of nobody', async () => {
    server.to('GET /api/admin/reports/overview', () => json(200, noReport)).to('GET /api/admin/reports/users', none);
    visit('&asOf=2024-03-09');
    expect(await screen.findByText('There was nothing to report on that day')).toBeVisible();
    expect(await screen.findByText('No students on that day')).toBeVisible();
    expect(await screen.findByText('No parents on that day')).toBeVisible();
  });
});

describe('the report to hand out', () => {
  const FILE = 'POST /api/admin/export/hours-report';
  const choose = async (format: RegExp): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download report' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: format }));
  };
  const saved = jest.fn<void, [string]>();
  beforeEach(() => {
    saved.mockClear();
    URL.createObjectURL = () => 'blob:report';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download);
    });
    server
      .to(FILE, () => json(201, { url: '/api/admin/export/files/once', expiresAt: '2026-11-21T15:02:00Z' }))
      .to('GET /api/admin/export/files/once', () => {
        const name = `filename="Lincoln - 2024-03-09.pdf"; filename*=UTF-8''Lincoln%20%E2%80%93%202024-03-09.pdf`;
        return new Response('%PDF', { headers: { 'Content-Disposition': `attachment; ${name}` } });
      });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is of the day on screen and of the whole school, as PDF or Excel, under the name that the server gives', async () => {
    visit('&grade=9&asOf=2024-03-09&q=maya');
    await userEvent.click(await screen.findByRole('button', { name: 'Download report' }));
    const formats = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(formats).toEqual([expect.stringMatching(/^PDF/), expect.stringMatching(/^Excel/)]);
    await userEvent.click(screen.getByRole('menuitem', { name: /^PDF/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith('Lincoln – 2024-03-09.pdf'));
    expect(await screen.findByText('Report downloaded')).toBeVisible();
    expect(await server.bodies(FILE)).toEqual([{ format: 'pdf', filters: { asOf: '2024-03-09' } }]);
  });

  it('can be asked for again where it could not be prepared', async () => {
    server.to(FILE, () => refusal(503));
    visit();
    await choose(/^Excel/);
    await waitFor(async () => expect(await server.bodies(FILE)).toEqual([{ format: 'xlsx', filters: {} }]));
    expect(await screen.findByText('Export failed')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Download report' })).toBeEnabled();
    expect(saved).not.toHaveBeenCalled();
  });
});

describe('the reports of students and of parents', () => {
  it('list whom the specification lists, as the server sorts them', async () => {
    visit();
    const table = await students();
    const heads = ['Name', 'Email', 'Grade level', 'Total hours', 'Approved', 'Pending', 'Goal', 'Status', 'Actions'];
    expect(headersOf(table)).toEqual(heads);
    const row = /Maya Chen maya ?@lincoln.example 9 21.50 h 20.50 h 1.00 h 41% of 50 h On pace/;
    expect(within(table).getByRole('row', { name: row })).toBeVisible();
    const ofParents = await parents();
    expect(headersOf(ofParents)).toEqual(['Name', 'Email', 'Total hours', 'Last activity', 'Actions']);
    expect(
      within(ofParents).getByRole('row', { name: /Pia Chen pia ?@lincoln.example 21.50 h Mon, Nov 16, 2026/ }),
    ).toBeVisible();
  });

  it('say in words what counts where fewer hours do than were approved', async () => {
    server.to('GET /api/admin/reports/users', () => rows([{ ...MAYA, approvedHours: 12, countedHours: 9, goal: 10 }]));
    visit();
    const row = /Maya Chen maya ?@lincoln.example 9 21.50 h 12.00 h 1.00 h 9 of 10 h count On pace/;
    expect(await within(await students()).findByRole('row', { name: row })).toBeVisible();
  });

  it('say in words that a category is missing where as many hours count as the goal asks for', async () => {
    const enough = { ...MAYA, approvedHours: 30.5, countedHours: 30.5, goal: 30, missingHours: 5 };
    server.to('GET /api/admin/reports/users', () => rows([enough]));
    visit();
    const row = /30.50 h 1.00 h 30.5 of 30 h count · 5 h missing in categories On pace/;
    expect(await within(await students()).findByRole('row', { name: row })).toBeVisible();
  });

  it('are sorted by a press on a head, the other way by the next, each apart, and the address keeps it', async () => {
    visit('&sort=what');
    const head = (table: HTMLElement, name: string): HTMLElement => within(table).getByRole('columnheader', { name });
    const press = async (table: HTMLElement, name: string): Promise<void> =>
      userEvent.click(within(head(table, name)).getByRole('button', { name }));
    expect(head(await students(), 'Approved')).toHaveAttribute('aria-sort', 'none');
    await press(await students(), 'Approved');
    await waitFor(() => expect(lastOf('student')).toHaveProperty('sort', '-approvedHours'));
    expect(head(await students(), 'Approved')).toHaveAttribute('aria-sort', 'descending');
    await press(await students(), 'Approved');
    await waitFor(() => expect(lastOf('student')).toHaveProperty('sort', 'approvedHours'));
    await press(await students(), 'Name');
    await waitFor(() => expect(lastOf('student')).toHaveProperty('sort', 'name'));
    expect(lastOf('parent')).not.toHaveProperty('sort');
    await press(await parents(), 'Last activity');
    await waitFor(() => expect(lastOf('parent')).toHaveProperty('sort', '-lastActivity'));
    expect(address()).toBe('?tab=reports&sort=name&parentSort=-lastActivity');
    expect(within(head(await students(), 'Goal')).queryByRole('button')).toBeNull();
  });

  it('are searched apart from each other', async () => {
    visit();
    await students();
    await enterText(screen.getByRole('searchbox', { name: 'Search students by name or email' }), 'maya');
    await enterText(screen.getByRole('searchbox', { name: 'Search parents by name or email' }), 'pia');
    await waitFor(() => expect(address()).toBe('?tab=reports&q=maya&parent=pia'));
    await waitFor(() => {
      expect(lastOf('student')).toHaveProperty('q', 'maya');
      expect(lastOf('parent')).toHaveProperty('q', 'pia');
    });
  });

  it('echo what found nobody, and let go of it', async () => {
    server.to('GET /api/admin/reports/users', (request) =>
      searchOf(request).q || searchOf(request).gradeLevel ? none() : rows([MAYA]),
    );
    visit('&q=zzz&grade=none&progress=behind');
    expect(
      await screen.findByText('No students match “zzz”, No grade, Behind an even pace toward the goal'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('?tab=reports'));
    expect(await students()).toBeVisible();
  });

  it('begin with a few rows and go on with many', async () => {
    server.to('GET /api/admin/reports/users', (request) =>
      searchOf(request).role === 'parent'
        ? none()
        : searchOf(request).cursor
          ? rows([aReportRow({ id: 90, name: 'Noor Haddad' })], { 'X-Total-Count': '1000+' })
          : rows([MAYA], {
              'X-Total-Count': '1000+',
              Link: '</api/admin/reports/users?limit=10&cursor=next>; rel="next"',
            }),
    );
    visit();
    await students();
    expect(screen.getByText('Showing 1 of 1000+')).toBeVisible();
    expect(lastOf('student')).toMatchObject({ limit: '10' });
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Noor Haddad')).toBeVisible();
    expect(lastOf('student')).toMatchObject({ limit: '100', cursor: 'next' });
  });

  it('say that they cannot be read, and are read again, apart from the charts', async () => {
    server.to('GET /api/admin/reports/users', (request) =>
      searchOf(request).role === 'parent' ? refusal(503) : rows([MAYA]),
    );
    visit();
    expect(await screen.findByText('Couldn’t load the parents')).toBeVisible();
    expect(await chart('Hours by month')).toBeVisible();
    server.to('GET /api/admin/reports/users', () => rows([PIA]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await parents()).toBeVisible();
  });

  it('export what is on screen', async () => {
    const EXPORT = 'POST /api/admin/export/student-reports';
    server.to(EXPORT, () => json(201, { url: '/api/admin/export/files/once', expiresAt: '2026-11-21T15:02:00Z' }));
    server.to('GET /api/admin/export/files/once', () => new Response('Name', { status: 200 }));
    visit('&grade=9&asOf=2024-03-09&q=maya');
    const section = within(await screen.findByRole('region', { name: 'Student Reports' }));
    await userEvent.click(await section.findByRole('button', { name: 'Export Report' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await waitFor(async () =>
      expect(await server.bodies(EXPORT)).toMatchObject([
        { filters: { gradeLevel: '9', asOf: '2024-03-09', q: 'maya' }, format: 'csv' },
      ]),
    );
  });

  it('follow what is done to the hours of somebody', async () => {
    let totalHours = 21.5;
    server
      .to('GET /api/users/5', () => json(200, aUser()))
      .to('GET /api/users/verifiers', () => json(200, []))
      .to('GET /api/users/5/stats', () => json(200, { totalHours, approvedHours: 0, pendingHours: 3 }))
      .to('GET /api/admin/users/5/hours', () => json(200, { hours: [anEntry()] }, { 'X-Total-Count': '1' }))
      .to('DELETE /api/admin/hours/41', () => {
        totalHours = 18.5;
        return new Response(null, { status: 204 });
      })
      .to('GET /api/admin/reports/users', (request) =>
        searchOf(request).role === 'parent' ? none() : rows([{ ...MAYA, totalHours }]),
      );
    visit();
    await userEvent.click(within(await students()).getByRole('button', { name: 'View Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Volunteer hours' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Delete hours' }));
    await userEvent.click(ask.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(dialog.getByText('18.5')).toBeVisible());
    await userEvent.click(await dialog.findByRole('button', { name: 'Close' }));
    expect(await screen.findByText('18.50 h')).toBeVisible();
  });
});

describe('what the tab of reports shows', () => {
  it('is saved under a name with its day, filters and orders, and comes back with one click', async () => {
    const saved = { id: 7, name: 'Ninth grade behind', search: 'asOf=2024-03-09&grade=9&progress=behind&sort=name' };
    server
      .to('GET /api/saved-filters', () => json(200, [saved]))
      .to('POST /api/saved-filters', () => json(201, { ...saved, id: 8, name: 'Chens' }));
    visit('&q=chen&tables=grade');
    await userEvent.click(await screen.findByRole('button', { name: 'Saved filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Saved filters' }));
    expect(
      panel.getByText('as of Sat, Mar 9, 2024, Grade 9, Behind an even pace toward the goal, students by name'),
    ).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Save this filter' }));
    const form = within(await screen.findByRole('dialog', { name: 'Save this filter' }));
    expect(await form.findByText('This saves: students “chen”, 1 chart as a table')).toBeVisible();
    await enterText(form.getByLabelText('Name'), 'Chens');
    await userEvent.click(form.getByRole('button', { name: 'Save filter' }));
    await waitFor(async () =>
      expect(await server.bodies('POST /api/saved-filters')).toEqual([
        { list: 'reports', name: 'Chens', search: 'q=chen&tables=grade' },
      ]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Saved filters' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Ninth grade behind/ }));
    expect(address().slice(1).split('&').toSorted()).toEqual(`tab=reports&${saved.search}`.split('&').toSorted());
    expect(screen.getByRole('button', { name: 'Saved filters: Ninth grade behind' })).toBeVisible();
  });
});
