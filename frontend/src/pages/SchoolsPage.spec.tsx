import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addDays,
  suggestedYear,
  todayInZone,
  type AcademicYearView,
  type ReportOverview,
  type YearRollover,
} from '@hourtrail/contracts';
import { enterText } from '../testing/enterText.js';
import { admin, aUser, lincoln, noReport, superAdmin } from '../testing/builders.js';
import { renderPart } from '../testing/render.js';
import { Answers, json, refusal } from '../testing/server.js';
import { Toaster } from '../ui/Toaster.js';
import { SchoolsPage } from './SchoolsPage.js';

const CHANGE = 'PATCH /api/organizations/2';
const reportWith = (reached: number): ReportOverview => ({
  ...noReport,
  students: 40,
  progress: [
    { reached: 'none', students: 40 - reached },
    { reached: 'goal', students: reached },
  ],
});

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/organizations/2', () => json(200, lincoln))
    .to('GET /api/organizations', () => json(200, [lincoln], { 'X-Total-Count': '1' }))
    .to('GET /api/volunteer-hours', () => json(200, [], { 'X-Total-Count': '12' }))
    .to('GET /api/admin/reports/overview', ({ url }) => json(200, reportWith(url.includes('goal=60') ? 5 : 8)))
    .to('GET /api/academic-years', () => json(200, []))
    .to('GET /api/rules', () => json(200, []))
    .to('GET /api/record-requests', () => json(200, []))
    .to('GET /api/retention', () => json(200, { version: 0, years: {}, answerWithinDays: 45, lastRuns: [], holds: [] }))
    .to('GET /api/api-keys', () => json(200, []))
    .to('GET /api/webhooks', () => json(200, []))
    .to('GET /api/organizations/2/sign-in', () =>
      json(200, {
        ...{ version: 3, protocol: 'oidc', issuer: '', clientId: '', domain: '', roles: [], required: false },
        ...{ redirectUri: '', entityId: '', acsUrl: '', startUrl: '', certificates: [], emailAttribute: '' },
        newAccounts: null,
      }),
    )
    .to(CHANGE, () => json(200, { ...lincoln, version: 4 }));
});
afterEach(() => server.end());

const visit = (user = admin) =>
  renderPart(
    <>
      <SchoolsPage />
      <Toaster />
    </>,
    { user, at: '/schools' },
  );
const change = async () => {
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Change rules' }));
  return within(await screen.findByRole('dialog', { name: 'Change rules' }));
};
const type = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await enterText(field, text);
};
const save = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

