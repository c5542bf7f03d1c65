import { KEEPS_EVERYTHING, type RecordRequestView, type RetentionView } from '@hourtrail/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { admin, parent, student } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { sessionIsOver } from '../../lib/appStore.js';
import { RecordRequests } from './RecordRequests.js';
import { Retention } from './Retention.js';
import { YourRecord } from './YourRecord.js';

const OPEN: RecordRequestView = {
  ...{ id: 7, version: 1, kind: 'amend', status: 'open', dueOn: '2026-11-18', daysLeft: -3 },
  person: { id: student.id, name: 'Maya Chen' },
  openedBy: { id: student.id, name: 'Maya Chen', role: 'student' },
  openedAt: '2026-10-04T15:00:00Z',
  ...{ entry: null, wrong: 'It says two hours', right: 'Four hours' },
  ...{ decidedAt: null, decidedBy: null, reason: null, statement: null, statementAt: null },
};
const KEPT: RetentionView = {
  ...{ version: 0, years: KEEPS_EVERYTHING, answerWithinDays: 45 },
  ...{ lastRuns: [], holds: [] },
};

let server: Answers;
beforeEach(() => {
  server = new Answers();
});
afterEach(() => {
  cleanup();
  act(sessionIsOver);
  server.end();
});

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('the requests of a school', () => {
  const visit = (requests: readonly RecordRequestView[]): void => {
    server.to('GET /api/record-requests', () => json(200, requests));
    renderPart(
      <>
        <RecordRequests />
        <Toaster />
      </>,
      { user: admin },
    );
  };

  it('say in words what is overdue', async () => {
    visit([OPEN, { ...OPEN, id: 8, daysLeft: 0 }, { ...OPEN, id: 9, daysLeft: 1 }]);
    expect(await screen.findByText('Overdue by 3 days')).toBeVisible();
    expect(screen.getByText('Due today')).toBeVisible();
    expect(screen.getByText('Due in 1 day')).toBeVisible();
  });

  it('are none at first', async () => {
    visit([]);
    expect(await screen.findByText('No record requests')).toBeVisible();
  });

  it('say so when they cannot be loaded', async () => {
    server.to('GET /api/record-requests', () => refusal(503));
    renderPart(<RecordRequests />, { user: admin });
    expect(await screen.findByText('Couldn’t load the requests')).toBeVisible();
  });

  it('are refused with a reason only', async () => {
    visit([OPEN]);
    server.to('POST /api/record-requests/7/decide', () => json(200, { ...OPEN, status: 'refused' }));
    await press('Answer: Correct the record, Maya Chen');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByLabelText('Refuse'));
    await userEvent.click(dialog.getByRole('button', { name: 'Answer request' }));
    expect(await dialog.findByText('Say why the request is refused')).toBeVisible();
    await enterText(dialog.getByLabelText(/^Reason/), 'The sheet says two');
    await userEvent.click(dialog.getByRole('button', { name: 'Answer request' }));
    expect(await screen.findByText('Request answered')).toBeVisible();
    expect(await server.bodies('POST /api/record-requests/7/decide')).toEqual([
      { version: 1, decision: 'refused', reason: 'The sheet says two' },
    ]);
  });
});

describe('an answer that erases', () => {
  const erase: RecordRequestView = { ...OPEN, kind: 'erase', wrong: null, right: null };
  const hold = { id: 3, placedAt: '2026-10-01T15:00:00Z', placedBy: null, reason: 'A suit' };
  const held = 'A legal hold is in force, so nothing here can be erased. Lift the hold first.';

  it.each([
    ['on the person', { ...hold, person: { id: student.id, name: 'Maya Chen' } }, true],
    ['on the school', { ...hold, person: null }, true],
    ['on someone else', { ...hold, person: { id: 99, name: 'Jo Diaz' } }, false],
  ])('says beforehand that there is a hold: %s', async (_on, one, isSaid) => {
    server.to('GET /api/record-requests', () => json(200, [erase]));
    server.to('GET /api/retention', () => json(200, { ...KEPT, holds: [one] }));
    renderPart(<RecordRequests />, { user: admin });
    await press(/^Answer: /);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(server.sent.some(({ url }) => url.includes('/retention'))).toBe(true));
    if (isSaid) expect(await dialog.findByText(held)).toBeVisible();
    else expect(dialog.queryByText(held)).toBeNull();
    await userEvent.click(dialog.getByLabelText('Refuse'));
    expect(dialog.queryByText(held)).toBeNull();
  });
});

