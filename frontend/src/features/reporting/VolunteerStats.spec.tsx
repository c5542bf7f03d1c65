import { screen } from '@testing-library/react';
import { parent, someStats as stats } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { GoalBar } from './GoalStatement.js';
import { VolunteerStats } from './VolunteerStats.js';

const shared = { stats, approvedLabel: 'Approved', pendingLabel: 'Pending' };

describe("a volunteer's figures", () => {
  it('lead to the entries that make them', () => {
    renderPart(<VolunteerStats {...shared} />, { user: parent });
    expect(screen.getByRole('link', { name: 'Total Hours' })).toHaveAttribute('href', '/my-hours');
    expect(screen.getByRole('link', { name: 'Approved' })).toHaveAttribute('href', '/my-hours?show=approved');
    expect(screen.getByRole('link', { name: 'Events Joined' })).toHaveAttribute('href', '/opportunities?show=joined');
    expect(screen.getByText('37% of your 50-hour goal approved, 49% with waiting hours')).toBeVisible();
  });

  it("of a child lead to the child's entries", () => {
    renderPart(<VolunteerStats {...shared} child={{ id: 5, firstName: 'Maya' }} />, { user: parent });
    expect(screen.getByRole('link', { name: 'Total Hours' })).toHaveAttribute('href', '/my-hours?child=5');
    expect(screen.getByRole('link', { name: 'Pending' })).toHaveAttribute('href', '/my-hours?child=5&show=waiting');
    expect(screen.getByRole('link', { name: 'Events Joined' })).toHaveAttribute('href', '/opportunities?child=5');
    expect(screen.getByText('37% of the 50-hour goal approved, 49% with waiting hours')).toBeVisible();
  });

  it('never call a goal reached by hours that wait', () => {
    const waiting = { ...stats, totalHours: 50, approvedHours: 20.5, pendingHours: 29.5 };
    renderPart(<VolunteerStats {...shared} stats={waiting} />, { user: parent });
    expect(screen.getByText('41% of your 50-hour goal approved, 100% with waiting hours')).toBeVisible();
  });

  it('say what would count of the hours that wait, where the school has rules', async () => {
    const server = new Answers().to('GET /api/users/5/requirements', () => json(200, { countedHoursWithWaiting: 20 }));
    const counting = { ...stats, countedHours: 15 };
    renderPart(
      <>
        <VolunteerStats {...shared} stats={counting} child={{ id: 5, firstName: 'Maya' }} />
        <GoalBar stats={counting} userId={5} />
      </>,
      { user: parent },
    );
    expect(await screen.findByText('30% of the 50-hour goal counted, 40% with waiting hours')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
    server.end();
  });

  it('promise nothing of hours that wait while what counts of them is unknown', async () => {
    const server = new Answers().to('GET /api/users/5/requirements', () => refusal(503));
    const child = { id: 5, firstName: 'Maya' };
    renderPart(<VolunteerStats {...shared} stats={{ ...stats, countedHours: 15 }} child={child} />, { user: parent });
    expect(await screen.findByText('30% of the 50-hour goal counted')).toBeVisible();
    server.end();
  });

  it('say which category is missing although enough hours count', async () => {
    const lacks = (name: string, missingHours: number) => ({ category: { name }, missingHours });
    const categories = [lacks('Community', 5), lacks('Service', 0)];
    const server = new Answers().to('GET /api/users/5/requirements', () => json(200, { categories }));
    const enough = { ...stats, approvedHours: 60, countedHours: 50.5, pendingHours: 0 };
    renderPart(<VolunteerStats {...shared} stats={enough} child={{ id: 5, firstName: 'Maya' }} />, { user: parent });
    expect(await screen.findByText('50.5 of 50 hours count · 5 hours of Community are missing')).toBeVisible();
    server.end();
  });

  it('say one percentage where nothing waits', () => {
    renderPart(<VolunteerStats {...shared} stats={{ ...stats, totalHours: 18.5, pendingHours: 0 }} />, {
      user: parent,
    });
    expect(screen.getByText('37% of your 50-hour goal approved')).toBeVisible();
  });
});
