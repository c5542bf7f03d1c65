import type { HoursView, QuickStatistics, SessionUser } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReport, anEntry, teacher, verifier } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { ReviewerDashboard } from './ReviewerDashboard.js';

const QUICK = 'GET /api/volunteer-hours/quick-statistics';
const STATISTICS: QuickStatistics = {
  approvedHours: 42.5,
  approvedEntries: 15,
  rejectedEntries: 2,
  decidedByYou: 9,
  medianDaysToDecision: 3,
  verifiedFirst: 12,
  volunteers: 18,
};

/** What the server holds, listed as it lists it. */
const list = (entries: readonly HoursView[]) => (request: Request) => {
  const { searchParams } = new URL(request.url);
  const statuses = searchParams.get('status')?.split(',') ?? [];
  const rows = entries.filter(
    ({ status, singleActor }) => statuses.includes(status) && (!searchParams.has('singleActor') || singleActor),
  );
  return json(200, rows.slice(0, Number(searchParams.get('limit'))), { 'X-Total-Count': String(rows.length) });
};

const ENTRIES = [
  anEntry(),
  anEntry({ id: 42, status: 'verified' }),
  anEntry({ id: 43, status: 'approved', approvedBy: teacher.id, approver: { name: 'Tomas Rivera' } }),
  anEntry({ id: 44, status: 'approved', singleActor: true }),
  anEntry({ id: 45, status: 'rejected', verifierComments: 'This was a paid shift' }),
];

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const card = async (label: string) => (await screen.findByRole('heading', { name: label })).parentElement;

describe("a reviewer's first page", () => {
  let server: Answers;
  const show = (user: SessionUser) => renderPart(<ReviewerDashboard />, { user, at: '/dashboard' });

  beforeEach(() => {
    server = new Answers()
      .to('GET /api/volunteer-hours', list(ENTRIES))
      .to('GET /api/volunteer-hours/summary', () =>
        json(200, { totalHours: 12, waitingHours: 3, waitingOverAWeek: 1, students: 4 }),
      )
      .to('GET /api/admin/reports/overview', () => json(200, aReport()))
      .to(QUICK, () => json(200, STATISTICS))
      .to('GET /api/users', () => json(200, [], { 'X-Total-Count': '0' }))
      .to('GET /api/family-links', () => json(200, [], { 'X-Total-Count': '0' }));
  });
  afterEach(() => server.end());

  it('tells a teacher who is behind, and a verifier not', async () => {
    const { unmount } = show(teacher);
    expect(await screen.findByRole('link', { name: aReport().atRisk.rows[0]!.name })).toBeVisible();
    unmount();
    show(verifier);
    await section('Waiting for you');
    expect(screen.queryByRole('region', { name: 'Progress toward the goal' })).toBeNull();
  });

  it('begins for a verifier with what waits for them, and ends with what they decided', async () => {
    show(verifier);
    expect(await screen.findByText('1 entry needs your review')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Verify' })).toBeVisible();
    await waitFor(async () => {
      expect(await card('Pending Verification')).toHaveTextContent('Pending Verification 1 entryAssigned to you');
      expect(await card('Total Verified')).toHaveTextContent('Total Verified 4 entriesDecided; 1 rejected');
      expect(await card('Hours to Verify')).toHaveTextContent('Hours to Verify 3');
      expect(await card('Active Students')).toHaveTextContent('Active Students4');
    });
    const activity = await section('Recent Verification Activity');
    expect(await activity.findByText('This was a paid shift')).toBeVisible();
    expect(screen.queryByText(/by one person/)).toBeNull();
  });

  it('says to a verifier that all is done, and that nothing was decided yet', async () => {
    server.to('GET /api/volunteer-hours', list([]));
    show(verifier);
    expect(await screen.findByText('All caught up!')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Waiting for you' })).toHaveTextContent('Nothing needs your review');
    expect(await screen.findByText('No recent verification activity')).toBeVisible();
  });

  it('begins for a teacher with what waits for approval, and leads to what waits too long', async () => {
    show(teacher);
    expect(await screen.findByText('2 entries need your review')).toBeVisible();
    expect(await screen.findAllByRole('button', { name: 'Review' })).toHaveLength(2);
    const late = await screen.findAllByRole('link', { name: '1 waiting longer than 7 days' });
    expect(late[0]).toHaveAttribute('href', '/approvals?late=true');
    await waitFor(async () => {
      expect(await card('Total Hours')).toHaveTextContent('Total Hours12');
      expect(await card('Pending Review')).toHaveTextContent('Pending Review 2');
      expect(await card('Approved')).toHaveTextContent('Approved 2');
      expect(await card('Total Students')).toHaveTextContent('Total Students4');
    });
  });

  it('leads a teacher to whoever waits to be let in, whether or not hours wait', async () => {
    server.to('GET /api/users', () => json(200, [], { 'X-Total-Count': '2' })).to('GET /api/volunteer-hours', list([]));
    show(teacher);
    const lead = await section('Waiting for you');
    expect(await lead.findByRole('link', { name: '2 verifiers are waiting for confirmation' })).toHaveAttribute(
      'href',
      '/people?tab=waiting',
    );
    expect(lead.getByText('Nothing needs your review')).toBeVisible();
  });

  it('reports to a teacher what one person decided', async () => {
    show(teacher);
    expect(await screen.findByRole('link', { name: '1 decided by one person' })).toHaveAttribute(
      'href',
      '/approvals?tab=approved&single=true',
    );
  });

  it('tells the last 30 days in figures', async () => {
    show(teacher);
    const days = await section('The last 30 days');
    expect(await days.findByText('42.5 hours')).toBeVisible();
    expect(days.getByText('3 days')).toBeVisible();
    expect(days.getByText('12 of 15')).toBeVisible();
  });

  it('says where nothing happened in the last 30 days', async () => {
    const none = Object.fromEntries(Object.keys(STATISTICS).map((name) => [name, 0]));
    server.to(QUICK, () => json(200, { ...none, medianDaysToDecision: null }));
    show(teacher);
    expect(await screen.findByText('Nothing happened in the last 30 days')).toBeVisible();
  });

  it('says where the statistics could not be loaded, and tries again', async () => {
    server.to(QUICK, () => refusal(503));
    show(teacher);
    const days = await section('The last 30 days');
    expect(await days.findByText('Couldn’t load the statistics')).toBeVisible();
    server.to(QUICK, () => json(200, STATISTICS));
    await userEvent.click(days.getByRole('button', { name: 'Try again' }));
    expect(await days.findByText('42.5 hours')).toBeVisible();
  });

  it('tells a teacher of a strict school what has to be verified first', async () => {
    const words = 'At this school, a verifier must verify an entry before it can be approved.';
    const { unmount } = show({ ...teacher, approvalPolicy: 'strict' });
    expect(await screen.findByText(words)).toBeVisible();
    unmount();
    show(teacher);
    expect(await screen.findByText('2 entries need your review')).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
  });
});
