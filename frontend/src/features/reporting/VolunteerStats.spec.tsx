import { screen } from '@testing-library/react';
import { parent } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { VolunteerStats } from './VolunteerStats.js';

const stats = { totalHours: 24.5, approvedHours: 18.5, pendingHours: 6, eventsJoined: 0 };
const shared = { stats, goal: 50, approvedLabel: 'Approved', pendingLabel: 'Pending' };

describe("a volunteer's figures", () => {
  it('lead to the entries that make them', () => {
    renderPart(<VolunteerStats {...shared} />, { user: parent });
    expect(screen.getByRole('link', { name: 'Total Hours' })).toHaveAttribute('href', '/my-hours');
    expect(screen.getByRole('link', { name: 'Approved' })).toHaveAttribute('href', '/my-hours?show=approved');
    expect(screen.getByRole('link', { name: 'Events Joined' })).toHaveAttribute('href', '/opportunities?show=joined');
    expect(screen.getByText('49% of your 50-hour goal, 37% approved')).toBeVisible();
  });

  it("of a child lead to the child's entries", () => {
    renderPart(<VolunteerStats {...shared} child={{ id: 5, firstName: 'Maya' }} />, { user: parent });
    expect(screen.getByRole('link', { name: 'Total Hours' })).toHaveAttribute('href', '/my-hours?child=5');
    expect(screen.getByRole('link', { name: 'Pending' })).toHaveAttribute('href', '/my-hours?child=5&show=waiting');
    expect(screen.getByRole('link', { name: 'Events Joined' })).toHaveAttribute('href', '/opportunities?child=5');
    expect(screen.getByText('49% of the 50-hour goal, 37% approved')).toBeVisible();
  });
});
