import type { SessionUser } from '@hourtrail/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionIsOver } from '../lib/appStore.js';
import { student, teacher } from '../testing/builders.js';
import { renderPart } from '../testing/render.js';
import { Answers, refusal } from '../testing/server.js';
import { EvidenceButton } from './EvidenceButton.js';
import { Toaster } from './Toaster.js';

let server: Answers;
let saved: string[];
beforeEach(() => {
  server = new Answers();
  saved = [];
  URL.createObjectURL = () => 'blob:evidence';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  sessionIsOver();
  server.end();
  jest.restoreAllMocks();
});

const MADE = 'POST /api/audit/evidence';
const HEADERS = {
  'Content-Type': 'application/zip',
  'Content-Disposition': 'attachment; filename="evidence-entry-12-2026-11-21.zip"',
  'X-Total-Count': '3',
};

const show = (user: SessionUser = student) =>
  renderPart(
    <>
      <EvidenceButton kind="entry" id="12" organizationId="2" />
      <Toaster />
    </>,
    { user },
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Download evidence' }));

describe('the button for evidence', () => {
  it('asks for what it stands beside, saves it under its own name, and says what it is', async () => {
    server.to(MADE, () => new Response('zip', { headers: HEADERS }));
    show();
    await press();
    expect(await screen.findByText('Evidence saved')).toBeVisible();
    expect(
      screen.getByText(
        /^3 events\. To check evidence-entry-12-2026-11-21\.zip, unzip it, open the verify\.html inside and choose the ZIP file there\./,
      ),
    ).toBeVisible();
    expect(saved).toEqual(['evidence-entry-12-2026-11-21.zip']);
    expect(await server.bodies(MADE)).toEqual([{ kind: 'entry', id: '12', organizationId: '2' }]);
  });

  it('can be called off while it is made', async () => {
    const never = new Response(new ReadableStream({}), { headers: HEADERS });
    server.to(MADE, () => never);
    show();
    await press();
    const making = await screen.findByRole('button', { name: 'Preparing evidence... Cancel' });
    expect(making.querySelector('[role]')).toBeNull();
    expect(screen.getByText('Preparing evidence...', { selector: '[role="status"]' })).toBeVisible();
    await userEvent.click(making);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download evidence' })).toBeEnabled());
    expect(saved).toEqual([]);
    expect(screen.queryByText('Evidence not downloaded')).toBeNull();
  });

  it('is not there for who may have none', () => {
    show(teacher);
    expect(screen.queryByRole('button', { name: 'Download evidence' })).toBeNull();
  });

  it('says in the server’s words why there is none', async () => {
    const message = 'This is not sealed yet. Try again in a moment.';
    server.to(MADE, () => refusal(409, { message }));
    show();
    await press();
    expect(await screen.findByText('Evidence not downloaded')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Download evidence' })).toBeEnabled();
  });
});
