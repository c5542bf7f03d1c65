import type { SessionUser } from '@hourtrail/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from '../../../app/store.js';
import { sessionIsOver } from '../../../lib/appStore.js';
import { enterText } from '../../../testing/enterText.js';
import { admin, lincoln, superAdmin, teacher } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { ExportMenu } from './ExportMenu.js';

interface Saved {
  readonly name: string;
  readonly text: string;
}

let server: Answers;
let saved: Saved[];
beforeEach(() => {
  server = new Answers().to(EXPORT, () =>
    json(201, { url: '/api/admin/export/files/once', expiresAt: '2026-11-21T15:02:00Z' }),
  );
  saved = [];
  let content: Blob;
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:export';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    void content.text().then((text) => saved.push({ name: this.download, text }));
  });
});
afterEach(() => {
  sessionIsOver();
  server.end();
  jest.restoreAllMocks();
});

const HEADERS = {
  'Content-Type': 'text/csv',
  'Content-Disposition': 'attachment; filename="lincoln-hours-2026-11-21.csv"',
  'X-Total-Count': '1204',
};
const FILTERS = { status: 'approved,verified', q: 'maya & co' };
const EXPORT = 'POST /api/admin/export/hours';
const EXPORTED = 'GET /api/admin/export/files/once';

function show(user: SessionUser = admin, filters: Readonly<Record<string, string>> = FILTERS, store = createStore()) {
  return renderPart(
    <>
      <ExportMenu kind="hours" filters={filters} />
      <Toaster />
    </>,
    { user, store },
  );
}

async function choose(format: RegExp): Promise<void> {
  // what it does comes after it
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const menu = await screen.findByRole('menu', { name: 'Export as' });
  await userEvent.click(within(menu).getByRole('menuitem', { name: format }));
}

/** A file that comes in parts, as the test sends them. */
function inParts() {
  let sending!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sending = controller;
    },
  });
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  return {
    answer: () => new Response(body, { headers: HEADERS }),
    send: (text: string) => sending.enqueue(bytes(text)),
    close: () => sending.close(),
    fail: () => sending.error(new Error('reset')),
  };
}

