import type { ApiKeyUse, ApiKeyView, WebhookDelivery, WebhookView } from '@hourtrail/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { admin } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { Connections } from './Connections.js';

const KEY: ApiKeyView = {
  ...{ id: 7, name: 'Nightly sync', capabilities: ['hours.read'], status: 'active' },
  createdBy: { id: admin.id, name: 'Dana Whitfield' },
  ...{ createdAt: '2026-11-20T15:00:00Z', expiresAt: '2027-02-18T15:00:00Z', lastUsedAt: null },
};
const USE: ApiKeyUse = {
  ...{ at: '2026-11-21T15:00:00Z', route: 'GET /api/volunteer-hours', status: 200 },
  ...{ address: '203.0.113.5', requestId: 'b3f6' },
};
const HOOK: WebhookView = {
  ...{ id: 9, url: 'https://example.org/hooks', events: ['hours.approved'], createdAt: '2026-11-20T15:00:00Z' },
  ...{ failingSince: null, offSince: null, earlierSecretUntil: null },
};
const DELIVERY: WebhookDelivery = {
  ...{ id: 4, messageId: 'msg_1', event: 'hours.approved', at: '2026-11-21T15:00:00Z', status: 'failed', tries: 12 },
  ...{ responseStatus: 500, problem: null, nextTryAt: null, endedAt: '2026-11-24T15:00:00Z' },
};

let server: Answers;
beforeEach(() => {
  server = new Answers();
});
afterEach(() => server.end());

const visit = (keys: readonly ApiKeyView[], webhooks: readonly WebhookView[]): void => {
  server.to('GET /api/api-keys', () => json(200, keys)).to('GET /api/webhooks', () => json(200, webhooks));
  renderPart(
    <>
      <Connections />
      <Toaster />
    </>,
    { user: admin },
  );
};
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = (): Response => new Response(null, { status: 204 });

