import type {
  Access,
  Anomaly,
  AuditEvent,
  AuditStep,
  Decider,
  Integrity,
  LogKey,
  NamedPerson,
  Sample,
  SessionUser,
} from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { admin, superAdmin } from '../../testing/builders.js';
import { Toaster } from '../../ui/Toaster.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { AuditPage } from './AuditPage.js';

const auditor: SessionUser = { ...admin, id: 40, firstName: 'Ingrid', lastName: 'Solberg', role: 'auditor' };
const rivera: NamedPerson = { id: 3, name: 'Tomas Rivera', role: 'teacher' };
const maya = { id: 5, name: 'Maya Chen' };
const ROOT = '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328';
const CHECKPOINT =
  'hours.example/2\n8\nXcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=\nsealed at 2026-11-21T12:00:00.000Z\n';

const integrity = (given: Partial<Integrity> = {}): Integrity => ({
  organizationId: 2,
  state: 'sealed',
  words: 'Every event of this school is sealed.',
  sealed: 8,
  waiting: 0,
  sealedAt: '2026-11-21T12:00:00.000Z',
  root: ROOT,
  key: '530d903a',
  checks: [
    { name: 'tree', holds: true, words: 'The tree leads to the signed root.' },
    { name: 'signature', holds: true, words: 'The key has signed it.' },
    { name: 'outside', holds: true, words: 'The copy says the same.' },
  ],
  checkup: null,
  unfinished: null,
  isCheckingUp: false,
  ...given,
});

const event = (given: Partial<AuditEvent> = {}): AuditEvent => ({
  number: 8,
  organizationId: 2,
  record: 'hours/12',
  version: 3,
  type: 'hours.approved',
  at: '2026-11-21T12:00:00.000Z',
  actor: rivera,
  person: maya,
  hours: '3.00',
  ...given,
});

const step = (given: Partial<AuditStep> = {}): AuditStep => ({
  ...event(),
  data: { student: 5, to: 'approved', hundredthsAfter: 300 },
  texts: { comment: 'Well done' },
  hash: ROOT,
  verified: 'sealed',
  fault: null,
  ...given,
});

const key: LogKey = {
  verifierKey: 'hours.example+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
  since: '2026-09-01T12:00:00.000Z',
  until: null,
  statement: null,
};

const sample: Sample = {
  organizationId: 2,
  seed: 'first snow',
  size: 8,
  root: ROOT,
  population: 3,
  entries: [
    {
      number: 8,
      record: 'hours/12',
      person: maya,
      actor: rivera,
      at: '2026-11-21T12:00:00.000Z',
      hours: '3.00',
      draw: ROOT,
    },
  ],
};

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/audit/integrity', () => json(200, integrity()))
    .to('GET /api/audit/checkpoint', () => new Response(CHECKPOINT, { headers: { 'Content-Type': 'text/plain' } }))
    .to('GET /api/audit/checkpoints', () =>
      json(200, [{ size: 8, root: ROOT, sealedAt: '2026-11-21T12:00:00.000Z', key: '530d903a' }]),
    )
    .to('GET /api/audit/keys', () => json(200, [key]))
    .to('GET /api/profile/checkpoint-mail', () =>
      json(200, { isOn: false, sendsMail: true, email: 'ingrid@lincoln.example', organizationId: 2, newest: null }),
    )
    .to('GET /api/audit/people', () => json(200, [{ ...maya, role: 'student' }]))
    .to('GET /api/audit/events', () => json(200, [event()], { 'X-Total-Count': '1' }))
    .to('GET /api/audit/records/hours/12', () => json(200, [step({ version: 1, type: 'hours.submitted' }), step()]));
});
afterEach(() => server.end());

const show = (at = '/audit', user: SessionUser = auditor) => renderPart(<AuditPage />, { user, at });
const requestsTo = (path: string): readonly string[] =>
  server.sent
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname === path)
    .map(({ search }) => search);

