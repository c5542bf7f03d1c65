import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DistrictSchool, SessionUser } from '@hourtrail/contracts';
import { organizationsApi } from '../../api/organizations.js';
import { visitedSchool, visitSchool, withSchool } from '../../api/visitedSchool.js';
import { VisitedSchoolBanner } from '../../app/layouts/VisitedSchoolBanner.js';
import { sessionIsOver } from '../../lib/appStore.js';
import { admin } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { DistrictDashboard } from './DistrictDashboard.js';

const KEY = 'hourtrail-visited-school';
const reader: SessionUser = {
  ...admin,
  role: 'district-admin',
  organizationId: 90,
  organizationName: 'Lakeside District',
};
const aSchool = (id: number, name: string, than: Partial<DistrictSchool> = {}): DistrictSchool => ({
  id,
  name,
  students: 100,
  studentsAtGoal: 25,
  approvedHours: 1_200,
  pendingHours: 30,
  medianDaysToDecision: 2,
  unverifiedShare: 0.1,
  ...than,
});
const SCHOOLS = [
  aSchool(2, 'Lincoln High School'),
  aSchool(3, 'Roosevelt High School', { medianDaysToDecision: null, unverifiedShare: null }),
  aSchool(4, 'Washington High School', { medianDaysToDecision: 6, unverifiedShare: 0.5, students: 1 }),
];

let server: Answers;
let schools: readonly DistrictSchool[];
beforeEach(() => {
  schools = SCHOOLS;
  server = new Answers().to('GET /api/districts/90/summary', () =>
    json(200, { asOf: '2026-11-21', totals: { students: 201, approvedHours: 3_600, pendingHours: 90 }, schools }),
  );
});
afterEach(() => {
  act(sessionIsOver);
  sessionStorage.clear();
  server.end();
});

const namesShown = (): readonly (string | null)[] =>
  within(screen.getByRole('table', { name: 'Schools' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

it('shows the totals of the district, and its schools beside each other', async () => {
  renderPart(<DistrictDashboard />, { user: reader });
  expect(await screen.findByRole('heading', { name: 'Lakeside District' })).toBeVisible();
  expect(await screen.findByText('3,600')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /Washington/ }));
  for (const cell of ['6 days', '50%', '1,200.00 h']) expect(row.getByText(cell)).toBeVisible();
  const [, roosevelt] = within(screen.getByRole('table')).getAllByText('—');
  expect(roosevelt).toBeVisible();
});

it('is sorted by any column, and who has no figure comes last', async () => {
  renderPart(<DistrictDashboard />, { user: reader });
  await userEvent.click(await screen.findByRole('button', { name: 'Time to decision' }));
  expect(namesShown()).toEqual(['Washington High School', 'Lincoln High School', 'Roosevelt High School']);
  await userEvent.click(screen.getByRole('button', { name: 'Time to decision' }));
  expect(namesShown()).toEqual(['Lincoln High School', 'Washington High School', 'Roosevelt High School']);
});

it('looks back to the end of a day', async () => {
  renderPart(<DistrictDashboard />, { user: reader, at: '/dashboard?asOf=2020-05-04' });
  expect(await screen.findByText('3,600')).toBeVisible();
  expect(new URL(server.sent.at(-1)?.url ?? '').search).toBe('?asOf=2020-05-04');
});

it('says so while there are no schools, and where the figures cannot be read', async () => {
  schools = [];
  const { unmount } = renderPart(<DistrictDashboard />, { user: reader });
  expect(await screen.findByText('No schools yet')).toBeVisible();
  unmount();
  server.to('GET /api/districts/90/summary', () => refusal(503, { message: 'Try again later.' }));
  renderPart(<DistrictDashboard />, { user: reader });
  expect(await screen.findByText('Couldn’t load the district')).toBeVisible();
});

describe('in a school of the district', () => {
  beforeEach(() => sessionStorage.setItem(KEY, '2'));

  it('every request names the school, and a banner says which it is', async () => {
    server.to('GET /api/organizations', () => json(200, [], { 'X-Total-Count': '0' }));
    const { store } = renderPart(<VisitedSchoolBanner />, {
      user: { ...reader, organizationName: 'Lincoln High School' },
    });
    expect(screen.getByText('You are looking at Lincoln High School.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back to district' })).toBeVisible();
    await store.dispatch(organizationsApi.endpoints.schoolsPage.initiate({ q: 'x' }));
    const asked = new URL(server.sent.at(-1)?.url ?? '').searchParams;
    expect([...asked].sort()).toEqual([
      ['organizationId', '2'],
      ['q', 'x'],
    ]);
    expect(withSchool('/api/attachments/7?size=thumbnail')).toBe('/api/attachments/7?size=thumbnail&organizationId=2');
    expect(withSchool('/classes?organizationId=3')).toBe('/classes?organizationId=3');
  });

  it('one that is no longer of the district leads back to the district', async () => {
    server.to('GET /api/auth/me', ({ url }) =>
      url.includes('organizationId') ? refusal(403, { code: 'organization.not-yours' }) : json(200, reader),
    );
    server.to('GET /api/organizations', () => refusal(403, { code: 'organization.not-yours' }));
    const { store } = renderPart(<VisitedSchoolBanner />, { user: { ...reader, organizationId: 2 } });
    await store.dispatch(organizationsApi.endpoints.schoolsPage.initiate({}));
    await waitFor(() => expect(visitedSchool()).toBeUndefined());
    await waitFor(() => expect(screen.queryByText(/You are looking at/)).toBeNull());
  });

  it('no other tab changes where this one works, and a new tab is where one worked last', () => {
    expect(visitedSchool()).toBe(2);
    localStorage.setItem(KEY, '3');
    expect(visitedSchool()).toBe(2);
    window.dispatchEvent(new Event('focus'));
    expect(localStorage.getItem(KEY)).toBe('2');
    sessionStorage.clear();
    expect(visitedSchool()).toBe(2);
  });

  it('a tab of the district stays there when another tab enters a school', () => {
    sessionStorage.clear();
    expect(visitedSchool()).toBeUndefined();
    localStorage.setItem(KEY, '3');
    expect(withSchool('/users')).toBe('/users');
    window.dispatchEvent(new Event('focus'));
    expect(localStorage.getItem(KEY)).toBe('0');
  });

  it('names the school that it shows until the page of another is there', () => {
    visitSchool(3, '#dashboard');
    expect(withSchool('/users')).toBe('/users?organizationId=2');
    // the browser shows this page again
    window.dispatchEvent(new Event('pageshow'));
    expect([visitedSchool(), sessionStorage.getItem(KEY)]).toEqual([2, '2']);
    visitSchool(undefined, '#dashboard');
    expect(sessionStorage.getItem(KEY)).toBe('0');
  });

  it('the end of the session forgets it', () => {
    act(sessionIsOver);
    expect(visitedSchool()).toBeUndefined();
  });
});