describe('API keys', () => {
  it('are created with what they may do, and shown once', async () => {
    visit([], []);
    server.to('GET /api/profile', () => json(200, { hasPassword: true }));
    server.to('POST /api/api-keys', () => json(201, { ...KEY, key: 'ht_secret' }));
    await press('Create key');
    const form = await dialog('Create key');
    await userEvent.click(await form.findByRole('button', { name: 'Create key' }));
    expect(await form.findByText('Name is required')).toBeVisible();
    expect(form.getByText('Permissions: choose at least one.')).toBeVisible();
    await enterText(form.getByLabelText('Name'), 'Nightly sync');
    await userEvent.click(form.getByLabelText(/^Read hours/));
    await enterText(form.getByLabelText('Current password'), 'a long walk');
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    expect(await form.findByDisplayValue('ht_secret')).toBeVisible();
    expect(form.getByText('Copy the key now. We can’t show it again.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const asked = within(await screen.findByRole('dialog', { name: 'Have you saved it?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Go back' }));
    await userEvent.click(await form.findByRole('button', { name: 'Done' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I have saved it' }));
    await waitFor(() => expect(screen.queryByDisplayValue('ht_secret')).toBeNull());
    expect(await server.bodies('POST /api/api-keys')).toEqual([
      {
        ...{ name: 'Nightly sync', capabilities: ['hours.read'], expiresAt: expect.any(String) as string },
        currentPassword: 'a long walk',
      },
    ]);
  });

  it('ask no password of someone who has none', async () => {
    visit([], []);
    server.to('GET /api/profile', () => json(200, { hasPassword: false }));
    await press('Create key');
    const form = await dialog('Create key');
    await form.findByLabelText('Name');
    await waitFor(() => expect(form.queryByLabelText('Current password')).toBeNull());
  });

  it('say who created them, how long they work, and why they ended', async () => {
    visit(
      [
        { ...KEY, lastUsedAt: '2026-11-21T15:00:00Z' },
        { ...KEY, id: 8, name: 'Old', status: 'ended' },
      ],
      [],
    );
    expect(
      await screen.findByText(/^Created by Dana Whitfield · works until .*2027 · last used .*2026$/),
    ).toBeVisible();
    expect(
      screen.getByText(/ended, because its creator left or changed password, second factor or role/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revoke Old' })).toBeNull();
  });

  it('are revoked once that is confirmed', async () => {
    visit([KEY], []);
    server.to('DELETE /api/api-keys/7', gone);
    await press('Revoke Nightly sync');
    await userEvent.click((await dialog('Revoke the key Nightly sync?')).getByRole('button', { name: 'Revoke key' }));
    expect(await screen.findByText('Key revoked')).toBeVisible();
  });

  it('list their uses', async () => {
    visit([KEY], []);
    server.to('GET /api/api-keys/7/uses', () => json(200, [USE]));
    await press('Uses of Nightly sync');
    const uses = await dialog('Uses of Nightly sync');
    expect(await uses.findByText('GET /api/volunteer-hours · 200')).toBeVisible();
    expect(uses.getByText(/from 203\.0\.113\.5 · request b3f6$/)).toBeVisible();
  });
});

describe('webhooks', () => {
  it('are added, and their secret is shown once', async () => {
    visit([], []);
    server.to('POST /api/webhooks', () => json(201, { id: 9, secret: 'whsec_secret' }));
    await press('Add webhook');
    const form = await dialog('Add webhook');
    await enterText(await form.findByLabelText('Web address'), HOOK.url);
    await userEvent.click(form.getByLabelText('Approved hours'));
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
    expect(await form.findByDisplayValue('whsec_secret')).toBeVisible();
    expect(await server.bodies('POST /api/webhooks')).toEqual([{ url: HOOK.url, events: ['hours.approved'] }]);
  });

  it('say which address was refused', async () => {
    visit([], []);
    const message = 'This address is on a private network.';
    server.to('POST /api/webhooks', () =>
      refusal(400, { code: 'invalid-input', message, errors: [{ field: 'url', message }] }),
    );
    await press('Add webhook');
    const form = await dialog('Add webhook');
    await enterText(await form.findByLabelText('Web address'), 'https://10.0.0.1/');
    await userEvent.click(form.getByLabelText('Approved hours'));
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
    expect(await form.findByText(message)).toBeVisible();
  });

  it('list their deliveries, which can be sent again', async () => {
    visit([], [HOOK]);
    server.to('GET /api/webhooks/9/deliveries', () => json(200, [DELIVERY]));
    server.to('POST /api/webhooks/9/deliveries/4/resend', gone);
    await press('Deliveries to https://example.org/hooks');
    const list = await dialog('Deliveries');
    expect(await list.findByText('Given up · 12 tries · response 500')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Resend/ }));
    expect(await screen.findByText('Sending again')).toBeVisible();
  });

  it('get a new secret, and are switched on again', async () => {
    visit([], [{ ...HOOK, offSince: '2026-11-24T15:00:00Z' }]);
    expect(await screen.findByText(/switched off on .*, because it kept failing$/)).toBeVisible();
    server.to('POST /api/webhooks/9/switch-on', gone);
    server.to('POST /api/webhooks/9/rotate-secret', () => json(200, { id: 9, secret: 'whsec_new' }));
    await press('Switch on https://example.org/hooks');
    expect(await screen.findByText('Webhook switched on')).toBeVisible();
    await press('New secret for https://example.org/hooks');
    const form = await dialog('Create a new secret?');
    await userEvent.click(await form.findByRole('button', { name: 'Create secret' }));
    expect(await form.findByDisplayValue('whsec_new')).toBeVisible();
    fireEvent.copy(form.getByDisplayValue('whsec_new'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByDisplayValue('whsec_new')).toBeNull());
  });

  it('are removed once that is confirmed', async () => {
    visit([], [HOOK]);
    server.to('DELETE /api/webhooks/9', gone);
    await press('Remove https://example.org/hooks');
    await userEvent.click((await dialog('Remove this webhook?')).getByRole('button', { name: 'Remove webhook' }));
    expect(await screen.findByText('Webhook removed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('can be loaded again where that failed', async () => {
  server.to('GET /api/api-keys', () => refusal(503)).to('GET /api/webhooks', () => json(200, []));
  renderPart(<Connections />, { user: admin });
  expect(await screen.findByText('Couldn’t load the keys')).toBeVisible();
  server.to('GET /api/api-keys', () => json(200, [KEY]));
  await press('Try again');
  expect(await screen.findByText('Nightly sync')).toBeVisible();
});