describe("the rules of an administrator's own school", () => {
  it('can be changed, with what that would do said before', async () => {
    const dialog = await change();
    await userEvent.click(await dialog.findByRole('radio', { name: 'Strict' }));
    expect(await dialog.findByText('12 entries now waiting would need a verifier.')).toBeVisible();
    await type(dialog.getByLabelText('Hours goal'), '60');
    expect(await dialog.findByText('Students who reached the goal: 8 of 40 now, 5 with the new goal.')).toBeVisible();
    await type(dialog.getByLabelText('Maximum entry age (days)'), '30');
    expect(dialog.getByText(/^Volunteers could log hours back to .*\d{4}\./)).toBeVisible();
    expect(await server.bodies(CHANGE)).toEqual([]);
    await save();
    expect(await screen.findByText('Organization updated successfully')).toBeVisible();
    expect(await server.bodies(CHANGE)).toEqual([
      { version: 3, approvalPolicy: 'strict', hoursGoal: 60, oldestAcceptedDays: 30 },
    ]);
    const pending = server.sent.find(({ url }) => url.includes('/volunteer-hours'));
    expect(Object.fromEntries(new URL(pending!.url).searchParams)).toMatchObject({
      status: 'pending',
      organizationId: '2',
    });
  });

  it('say nothing of an effect while nothing changes, or while a rule is not valid', async () => {
    const dialog = await change();
    await type(await dialog.findByLabelText('Hours goal'), '0');
    await type(dialog.getByLabelText('Time zone'), 'America/Springfield');
    expect(dialog.queryByText('If you save this:')).toBeNull();
    expect(server.sent.some(({ url }) => url.includes('/reports/'))).toBe(false);
    await type(dialog.getByLabelText('Time zone'), 'Asia/Tokyo');
    expect(await dialog.findByText(/^It’s \d+:\d\d [AP]M there now\./)).toBeVisible();
  });

  it('take no other goal than the one that was typed', async () => {
    const dialog = await change();
    await type(await dialog.findByLabelText('Hours goal'), '37,5');
    await save();
    expect(await dialog.findByText('Hours goal must be a whole number from 1 to 10,000.')).toBeVisible();
    expect(dialog.getByLabelText('Hours goal')).toHaveValue('37,5');
    expect(await server.bodies(CHANGE)).toEqual([]);
  });

  it('leave the name, and whether the school is open, to super-admins', async () => {
    const dialog = await change();
    expect(await dialog.findByLabelText('Hours goal')).toHaveValue('50');
    expect(dialog.queryByLabelText('Name')).toBeNull();
    expect(dialog.queryByLabelText('Active')).toBeNull();
    expect(dialog.queryByLabelText('Reason')).toBeNull();
  });

  it('say that the effect could not be counted, and can be saved all the same', async () => {
    server.to('GET /api/volunteer-hours', () => refusal(503));
    const dialog = await change();
    await userEvent.click(await dialog.findByRole('radio', { name: 'Strict' }));
    expect(await dialog.findByText('We couldn’t count what this would change.')).toBeVisible();
    await save();
    expect(await screen.findByText('Organization updated successfully')).toBeVisible();
  });

  it('keep what was typed where a colleague was faster, and are saved on top', async () => {
    const current = { ...lincoln, version: 4, hoursGoal: 40, oldestAcceptedDays: 90, description: 'New wing' };
    server.to(CHANGE, () =>
      json(409, { statusCode: 409, code: 'stale', message: 'Changed.', requestId: 'r', current }),
    );
    const dialog = await change();
    await type(await dialog.findByLabelText('Hours goal'), '60');
    await save();
    const news = await dialog.findByText(/Someone else changed this school while you had it open\./);
    expect(news).toHaveTextContent(
      /^New description: “New wing”. Hours goal: 40 hours instead of 50\. Maximum entry age: 90 days instead of /,
    );
    expect(dialog.getByLabelText('Hours goal')).toHaveValue('60');
    expect(dialog.getByLabelText('Maximum entry age (days)')).toHaveValue('90');
    server.to(CHANGE, () => json(200, { ...current, hoursGoal: 60, version: 5 }));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await server.bodies(CHANGE)).toEqual([
      { version: 3, hoursGoal: 60 },
      { version: 4, hoursGoal: 60 },
    ]);
  });
});

it('a super-admin sees what other rules would do, beside the name', async () => {
  visit(superAdmin);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit organization' }));
  expect(await dialog.findByLabelText('Name')).toHaveValue('Lincoln High School');
  await userEvent.click(dialog.getByRole('radio', { name: 'Strict' }));
  expect(await dialog.findByText('12 entries now waiting would need a verifier.')).toBeVisible();
});