describe('the workbench of a reviewer', () => {
  it('says first how the log stands, by what it was checked, and what was signed', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Sealed' })).toBeVisible();
    const sentence = screen.getByText('Every event of this school is sealed.');
    for (const hash of screen.getAllByText(ROOT))
      expect(sentence.compareDocumentPosition(hash)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const facts = within(screen.getByRole('region', { name: 'Sealed' }))
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(facts.slice(0, facts.indexOf('Last full check'))).not.toContain('Root');
    const checks = within(screen.getByRole('list', { name: 'Checks' }));
    expect(checks.getAllByRole('img', { name: 'Passed' })).toHaveLength(3);
    expect(await screen.findByText(/hours\.example\/2/)).toBeVisible();
    expect(await screen.findByText(key.verifierKey)).toBeVisible();
    expect(requestsTo('/api/audit/integrity')).toEqual(['']);
  });

  it('says so plainly where a check fails, or where an event is not as it was written', async () => {
    const [tree, signature] = integrity().checks;
    const externalCopy = { name: 'outside', holds: false, words: 'The copy tells of another tree.' } as const;
    const words = 'Something is not as it was recorded. 8 events are sealed.';
    const faulty = integrity({ state: 'faulty', words, checks: [tree!, signature!, externalCopy] });
    server.to('GET /api/audit/integrity', () => json(200, faulty));
    show();
    expect(await screen.findByRole('heading', { name: 'Check failed' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Failed' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^First, save proof of how things were/);
    server.to('GET /api/audit/integrity', () =>
      json(200, integrity({ state: 'halted', words: 'Event 5 is changed.' })),
    );
    server.to('POST /api/audit/checkups', () => json(202, integrity({ isCheckingUp: true })));
    await userEvent.click(screen.getByRole('button', { name: 'Check every event' }));
    expect(await screen.findByRole('heading', { name: 'Sealing stopped' })).toBeVisible();
    expect(screen.getByText('Event 5 is changed.')).toBeVisible();
  });

  it('has every event read again when somebody asks, and names what was found', async () => {
    const words = ['hours/12: step 2 was changed after it was recorded.', '5 checkpoints don’t match the events.'];
    const summary = 'Not as recorded: 1 record and 5 checkpoints.';
    const checkup = { at: '2026-11-21T12:01:00.000Z', events: 8, faults: 7, summary, words };
    const found = { name: 'events', holds: false, words: `8 events read again. ${summary}` } as const;
    let isCheckingUp = false;
    server.to('POST /api/audit/checkups', () => {
      isCheckingUp = true;
      server.to('GET /api/audit/integrity', () =>
        json(
          200,
          integrity({
            isCheckingUp,
            ...(!isCheckingUp && { state: 'faulty', checkup, checks: [...integrity().checks, found] }),
          }),
        ),
      );
      return json(202, integrity({ isCheckingUp }));
    });
    show();
    expect(await screen.findByText('Not yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check every event' }));
    const checking = await screen.findByRole('button', { name: 'Checking...' });
    expect(checking).toHaveFocus();
    expect(checking).not.toHaveAttribute('disabled');
    await userEvent.click(checking);
    expect(server.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(await screen.findByText('Not yet. A check is running.')).toBeVisible();
    isCheckingUp = false;
    const list = within(await screen.findByRole('list', { name: 'Problems found' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Hours entry 12: step 2 was changed after it was recorded.',
      '5 checkpoints don’t match the events.',
    ]);
    expect(screen.getByRole('heading', { name: 'Check failed' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hours entry 12' }));
    const trail = within(await screen.findByRole('dialog', { name: 'Hours entry 12' }));
    await userEvent.click(await trail.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    server.to('POST /api/audit/checkups', () => json(503, {}));
    await userEvent.click(screen.getByRole('button', { name: 'Check every event' }));
    expect(await screen.findByText('The check didn’t start. Try again in a moment.')).toBeVisible();
  });

  it('lists the newest checkpoint as soon as it is told of', async () => {
    show();
    expect(await screen.findByText('8 events', { selector: 'tbody *' })).toBeVisible();
    const sealedAt = '2026-11-21T12:05:00.000Z';
    server
      .to('GET /api/audit/integrity', () => json(200, integrity({ sealed: 9 })))
      .to('GET /api/audit/checkpoints', () => json(200, [{ size: 9, root: ROOT, sealedAt, key: '530d903a' }]))
      .to('POST /api/audit/checkups', () => json(202, integrity()));
    await userEvent.click(screen.getByRole('button', { name: 'Check every event' }));
    expect(await screen.findByText('9 events', { selector: 'tbody *' })).toBeVisible();
  });

  it('keeps what it knew and says that it is old, where the server is away', async () => {
    show();
    await screen.findByRole('heading', { name: 'Sealed' });
    server.to('GET /api/audit/integrity', () => refusal(503)).to('POST /api/audit/checkups', () => refusal(503));
    await userEvent.click(screen.getByRole('button', { name: 'Check every event' }));
    expect(await screen.findByText(/^We can’t reach the server/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sealed' })).toBeVisible();
  });

  it('finds events by person and kind, in the address, and opens the trail of their record', async () => {
    show('/audit?tab=events&person=5&kind=hours.approved');
    expect(await screen.findByText('Approved hours')).toBeVisible();
    expect(await screen.findByDisplayValue('Maya Chen')).toBeVisible();
    expect(requestsTo('/api/audit/events')).toEqual(['?person=5&kind=hours.approved&limit=50']);
    await userEvent.click(screen.getByRole('button', { name: 'Trail' }));
    const trail = within(await screen.findByRole('dialog', { name: 'Hours entry 12' }));
    expect(await trail.findByRole('heading', { name: 'Submitted hours' })).toBeVisible();
    expect(trail.getAllByText('Sealed')).toHaveLength(2);
    expect(trail.getAllByText('Well done')).toHaveLength(2);
    expect(trail.getByText('About Maya Chen, 3 hours')).toBeVisible();
    expect(trail.getByText(/step 3, event 8 of the log$/)).toHaveTextContent(
      /^November 21, 2026, .* [AP]M, step 3, event 8 of the log$/,
    );
    await userEvent.click(trail.getAllByText('What was recorded')[0]!);
    expect(trail.getAllByText('3 hours')[0]).toBeVisible();
    expect(trail.getAllByText('Maya Chen')[0]).toBeVisible();
  });

  it('shows what an amendment changed, before and after, without anything to be opened first', async () => {
    const before = {
      from: 'pending',
      to: 'pending',
      dateAfter: '2026-11-02',
      hundredthsBefore: 400,
      hundredthsAfter: 300,
    };
    server
      .to('GET /api/audit/people', ({ url }) =>
        json(
          200,
          new URL(url).searchParams.get('id') === '6' ? [{ id: 6, name: 'Vera Okafor', role: 'verifier' }] : [],
        ),
      )
      .to('GET /api/audit/records/hours/12', () =>
        json(200, [
          step({ version: 1, data: { ...before, from: null }, texts: { organizationName: 'Food Bank' } }),
          step({
            version: 2,
            type: 'hours.amended',
            data: { ...before, dateBefore: '2026-11-01', set: { startTime: '14:00', verifierId: 6 } },
            texts: { organizationName: 'City Library', reason: 'A typing error' },
          }),
        ]),
      );
    show('/audit?tab=events&record=hours/12');
    const changes = within(await screen.findByRole('list', { name: 'What changed' }));
    await changes.findByText(/Vera Okafor/);
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Start time: empty → 2:00 PM',
      'Verifier: empty → Vera Okafor',
      'Hours: 4 hours → 3 hours',
      'Date: Sun, Nov 1, 2026 → Mon, Nov 2, 2026',
      'Organization: Food Bank → City Library',
    ]);
    expect(screen.getByText('A typing error')).toBeVisible();
    expect(changes.getByText(/City Library/).closest('details')).toBeNull();
  });

  it('warns of a record that was changed behind the application', async () => {
    server.to('GET /api/audit/records/hours/12', () =>
      json(200, [step({ verified: 'broken', fault: 'Event 8 was edited.', texts: { comment: null } })]),
    );
    show('/audit?tab=events&record=hours/12');
    expect(await screen.findByRole('alert')).toHaveTextContent('isn’t what was written');
    expect(screen.getByText('Not as written')).toBeVisible();
    expect(screen.getByText('Event 8 was edited.')).toBeVisible();
    expect(screen.getByText('Cleared or erased')).toBeVisible();
  });

  it('names an event that is gone, and neither who did it nor when', async () => {
    const gone = step({ type: 'missing', number: 7, verified: 'broken', fault: 'It is not there any more.', data: {} });
    server.to('GET /api/audit/records/hours/12', () => json(200, [gone]));
    show('/audit?tab=events&record=hours/12');
    const trail = within(await screen.findByRole('dialog'));
    expect(await trail.findByText('An event is missing')).toBeVisible();
    expect(trail.getByText('Missing')).toBeVisible();
    expect(trail.getByText('Step 3, event 7 of the log')).toBeVisible();
    expect(trail.queryByText('Tomas Rivera')).toBeNull();
  });

  it('says of a record that is not there, or another school’s, that it is not there', async () => {
    show('/audit?record=hours/99');
    expect(await screen.findByText('Record not found')).toBeVisible();
  });

  it('says what it did not find, and lets go of the filters', async () => {
    server.to('GET /api/audit/events', ({ url }) => json(200, new URL(url).searchParams.has('kind') ? [] : [event()]));
    show('/audit?tab=events&kind=hours.revoked');
    expect(await screen.findByText('No events match: revoked approvals')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(await screen.findByText('Approved hours')).toBeVisible();
  });

  it('leads from a person’s decisions to the events that make them', async () => {
    const decider: Decider = {
      person: rivera,
      earlierRole: 'verifier',
      verified: 0,
      approved: 40,
      rejected: 2,
      alone: 7,
      approvedHours: 120.5,
      firstAt: '2026-09-01T12:00:00.000Z',
      lastAt: '2026-11-21T12:00:00.000Z',
    };
    server.to('GET /api/audit/deciders', () => json(200, [decider]));
    show('/audit?tab=decisions&from=2026-09-01');
    expect(await screen.findByText('120.50 h')).toBeVisible();
    expect(screen.getByText(/Verifier before/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Events' }));
    await screen.findByText('Approved hours');
    expect(requestsTo('/api/audit/events')).toEqual(['?by=3&kind=hours&from=2026-09-01&limit=50']);
  });

  it('tells why something is unusual, and accuses nobody', async () => {
    const anomaly: Anomaly = {
      rule: 'burst',
      at: '2026-11-21T12:00:00.000Z',
      actor: rivera,
      person: null,
      decisions: 22,
      hours: 44,
      reason: 'Tomas Rivera approved 22 entries within 60 seconds.',
      records: Array.from({ length: 10 }, (_, index) => `hours/${index + 1}`),
    };
    server.to('GET /api/audit/anomalies', () => json(200, [anomaly]));
    show('/audit?tab=unusual&rule=burst');
    expect(await screen.findByText(anomaly.reason)).toBeVisible();
    expect(screen.getByText(/unusual, but not necessarily wrong.*within a minute\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hours entry 10' })).toBeVisible();
    expect(requestsTo('/api/audit/anomalies')).toEqual(['?rule=burst&limit=50']);
    await userEvent.click(screen.getByRole('button', { name: 'Show 12 more' }));
    await screen.findByText('Approved hours');
    expect(requestsTo('/api/audit/events')).toEqual(['?by=3&kind=hours&from=2026-11-21&to=2026-11-21&limit=50']);
  });

  it('draws a sample that a link draws again, and asks for what is missing before it does', async () => {
    server.to('GET /api/audit/sample', () => json(200, sample));
    show('/audit?tab=sample');
    await userEvent.click(await screen.findByRole('button', { name: 'Draw sample' }));
    expect(await screen.findByText('Enter a seed.')).toBeVisible();
    expect(requestsTo('/api/audit/sample')).toEqual([]);
    await enterText(screen.getByRole('textbox', { name: /^Seed/ }), 'first snow');
    const entries = screen.getByRole('textbox', { name: /^Entries/ });
    await userEvent.clear(entries);
    await enterText(entries, '1');
    await userEvent.click(screen.getByRole('button', { name: 'Draw sample' }));
    expect(await screen.findByRole('heading', { name: '1 entry from 3 approvals' })).toBeVisible();
    expect(requestsTo('/api/audit/sample')).toEqual(['?seed=first+snow&entries=1']);
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this sample' }).value;
    expect(new URL(link).search).toBe('?tab=sample&seed=first+snow&entries=1&size=8');
  });

  it('fills in the number of events of a sample, and draws from it again until it is cleared', async () => {
    let size = 8;
    server.to('GET /api/audit/sample', ({ url }) =>
      json(200, { ...sample, size: Number(new URL(url).searchParams.get('size') ?? size) }),
    );
    show('/audit?tab=sample&seed=first+snow&entries=1');
    const events = await screen.findByRole('textbox', { name: /^Events in the log/ });
    await waitFor(() => expect(events).toHaveValue('8'));
    size = 9;
    const draw = screen.getByRole('button', { name: 'Draw sample' });
    await userEvent.click(draw);
    await waitFor(() => expect(requestsTo('/api/audit/sample').at(-1)).toBe('?seed=first+snow&entries=1&size=8'));
    expect(await screen.findByText('the first 8 events in the log')).toBeVisible();
    await userEvent.clear(events);
    await userEvent.click(draw);
    await waitFor(() => expect(events).toHaveValue('9'));
    await userEvent.clear(events);
    await enterText(events, 'x');
    await userEvent.click(draw);
    expect(await screen.findByText(/^Events in the log must be a whole number/)).toBeVisible();
  });

  const access: Access = {
    id: '7',
    since: '2026-11-21T12:00:00.000Z',
    at: '2026-11-21T12:00:00.000Z',
    kind: 'refused',
    actor: { id: 6, name: 'Vera Okafor', role: 'verifier' },
    person: maya,
    record: 'hours/12',
    route: 'PATCH /api/volunteer-hours/:id',
    seen: [{ record: 'hours/12', route: 'PATCH /api/volunteer-hours/:id' }],
    refusal: 'hours.own-entry',
  };
  const file = { record: null, seen: [{ record: null, route: 'GET /api/admin/export/hours' }], refusal: null } as const;

  it('shows who looked at a record, and what was refused', async () => {
    server.to('GET /api/audit/accesses', () =>
      json(200, [
        access,
        { ...access, ...file, id: '8', kind: 'exported' },
        { ...access, ...file, id: '9', person: null, kind: 'evidence' },
      ]),
    );
    show('/audit?tab=access');
    expect(await screen.findByText(/^Change the entry or decide on it: no one decides/)).toBeVisible();
    expect(screen.getByText('A list of hours, as a file')).toBeVisible();
    expect(screen.getByText('Evidence for the whole school, as a file')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hours entry 12' }));
    expect(await screen.findByRole('dialog', { name: 'Hours entry 12' })).toBeVisible();
  });

  it('tells one look at a person in one row: all that was seen, and for how long', async () => {
    const seen = [
      { record: 'hours/12', route: 'GET /api/volunteer-hours/:id' },
      { record: 'hours/12', route: 'GET /api/volunteer-hours/:id/history' },
      { record: 'user/5', route: 'GET /api/users/:id' },
    ];
    const look = { ...access, kind: 'viewed', refusal: null, seen, at: '2026-11-21T12:04:00.000Z' } as const;
    server.to('GET /api/audit/accesses', () => json(200, [look], { 'X-Total-Count': '1' }));
    show('/audit?tab=access');
    const [, row] = await screen.findAllByRole('row');
    expect(row).toHaveTextContent('The entryThe entry’s trailThe account');
    expect(row).toHaveTextContent(/November 21, 2026, 7:00 AMto 7:04 AM/);
    expect(
      within(row!)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hours entry 12', 'Account 5']);
  });

  it.each([
    ['events&person=5&kind=hours.approved', 'audit-events', { person: '5', kind: 'hours.approved' }],
    ['decisions&from=2026-09-01', 'audit-decisions', { from: '2026-09-01' }],
    ['unusual&rule=burst', 'audit-anomalies', { rule: 'burst' }],
    ['access&by=3&access=viewed', 'audit-accesses', { by: '3', kind: 'viewed' }],
  ])('exports a list as it is narrowed: %s', async (address, kind, filters) => {
    for (const list of ['deciders', 'anomalies', 'accesses']) server.to(`GET /api/audit/${list}`, () => json(200, []));
    server.to(`POST /api/admin/export/${kind}`, () => refusal(429, { message: 'Two exports are in progress.' }));
    show(`/audit?tab=${address}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(async () =>
      expect(await server.bodies(`POST /api/admin/export/${kind}`)).toEqual([{ format: 'csv', filters }]),
    );
  });

  it('says on paper whose list it is and how it is narrowed, and keeps the page around it out', async () => {
    show('/audit?tab=events&person=5&kind=hours.approved');
    await screen.findByText('Approved hours');
    await screen.findByDisplayValue('Maya Chen');
    const sheet = screen.getByRole('region', { name: 'Events' }).closest('.for-paper');
    expect(sheet).toHaveTextContent(/Printed by Ingrid Solberg, .*Events: approvals, about Maya Chen/);
    expect(sheet).not.toContainElement(screen.getByRole('heading', { name: 'Audit' }));
  });

  it('asks for the evidence of one volunteer and some days as they were chosen, and tells of a refusal', async () => {
    server.to('POST /api/audit/evidence', () =>
      refusal(409, { code: 'evidence.nothing-there', message: 'Nothing happened in this time.' }),
    );
    const rendered = renderPart(
      <>
        <AuditPage />
        <Toaster />
      </>,
      { user: auditor, at: '/audit?tab=evidence&student=5&from=2026-09-01' },
    );
    expect(await rendered.findByDisplayValue('Maya Chen')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download evidence' }));
    expect(await screen.findByText('Nothing happened in this time.')).toBeVisible();
    expect(await server.bodies('POST /api/audit/evidence')).toEqual([{ kind: 'student', id: '5', from: '2026-09-01' }]);
    await userEvent.clear(screen.getByRole('combobox', { name: 'Whose evidence' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download evidence' }));
    await waitFor(async () =>
      expect((await server.bodies('POST /api/audit/evidence'))[1]).toEqual({ kind: 'school', from: '2026-09-01' }),
    );
  });

  it('can be read again where a list failed', async () => {
    server.to('GET /api/audit/events', () => refusal(503));
    show('/audit?tab=events');
    expect(await screen.findByText('Couldn’t load the events')).toBeVisible();
    server.to('GET /api/audit/events', () => json(200, []));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No events yet')).toBeVisible();
  });

  it('lets super-admins choose the school, or what concerns none', async () => {
    server
      .to('GET /api/organizations', () => json(200, [{ id: 3, name: 'Roosevelt High School' }]))
      .to('GET /api/organizations/3', () => json(200, { id: 3, name: 'Roosevelt High School' }));
    show('/audit?school=3', superAdmin);
    await screen.findByRole('heading', { name: 'Sealed' });
    expect(requestsTo('/api/audit/integrity')).toEqual(['?organizationId=3']);
    expect(screen.getByRole('tab', { name: 'Sample' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Checkpoints by email' })).toBeNull();
    const school = await screen.findByRole('combobox', { name: 'School' });
    await userEvent.clear(school);
    await enterText(school, 'whole');
    await userEvent.click(await screen.findByRole('option', { name: /^Whole system/ }));
    await waitFor(() => expect(requestsTo('/api/audit/integrity')).toEqual(['?organizationId=3', '?organizationId=0']));
    expect(screen.queryByRole('tab', { name: 'Sample' })).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Checkpoints by email' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Events' }));
    await screen.findByText('Approved hours');
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  it('says that there is no such school, and keeps the list to choose another', async () => {
    server
      .to('GET /api/organizations', () => json(200, [{ id: 3, name: 'Roosevelt High School' }]))
      .to('GET /api/organizations/99', () => refusal(404));
    show('/audit?school=99', superAdmin);
    expect(await screen.findByText('School not found')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'School' })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('says why nothing can be drawn where nothing is sealed yet', async () => {
    const message = 'Nothing in this log is sealed yet.';
    server.to('GET /api/audit/sample', () => refusal(404, { code: 'audit.nothing-sealed', message }));
    show('/audit?tab=sample&seed=x&entries=5');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
