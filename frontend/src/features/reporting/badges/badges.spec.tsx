import type { BadgeRow } from '@hourtrail/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionIsOver } from '../../../lib/appStore.js';
import { student } from '../../../testing/builders.js';
import { renderPart, shownToasts } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Badges } from './Badges.js';

const LIST = 'GET /api/users/5/badges';
const SHARE = 'POST /api/users/5/badges';

const SHARED = { code: 'K7QM-2XPR-9DHT', url: 'http://hourtrail.test/badges/K7QM-2XPR-9DHT' };
const aBadge = (given: Partial<BadgeRow> = {}): BadgeRow => ({
  achievementId: 1,
  name: 'Community Helper',
  school: 'Lincoln High School',
  earnedAt: '2026-11-21T15:00:00.000Z',
  shared: null,
  ...given,
});

describe('the badges of a person', () => {
  let server: Answers;
  const draw = () => renderPart(<Badges userId={5} />, { user: student });

  beforeEach(() => {
    server = new Answers().to(LIST, () => json(200, [aBadge()]));
  });
  afterEach(() => {
    cleanup();
    act(sessionIsOver);
    server.end();
  });

  it('take no room before there is one', async () => {
    server.to(LIST, () => json(200, []));
    draw();
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('are private until shared, without the name unless the holder shows it; then there is a link', async () => {
    draw();
    expect(await screen.findByText('Earned on November 21, 2026 at Lincoln High School')).toBeVisible();
    expect(screen.getByText('Private')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Share badge Community Helper' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Community Helper' }));
    expect(dialog.getByRole('checkbox', { name: 'Show the name' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Show the name' }));
    server.to(SHARE, () => json(201, SHARED)).to(LIST, () => json(200, [aBadge({ shared: SHARED })]));
    await userEvent.click(dialog.getByRole('button', { name: 'Share badge' }));
    expect(await dialog.findByRole('textbox', { name: 'Link to the badge' })).toHaveValue(SHARED.url);
    expect(await server.bodies(SHARE)).toEqual([{ achievementId: 1, showName: true }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Shared')).toBeVisible();
    const open = await screen.findByRole('link', { name: 'Open badge Community Helper' });
    expect(open).toHaveAttribute('href', SHARED.url);
  });

  it('say in a toast why one was not shared', async () => {
    server.to(SHARE, () => refusal(409, { message: 'This badge is shared already.' }));
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Share badge Community Helper' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Share badge' }));
    await dialog.findByRole('button', { name: 'Share badge' });
    expect(shownToasts().at(-1)).toMatchObject({
      title: 'Badge not shared',
      description: 'This badge is shared already.',
    });
  });

  it('are private again after a question', async () => {
    server.to(LIST, () => json(200, [aBadge({ shared: SHARED })]));
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Stop sharing Community Helper' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop sharing this badge?' }));
    server
      .to(`DELETE /api/badges/${SHARED.code}`, () => new Response(null, { status: 204 }))
      .to(LIST, () => json(200, [aBadge()]));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByText('Private')).toBeVisible();
    expect(shownToasts().at(-1)).toMatchObject({ title: 'Badge no longer shared' });
  });

  it('load again after a failure', async () => {
    server.to(LIST, () => refusal(503));
    draw();
    await screen.findByText('Couldn’t load the badges');
    server.to(LIST, () => json(200, [aBadge()]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Community Helper')).toBeVisible();
  });
});