describe('the school years', () => {
  const ADD = 'POST /api/academic-years';
  const YEARS: readonly AcademicYearView[] = [
    { id: 12, version: 2, name: '2026–27', startsOn: '2026-08-24', endsOn: '2027-06-18', isCurrent: true, ended: null },
    {
      id: 11,
      version: 1,
      name: '2025–26',
      startsOn: '2025-08-25',
      endsOn: '2026-06-19',
      isCurrent: false,
      ended: null,
    },
  ];
  const withYears = (years: readonly AcademicYearView[] = YEARS): Answers =>
    server.to('GET /api/academic-years', () => json(200, years));
  const open = async (button: string, title: string) => {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    return within(await screen.findByRole('dialog', { name: title }));
  };

  it('say what they are for while there are none, and suggest the first', async () => {
    const suggestion = suggestedYear([], todayInZone(lincoln.timeZone));
    server.to(ADD, () => (withYears(), json(201, YEARS[0])));
    visit();
    expect(await screen.findByText(/^Once a year has a name and its dates, everyone here can narrow/)).toBeVisible();
    const dialog = await open('Add school year', 'Add school year');
    expect(await dialog.findByLabelText('Name')).toHaveValue(suggestion.name);
    await userEvent.click(dialog.getByRole('button', { name: 'Add school year' }));
    expect(await screen.findByText('School year added')).toBeVisible();
    expect(await server.bodies(ADD)).toEqual([{ ...suggestion, organizationId: 2 }]);
    expect(await screen.findByText('2025–26')).toBeVisible();
  });

  it('are listed with their days and the present one, and suggest the next', async () => {
    withYears();
    visit();
    const card = within(await screen.findByRole('region', { name: 'School years' }));
    const rows = await card.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^2026–27 This year.*Mon, Aug 24, 2026 to Fri, Jun 18, 2027/),
      expect.stringMatching(/^2025–26 .*Mon, Aug 25, 2025 to Fri, Jun 19, 2026/),
    ]);
    const dialog = await open('Add school year', 'Add school year');
    expect(await dialog.findByLabelText('First day')).toHaveValue('2027-06-19');
    expect(dialog.getByLabelText('Last day')).toHaveValue('2028-06-18');
    expect(dialog.getByLabelText('Name')).toHaveValue('2027–28');
  });

  it('say beside the field what is wrong, before and after they are sent', async () => {
    const overlaps = 'These dates overlap with the school year 2026–27, August 24, 2026 to June 18, 2027.';
    withYears().to(ADD, () => refusal(409, { code: 'academic-years.overlap', message: overlaps }));
    visit();
    const dialog = await open('Add school year', 'Add school year');
    const lastDay = await dialog.findByLabelText('Last day');
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Add school year' }));
    await type(lastDay, '2027-06-01');
    await userEvent.clear(dialog.getByLabelText('Name'));
    await send();
    expect(await dialog.findByText('The last day must not be before the first day.')).toBeVisible();
    expect(dialog.getByText('Name is required')).toBeVisible();
    await type(lastDay, '2028-12-01');
    expect(await dialog.findByText('A school year can have at most 400 days.')).toBeVisible();
    expect(await server.bodies(ADD)).toEqual([]);
    await type(lastDay, '2028-06-18');
    await type(dialog.getByLabelText('Name'), 'Next');
    await send();
    expect(await dialog.findByText(overlaps)).toBeVisible();
    expect(dialog.getByLabelText('First day')).toHaveFocus();
    expect(dialog.getByLabelText('Name')).toHaveValue('Next');
  });

  it('are changed on the version that was shown, and keep what was typed where a colleague was faster', async () => {
    const PATCH = 'PATCH /api/academic-years/12';
    const current = { ...YEARS[0], version: 3, endsOn: '2027-06-25' };
    withYears().to(PATCH, () =>
      json(409, { statusCode: 409, code: 'stale', message: 'Changed.', requestId: 'r', current }),
    );
    visit();
    const dialog = await open('Edit 2026–27', 'Edit school year');
    await type(await dialog.findByLabelText('Name'), 'Our year');
    await save();
    expect(await dialog.findByText(/^Someone else changed this school year/)).toBeVisible();
    expect(dialog.getByLabelText('Last day')).toHaveValue('2027-06-25');
    server.to(PATCH, () => json(200, { ...current, version: 4, name: 'Our year' }));
    await save();
    expect(await screen.findByText('School year saved')).toBeVisible();
    expect(await server.bodies(PATCH)).toEqual([
      { version: 2, name: 'Our year', startsOn: '2026-08-24', endsOn: '2027-06-18' },
      { version: 3, name: 'Our year', startsOn: '2026-08-24', endsOn: '2027-06-25' },
    ]);
  });

  it('are deleted once that is confirmed', async () => {
    withYears().to(
      'DELETE /api/academic-years/11',
      () => (withYears(YEARS.slice(0, 1)), new Response(null, { status: 204 })),
    );
    visit();
    const dialog = await open('Delete 2025–26', 'Delete the school year 2025–26?');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete school year' }));
    expect(await screen.findByText('School year deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('2025–26')).toBeNull());
  });

  it('can be loaded again where that failed', async () => {
    server.to('GET /api/academic-years', () => refusal(503));
    visit();
    expect(await screen.findByText('Couldn’t load the school years')).toBeVisible();
    withYears();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2025–26')).toBeVisible();
  });

  it('of another school are changed by super-admins with a reason', async () => {
    const elsewhere = { ...lincoln, id: 9, name: 'Harbor School' };
    server.to('GET /api/organizations', () => json(200, [elsewhere], { 'X-Total-Count': '1' }));
    withYears().to('DELETE /api/academic-years/11', () => new Response(null, { status: 204 }));
    visit(superAdmin);
    const years = await open('School years', 'School years of Harbor School');
    await userEvent.click(await years.findByRole('button', { name: 'Delete 2025–26' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the school year 2025–26?' }));
    await enterText(dialog.getByLabelText('Reason'), 'Entered twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete school year' }));
    await waitFor(() => {
      const sent = server.sent.find(({ method }) => method === 'DELETE');
      expect(sent && new URL(sent.url).searchParams.get('reason')).toBe('Entered twice');
    });
  });
});

describe('the end of a school year', () => {
  const PREVIEW = 'POST /api/academic-years/12/rollover';
  const today = todayInZone(lincoln.timeZone);
  const year = (id: number, name: string, startsIn: number, ended: AcademicYearView['ended'] = null) => ({
    ...{ id, version: 1, name, startsOn: addDays(today, startsIn), endsOn: addDays(today, startsIn + 300) },
    ...{ isCurrent: startsIn <= 0 && startsIn > -300, ended },
  });
  const withYears = (...years: readonly AcademicYearView[]): Answers =>
    server.to('GET /api/academic-years', () => json(200, years));
  const preview: YearRollover = {
    movedUp: [{ from: '9', to: '10', students: 312 }],
    metGoal: 1,
    missedGoal: 1,
    leavers: 0,
    repeaters: 0,
    withoutGrade: 2,
    waitingHours: 12.5,
    graduates: [
      { id: 21, name: 'Maya Chen', approvedHours: 62.5, countedHours: 62.5, met: true },
      { id: 22, name: 'Omar Diaz', approvedHours: 42, countedHours: 38, met: false },
    ],
  };
  const ended = { at: '2026-06-20T15:00:00.000Z', movedUp: 312, graduated: 2, leavers: 0, repeaters: 3 };
  const press = (name: string) => screen.findByRole('button', { name }).then((button) => userEvent.click(button));

  it('is offered near its last day, for this year and the last', async () => {
    withYears(year(13, 'Next', 20), year(12, 'Now', -280), year(11, 'Last', -590), year(10, 'Before', -900));
    visit();
    expect(await screen.findByRole('button', { name: 'End school year Now' })).toBeVisible();
    const offered = screen.getAllByRole('button', { name: /^End school year/ });
    expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual([
      'End school year Now',
      'End school year Last',
    ]);
  });

  it('is not offered in the middle of the year', async () => {
    withYears(year(12, 'Now', -100));
    visit();
    expect(await screen.findByText('Now')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^End school year/ })).toBeNull();
  });

  it('shows who graduates before it is confirmed, without those who repeat', async () => {
    withYears(year(12, 'Now', -280))
      .to(PREVIEW, () => json(200, preview))
      .to('GET /api/users', () => json(200, [aUser({ id: 22, firstName: 'Omar', lastName: 'Diaz' })]));
    visit();
    await press('End school year Now');
    const dialog = within(await screen.findByRole('dialog', { name: 'End the school year Now' }));
    expect(await dialog.findByText('Grade 9 to 10')).toBeVisible();
    expect(dialog.getByText(/^12.5 hours still wait for a decision/)).toBeVisible();
    expect(dialog.getByText('312 students')).toBeVisible();
    const graduates = within(dialog.getByRole('list', { name: 'Graduates' })).getAllByRole('listitem');
    expect(graduates.map((row) => row.textContent)).toEqual([
      'Omar Diaz38 of 42 hours countGoal not met',
      'Maya Chen62.5 hoursGoal met',
    ]);
    await enterText(dialog.getByLabelText('Add a student who repeats the year'), 'Omar');
    server.to(PREVIEW, () => json(200, { ...preview, missedGoal: 0, repeaters: 1, graduates: [preview.graduates[0]] }));
    await userEvent.click(await screen.findByRole('option', { name: /Omar Diaz/ }));
    await waitFor(() =>
      expect(within(dialog.getByRole('list', { name: 'Graduates' })).getAllByRole('listitem')).toHaveLength(1),
    );
    withYears(year(12, 'Now', -280, ended));
    await userEvent.click(dialog.getByRole('button', { name: 'End school year' }));
    expect(await screen.findByText('School year ended')).toBeVisible();
    expect(await screen.findByText('Ended: 312 moved up, 2 graduated, 3 repeat the year')).toBeVisible();
    const last = server.sent.filter(({ method }) => method === 'POST').at(-1);
    expect(new URL(last!.url).search).toBe('');
    expect((await server.bodies(PREVIEW)).at(-1)).toEqual({ leaverIds: [], repeaterIds: [22] });
  });

  it('says why it cannot end', async () => {
    const message = 'The later school year Next was ended already. Undo that first.';
    withYears(year(12, 'Now', -280)).to(PREVIEW, () => refusal(409, { code: 'academic-years.later-ended', message }));
    visit();
    await press('End school year Now');
    expect(await screen.findByText(new RegExp(message))).toBeVisible();
  });

  it('is undone, and says who was left alone', async () => {
    withYears(year(12, 'Now', -280, ended)).to('DELETE /api/academic-years/12/rollover', () => {
      withYears(year(12, 'Now', -280));
      return json(200, { restored: 310, leftAlone: 4 });
    });
    visit();
    await press('Undo the end of Now');
    await press('Undo the end of the year');
    expect(
      await screen.findByText('310 students are as before. 4 students were changed since and stayed as they are.'),
    ).toBeVisible();
    await press('Done');
    expect(await screen.findByRole('button', { name: 'End school year Now' })).toBeVisible();
  });
});

