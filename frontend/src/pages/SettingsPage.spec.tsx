import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { superAdmin } from '../testing/builders.js';
import { renderPart } from '../testing/render.js';
import { Answers, json } from '../testing/server.js';
import { SettingsPage } from './SettingsPage.js';

describe('the system settings', () => {
  let server: Answers;
  beforeEach(() => {
    server = new Answers()
      .to('GET /api/admin/doctor', () => json(200, []))
      .to('GET /api/settings', () =>
        json(200, {
          version: 0,
          defaultHoursGoal: 50,
          defaultOldestAcceptedDays: 365,
          defaultApprovalPolicy: 'standard',
          defaultEmailNotifications: 'now',
          passwordMinLength: 6,
          staffPasswordMinLength: 12,
          sessionIdleHours: 12,
          sessionDays: 30,
        }),
      );
  });
  afterEach(() => server.end());

  it('say how the system is, and what to do', async () => {
    const backups = { check: 'backups', state: 'problem', sentence: 'The newest is 80 hours old.' };
    const checks = [
      { check: 'log', state: 'ok', sentence: 'It is whole, and sealed up to now.' },
      { check: 'mail', state: 'warning', sentence: 'No email is sent. Set SMTP_URL and MAIL_FROM.' },
    ];
    let answers = 0;
    server.to('GET /api/admin/doctor', () => {
      answers += 1;
      return answers === 1 ? json(500, { code: 'broken', message: 'Broken' }) : json(200, [...checks, backups]);
    });
    renderPart(<SettingsPage />, { user: superAdmin });
    const health = await screen.findByRole('region', { name: 'System health' });
    expect(await within(health).findByText('Couldn’t load the system health')).toBeVisible();
    await userEvent.click(within(health).getByRole('button', { name: 'Try again' }));
    await within(health).findByText('The newest is 80 hours old.');
    expect(
      within(health)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'Audit logIt is whole, and sealed up to now.OK',
      'EmailNo email is sent. Set SMTP_URL and MAIL_FROM.Warning',
      'BackupsThe newest is 80 hours old.Problem',
    ]);
    await userEvent.click(within(health).getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(answers).toBe(3));
  });

  it('say what is true today about email and about what is kept', async () => {
    renderPart(<SettingsPage />, { user: superAdmin });
    const mail = await screen.findByRole('region', { name: 'Email notifications' });
    expect(within(mail).getByRole('radio', { name: 'Right away' })).toBeChecked();
    const retention = screen.getByRole('region', { name: 'Data retention' });
    expect(within(retention).getByText(/no event is deleted from the audit log/)).toBeVisible();
  });

  it('describe themselves to the browser and to whom the page is shared with', async () => {
    renderPart(<SettingsPage />, { user: superAdmin });
    expect(await screen.findByRole('heading', { name: 'System Settings' })).toBeVisible();
    const content = (selector: string) => document.head.querySelector<HTMLMetaElement>(`meta[${selector}]`)?.content;
    expect(document.title).toBe('System Settings · HourTrail');
    expect(content('property="og:title"')).toBe('System Settings · HourTrail');
    const description = content('name="description"');
    expect(description).toMatch(/new schools, passwords, and sessions/);
    expect(content('property="og:description"')).toBe(description);
    expect(content('name="keywords"')).toContain('system settings');
  });
});