describe('the export of a list', () => {
  it('is saved under the name that the server gives it, with what narrows the list on screen', async () => {
    server.to(EXPORTED, () => new Response('a,b\r\n1,2\r\n', { headers: HEADERS }));
    show();
    await choose(/CSV/);
    expect(await screen.findByText('Exported 1,204 rows')).toBeVisible();
    expect(screen.getByText('lincoln-hours-2026-11-21.csv')).toBeVisible();
    await waitFor(() => expect(saved).toEqual([{ name: 'lincoln-hours-2026-11-21.csv', text: 'a,b\r\n1,2\r\n' }]));
    expect(await server.bodies(EXPORT)).toEqual([{ filters: FILTERS, format: 'csv' }]);
  });

  it.each([
    [/Excel/, 'xlsx'],
    [/PDF/, 'pdf'],
  ])('comes as %s, too', async (name, format) => {
    server.to(EXPORTED, () => new Response('x', { headers: HEADERS }));
    show();
    await choose(name);
    await waitFor(async () => expect(await server.bodies(EXPORT)).toEqual([{ filters: FILTERS, format }]));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('says how far it has come in place, and can be broken off', async () => {
    const file = inParts();
    server.to(EXPORTED, file.answer);
    show();
    await choose(/CSV/);
    const cancel = await screen.findByRole('button', { name: 'Cancel export' });
    expect(screen.getByText('Exporting hours as CSV')).toBeInTheDocument();
    await act(async () => {
      file.send('x'.repeat(1_200_000));
      await new Promise((resolve) => setTimeout(resolve, 250));
      file.send('y');
    });
    expect(await screen.findByText('1,204 rows, 1.2 MB so far')).toBeVisible();
    await userEvent.click(cancel);
    expect(await screen.findByRole('button', { name: 'Export' })).toBeEnabled();
    expect(saved).toEqual([]);
    expect(screen.queryByText('Export failed')).toBeNull();
  });

  it('goes on while its person looks at something else, and is found again', async () => {
    const file = inParts();
    server.to(EXPORTED, file.answer);
    const { unmount, store } = show();
    await choose(/CSV/);
    await screen.findByRole('button', { name: 'Cancel export' });
    unmount();
    show(admin, FILTERS, store);
    expect(await screen.findByRole('button', { name: 'Cancel export' })).toBeVisible();
    await act(async () => {
      file.send('a');
      file.close();
      await Promise.resolve();
    });
    expect(await screen.findByText('Exported 1,204 rows')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
  });

  it('saves nothing of a file that broke off on the way', async () => {
    const file = inParts();
    server.to(EXPORTED, file.answer);
    show();
    await choose(/CSV/);
    await screen.findByRole('button', { name: 'Cancel export' });
    await act(async () => {
      file.send('half a fi');
      file.fail();
      await Promise.resolve();
    });
    expect(await screen.findByText('Export failed')).toBeVisible();
    expect(screen.getByText('The connection was lost before the file was complete. Try again.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it.each([
    [refusal(403, { message: 'You may not export.' }), 'You may not export.'],
    [new Response('<html>', { status: 502 }), 'We couldn’t export the hours. Try again.'],
  ])('says why it failed', async (answer, words) => {
    server.to(EXPORTED, () => answer);
    show();
    await choose(/CSV/);
    expect(await screen.findByText('Export failed')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Export' })).toBeEnabled();
  });

  it('says that the server cannot be reached', async () => {
    server.to(EXPORTED, () => Promise.reject(new TypeError('Failed to fetch')));
    show();
    await choose(/CSV/);
    expect(await screen.findByText('We couldn’t reach the server. Check your connection and try again.')).toBeVisible();
  });

  it('is not offered to a teacher', () => {
    show(teacher);
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });
});

describe('the export of a super-admin, who sees several schools', () => {
  beforeEach(() => {
    server
      .to(EXPORTED, () => new Response('a', { headers: HEADERS }))
      .to('GET /api/organizations', () => json(200, [lincoln, { ...lincoln, id: 3, name: 'Roosevelt High School' }]))
      .to('GET /api/organizations/3', () => json(200, { ...lincoln, id: 3, name: 'Roosevelt High School' }));
  });
  const sentExport = async (): Promise<unknown> => (await server.bodies(EXPORT))[0];

  it('asks for the school, with their own to begin with', async () => {
    show(superAdmin);
    await choose(/CSV/);
    const dialog = await screen.findByRole('dialog', { name: 'Export hours' });
    expect(await within(dialog).findByRole('combobox', { name: 'School' })).toHaveValue('Lincoln High School');
    expect(within(dialog).queryByLabelText('Reason')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    await waitFor(async () =>
      expect(await sentExport()).toEqual({ filters: { ...FILTERS, organizationId: '2' }, format: 'csv' }),
    );
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('asks for the reason where the list is narrowed to another school', async () => {
    show(superAdmin, { organizationId: '3' });
    await choose(/PDF/);
    const dialog = await screen.findByRole('dialog', { name: 'Export hours' });
    await waitFor(() =>
      expect(within(dialog).getByRole('combobox', { name: 'School' })).toHaveValue('Roosevelt High School'),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    expect(await within(dialog).findByText('You’re working in another school. Enter a reason.')).toBeVisible();
    expect(await sentExport()).toBeUndefined();
    await enterText(within(dialog).getByLabelText('Reason'), 'The district asked');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    await waitFor(async () =>
      expect(await sentExport()).toEqual({
        filters: { organizationId: '3' },
        reason: 'The district asked',
        format: 'pdf',
      }),
    );
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('asks nothing where the list is narrowed to their own', async () => {
    show(superAdmin, { organizationId: '2' });
    await choose(/CSV/);
    await waitFor(async () => expect(await sentExport()).toEqual({ filters: { organizationId: '2' }, format: 'csv' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});