describe('the logo and the color of a school', () => {
  const PUT = 'PUT /api/organizations/2/logo';
  const section = async () => within(await screen.findByRole('region', { name: 'Logo and color' }));
  const aFile = (bytes: number) => new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });

  it('a logo is sent as it is chosen, and then shown', async () => {
    const changed = { ...lincoln, version: 4, logo: 'ab'.repeat(32) };
    server.to(PUT, () => json(200, changed));
    visit();
    const look = await section();
    expect(look.queryByRole('img')).toBeNull();
    server.to('GET /api/organizations/2', () => json(200, changed));
    await userEvent.upload(look.getByLabelText('Choose logo'), aFile(900));
    expect(await look.findByRole('img', { name: 'Logo of Lincoln High School' })).toHaveAttribute(
      'src',
      '/api/organizations/2/logo?v=abababababababab',
    );
    expect(look.getByRole('button', { name: 'Replace logo' })).toBeVisible();
  });

  it('a file that is too large is not sent', async () => {
    visit();
    const look = await section();
    await userEvent.upload(look.getByLabelText('Choose logo'), aFile(1024 * 1024 + 1));
    expect(await look.findByText('A logo can be up to 1 MB. Save it smaller.')).toBeVisible();
  });

  it('a color that is too light is named with a darker one, and saved once it is dark enough', async () => {
    visit();
    const look = await section();
    await type(look.getByLabelText(/^Color/), '#ffd700');
    expect(look.getByText(/^White text on this color is hard to read\. Choose a darker one, such as #/)).toBeVisible();
    await userEvent.click(look.getByRole('button', { name: 'Save color' }));
    expect(await server.bodies(CHANGE)).toEqual([]);
    await type(look.getByLabelText(/^Color/), '#7A1F2B');
    await userEvent.click(look.getByRole('button', { name: 'Save color' }));
    expect(await screen.findByText('Color saved')).toBeVisible();
    expect(await server.bodies(CHANGE)).toEqual([{ version: lincoln.version, color: '#7a1f2b' }]);
  });
});
