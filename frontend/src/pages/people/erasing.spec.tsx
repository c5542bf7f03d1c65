import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { admin, aUser, teacher } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { PeoplePage } from './PeoplePage.js';

const ERASED = aUser({
  firstName: 'Erased',
  lastName: 'person',
  username: 'erased-5',
  email: 'erased-5@invalid',
  isActive: false,
  version: 5,
  erasedAt: '2026-11-01T12:00:00.000Z',
});
const none = (): Response => json(200, [], { 'X-Total-Count': '0' });

let server: Answers;
let maya = aUser();
beforeEach(() => {
  maya = aUser();
  server = new Answers()
    .to('GET /api/auth/options', () =>
      json(200, { google: false, passwordMinLength: 6, staffPasswordMinLength: 12, sendsMail: false }),
    )
    .to('GET /api/family-links', none)
    .to('GET /api/join-requests', none)
    .to('GET /api/users', ({ url }) =>
      url.includes('status=nominated') ? none() : json(200, [maya], { 'X-Total-Count': '1' }),
    )
    .to('GET /api/users/5', () => json(200, maya))
    .to('POST /api/users/5/erase', () => {
      maya = ERASED;
      return json(200, maya);
    });
});
afterEach(() => server.end());

const visit = (user = admin, at = '/people?person=5') =>
  renderPart(
    <>
      <PeoplePage />
      <Toaster />
    </>,
    { user, at },
  );
const ask = async () => {
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Erase…' }));
  return within(await screen.findByRole('dialog', { name: 'Erase Maya Chen’s data' }));
};

describe('erasing a person', () => {
  it('says what goes and what stays before anything is asked of the server', async () => {
    const dialog = await ask();
    expect(await dialog.findByText('What will be erased')).toBeVisible();
    expect(dialog.getByText(/^Approved and rejected entries/)).toBeVisible();
    expect(dialog.getByText(/doesn’t search other people’s records for what they wrote/)).toBeVisible();
    expect(await server.bodies('POST /api/users/5/erase')).toEqual([]);
  });

  it('takes the username, and sends nothing before it is typed', async () => {
    const dialog = await ask();
    const field = await dialog.findByRole('textbox', { name: 'Type “maya” to confirm' });
    await enterText(field, 'may');
    await userEvent.click(dialog.getByRole('button', { name: 'Erase permanently' }));
    expect(await dialog.findByText('Type “maya” to confirm.')).toBeVisible();
    expect(await server.bodies('POST /api/users/5/erase')).toEqual([]);
    await enterText(field, 'A');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Reason/ }), 'They asked for it');
    await userEvent.click(dialog.getByRole('button', { name: 'Erase permanently' }));
    expect(await screen.findByText('Data erased')).toBeVisible();
    expect(await server.bodies('POST /api/users/5/erase')).toEqual([{ version: 4, username: 'mayA', reason: 'asked' }]);
  });

  it('leaves a person without a name, and nothing to do with their account', async () => {
    const dialog = await ask();
    await enterText(await dialog.findByRole('textbox', { name: 'Type “maya” to confirm' }), 'maya');
    await userEvent.click(dialog.getByRole('button', { name: 'Erase permanently' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Person' }));
    expect(await panel.findByRole('heading', { name: 'Erased person' })).toBeVisible();
    expect(
      panel.getByText(
        /^This person’s data was erased on November 1, 2026.*under the name “Erased person\.” Their own decisions .* are kept too/,
      ),
    ).toBeVisible();
    expect(panel.queryByText(/This can’t be undone/)).toBeNull();
    expect(panel.queryByText('erased-5')).toBeNull();
    for (const name of ['Edit', 'Activate', 'Invitation link', 'Erase…', 'Link a parent'])
      expect(panel.queryByRole('button', { name })).toBeNull();
    expect(panel.getByRole('button', { name: 'View hours' })).toBeVisible();
  });

  it('tells why nobody was erased, and reads anew how the person stands', async () => {
    server.to('POST /api/users/5/erase', () =>
      refusal(409, { code: 'stale', message: 'Somebody else changed this meanwhile.' }),
    );
    const dialog = await ask();
    await enterText(await dialog.findByRole('textbox', { name: 'Type “maya” to confirm' }), 'maya');
    await userEvent.click(dialog.getByRole('button', { name: 'Erase permanently' }));
    expect(await screen.findByText('Data not erased')).toBeVisible();
    expect(screen.getByText('Somebody else changed this meanwhile.')).toBeVisible();
  });

  it('is not offered to teachers', async () => {
    visit(teacher);
    const panel = within(await screen.findByRole('dialog', { name: 'Person' }));
    expect(await panel.findByRole('button', { name: 'Link a parent' })).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Erase…' })).toBeNull();
  });

  it('shows in the list who was erased, by no name', async () => {
    maya = ERASED;
    visit(admin, '/people');
    const table = await screen.findByRole('table', { name: 'People' });
    expect(within(table).getByRole('row', { name: /Erased person .*Student Erased/ })).toBeVisible();
    expect(screen.queryByText('erased-5@invalid')).toBeNull();
  });
});
