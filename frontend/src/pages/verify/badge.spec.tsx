import { BADGE_ROUTE, type BadgeView } from '@hourtrail/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { BadgePage } from './BadgePage.js';

const CODE = 'K7QM-2XPR-9DHT';
const ONE = `GET /api/badges/${CODE}`;

const BADGE: BadgeView = {
  code: CODE,
  status: 'valid',
  name: 'Community Helper',
  school: 'Lincoln High School',
  criteria: 'At least 25 volunteer hours approved by Lincoln High School.',
  holder: 'Amara Diallo',
  // the evening before in New York
  earnedAt: '2026-11-22T03:00:00.000Z',
  sharedAt: '2026-11-23T03:00:00.000Z',
  timeZone: 'America/New_York',
};

describe('the page for whoever was given a badge', () => {
  let server: Answers;
  const visit = () =>
    renderPart(
      <Routes>
        <Route path={`${BADGE_ROUTE}:code`} element={<BadgePage />} />
      </Routes>,
      { at: BADGE_ROUTE + CODE },
    );

  beforeEach(() => {
    server = new Answers().to(ONE, () => json(200, BADGE));
  });
  afterEach(() => server.end());

  it('says what the badge says, that it is valid, and how to check it', async () => {
    visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Community Helper' })).toBeVisible();
    for (const fact of [
      'Valid',
      'This badge is valid. Lincoln High School approved the hours it stands for.',
      'Amara Diallo',
      BADGE.criteria,
      'November 21, 2026',
      CODE,
    ]) {
      expect(screen.getByText(fact)).toBeVisible();
    }
    expect(screen.getByRole('img', { name: 'Badge: Community Helper' })).toHaveAttribute(
      'src',
      `/api/badges/${CODE}.png`,
    );
    expect(screen.getByRole('link', { name: 'Download picture' })).toHaveAttribute('href', `/api/badges/${CODE}.png`);
    expect(screen.getByRole('link', { name: 'Download credential' })).toHaveAttribute(
      'href',
      `/api/badges/${CODE}.json`,
    );
  });

  it('says that it was revoked, and that its holder hides their name', async () => {
    server.to(ONE, () => json(200, { ...BADGE, status: 'revoked', holder: null }));
    visit();
    expect(
      await screen.findByText('This badge was revoked. The approved hours fell below what it takes.'),
    ).toBeVisible();
    expect(screen.getByText('Revoked')).toBeVisible();
    expect(screen.getByText('Name not shown')).toBeVisible();
    expect(screen.queryByText(/is valid/)).toBeNull();
  });

  it.each([404, 410, 429])('says why there is no badge (%i)', async (status) => {
    server.to(ONE, () => refusal(status, { message: 'Its holder doesn’t share this badge anymore.' }));
    visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'No badge here' })).toBeVisible();
    expect(screen.getByText('Its holder doesn’t share this badge anymore.')).toBeVisible();
  });

  it('loads again after a failure', async () => {
    server.to(ONE, () => refusal(503));
    visit();
    await screen.findByText('Couldn’t load the badge');
    server.to(ONE, () => json(200, BADGE));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Amara Diallo')).toBeVisible();
  });
});