describe('the schedule of a school', () => {
  it('shows what it would erase, and refuses years that are none', async () => {
    server.to('GET /api/retention', () => json(200, KEPT));
    server.to('POST /api/retention/preview', () =>
      json(200, [{ kind: 'people', count: 2, first: [{ name: 'Gone Girl', since: '2020-06-01T00:00:00Z' }] }]),
    );
    renderPart(<Retention />, { user: admin });
    const field = await screen.findByLabelText(/^People who left/);
    await enterText(field, '0');
    await press('Show what would be erased');
    expect(await screen.findAllByText('Years, from 1 to 50')).not.toHaveLength(0);
    expect(await server.bodies('POST /api/retention/preview')).toEqual([]);
    await userEvent.clear(field);
    await enterText(field, '7');
    await press('Show what would be erased');
    expect(await screen.findByText('Oldest first: Gone Girl')).toBeVisible();
    expect(await server.bodies('POST /api/retention/preview')).toEqual([{ years: { ...KEEPS_EVERYTHING, people: 7 } }]);
  });

  it('is an auditor’s to read', async () => {
    const hold = { id: 3, placedAt: '2026-10-01T15:00:00Z', reason: 'A suit', person: null };
    server.to('GET /api/retention', () =>
      json(200, { ...KEPT, years: { ...KEEPS_EVERYTHING, drafts: 2 }, holds: [hold] }),
    );
    renderPart(<Retention />, { user: { ...admin, role: 'auditor' } });
    expect(await screen.findByText('2 years')).toBeVisible();
    expect(screen.getAllByText('Kept').length).toBeGreaterThan(1);
    expect(screen.getByText('A suit')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps what was typed when someone else changed it meanwhile, and shows their change beside it', async () => {
    let current: RetentionView = { ...KEPT, version: 1 };
    server.to('GET /api/retention', () => json(200, current));
    renderPart(
      <>
        <Retention />
        <Toaster />
      </>,
      { user: admin },
    );
    await enterText(await screen.findByLabelText(/^People who left/), '7');
    current = { ...current, version: 2, years: { ...KEEPS_EVERYTHING, drafts: 2 } };
    server.to('PUT /api/retention', () => refusal(409, { code: 'stale' }));
    const saveIt = async (): Promise<void> => {
      await press('Save schedule');
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await saveIt();
    expect(await screen.findByText(/^Someone else changed the schedule/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Unchanged drafts/)).toHaveValue('2'));
    expect(screen.getByLabelText(/^People who left/)).toHaveValue('7');
    const saved = { ...current, version: 3, years: { ...current.years, people: 7 } };
    server.to('PUT /api/retention', () => json(200, (current = saved)));
    await saveIt();
    expect(await screen.findByText(/^Schedule saved/)).toBeVisible();
    expect(screen.queryByText(/^Someone else changed/)).toBeNull();
    expect(screen.getByLabelText(/^People who left/)).toHaveValue('7');
    expect((await server.bodies('PUT /api/retention')).at(-1)).toMatchObject({
      version: 2,
      years: { people: 7, drafts: 2 },
    });
  });
});

describe('one’s own record', () => {
  it('may be a child’s, for a parent who chooses one', async () => {
    server
      .to('GET /api/record-requests', () => json(200, []))
      .to('GET /api/family-links', () => json(200, [{ id: 3, status: 'confirmed', student, parent }]))
      .to('POST /api/record-requests', () => json(201, OPEN));
    renderPart(<YourRecord />, { user: parent });
    await userEvent.selectOptions(await screen.findByLabelText('Whose record'), 'Maya Chen');
    await press('Ask the school for a copy');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send request' }));
    await waitFor(async () =>
      expect(await server.bodies('POST /api/record-requests')).toEqual([{ kind: 'inspect', userId: student.id }]),
    );
  });

  it('shows who looked a page at a time', async () => {
    const look = {
      ...{ id: '1', since: '2026-10-04T15:00:00Z', at: '2026-10-04T15:00:00Z', kind: 'viewed', refusal: null },
      actor: { id: admin.id, name: 'Lee Admin', role: 'admin' },
      person: { id: student.id, name: 'Maya Chen' },
      ...{ record: null, route: 'GET /api/users/:id', seen: [{ record: null, route: 'GET /api/users/:id' }] },
    };
    server
      .to('GET /api/record-requests', () => json(200, []))
      .to(`GET /api/users/${student.id}/accesses`, ({ url }) =>
        new URL(url).searchParams.has('cursor')
          ? json(200, [{ ...look, id: '2', actor: { ...look.actor, name: 'Kim Auditor' } }])
          : json(200, [look], { link: `</api/users/${student.id}/accesses?cursor=next>; rel="next"` }),
      );
    renderPart(<YourRecord />, { user: student });
    await press('Who looked');
    expect(await screen.findByText(/^Lee Admin/)).toBeVisible();
    await press(/more/i);
    expect(await screen.findByText(/^Kim Auditor/)).toBeVisible();
  });

  it('is corrected by saying what is wrong and what is right', async () => {
    server.to('GET /api/record-requests', () => json(200, []));
    server.to('POST /api/record-requests', () => json(201, OPEN));
    renderPart(
      <>
        <YourRecord />
        <Toaster />
      </>,
      { user: student },
    );
    await press('Ask to correct');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText('What is wrong is required')).toBeVisible();
    await enterText(dialog.getByLabelText('What is wrong'), 'Two hours');
    await enterText(dialog.getByLabelText('What should stand instead'), 'Four hours');
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText(/^Request sent\. The school answers by/)).toBeVisible();
    expect(await server.bodies('POST /api/record-requests')).toEqual([
      { kind: 'amend', userId: student.id, wrong: 'Two hours', right: 'Four hours' },
    ]);
  });
});
