import { KEEPS_EVERYTHING, type RecordRequestView, type RetentionView } from '@hourtrail/contracts';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, student } from '../../testing/builders.js';
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
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'The sheet says two');
    await userEvent.click(dialog.getByRole('button', { name: 'Answer request' }));
    expect(await screen.findByText('Request answered')).toBeVisible();
    expect(await server.bodies('POST /api/record-requests/7/decide')).toEqual([
      { version: 1, decision: 'refused', reason: 'The sheet says two' },
    ]);
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
    await userEvent.type(field, '0');
    await press('Show what would be erased');
    expect(await screen.findAllByText('Years, from 1 to 50')).not.toHaveLength(0);
    expect(await server.bodies('POST /api/retention/preview')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await press('Show what would be erased');
    expect(await screen.findByText('Oldest first: Gone Girl')).toBeVisible();
    expect(await server.bodies('POST /api/retention/preview')).toEqual([{ years: { ...KEEPS_EVERYTHING, people: 7 } }]);
  });
});

describe('one’s own record', () => {
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
    await userEvent.type(dialog.getByLabelText('What is wrong'), 'Two hours');
    await userEvent.type(dialog.getByLabelText('What should stand instead'), 'Four hours');
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText(/^Request sent\. The school answers by/)).toBeVisible();
    expect(await server.bodies('POST /api/record-requests')).toEqual([
      { kind: 'amend', userId: student.id, wrong: 'Two hours', right: 'Four hours' },
    ]);
  });
});
