import type { HoursHistoryStep, HoursView, ReviewManyHours, SessionUser } from '@hourtrail/contracts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { namesSomeone } from '../../api/entriesSetAside.js';
import { refreshAllHours } from '../../api/hours.js';
import { sessionEnded } from '../../api/session.js';
import type { OutcomesState } from '../../features/hours/decisions/decisionWords.js';
import { undoDecision } from '../../features/hours/decisions/heldDecision.js';
import { appStore, doneBeforeSignOut, sessionIsOver } from '../../lib/appStore.js';
import { anEntry, aStep, superAdmin, teacher, verifier } from '../../testing/builders.js';
import { renderPart, shownToasts } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { toast } from '../../ui/toast.js';
import { ApprovalsPage } from './ApprovalsPage.js';

const REVIEW = 'POST /api/volunteer-hours/review';

const named = (id: number, firstName: string, given: Partial<HoursView> = {}): HoursView =>
  anEntry({ id, student: { firstName, lastName: 'Chen' }, organizationName: `Place ${id}`, ...given });

let server: Answers;
let waiting: HoursView[];

/** Records what it is asked to, but for those in `stale`. */
const review =
  (stale: readonly number[] = []) =>
  async (request: Request): Promise<Response> => {
    const { ids, status } = (await request.json()) as ReviewManyHours;
    waiting = waiting.filter(({ id }) => stale.includes(id) || !ids.includes(id));
    return json(200, {
      results: ids.map((id) => (stale.includes(id) ? { id, outcome: 'stale' } : { id, outcome: 'done', status })),
    });
  };

const decidedBy = (to: HoursHistoryStep['to']): HoursHistoryStep =>
  aStep({
    type: `hours.${to}` as HoursHistoryStep['type'],
    actor: { id: 2, name: 'Dana Whitfield', role: 'admin' },
    from: 'pending',
    to,
    hours: '2.50',
  });

beforeEach(() => {
  waiting = [named(1, 'Maya'), named(2, 'Noor'), named(3, 'Omar')];
  server = new Answers()
    .to('GET /api/volunteer-hours', ({ url }) => {
      const query = new URL(url).searchParams;
      const rows = waiting.filter(
        ({ status, signals, ...entry }) =>
          query.get('status')?.split(',').includes(status) &&
          (query.get('signal') !== 'none' || signals.length === 0) &&
          [null, String(namesSomeone(entry))].includes(query.get('hasVerifier')),
      );
      const from = Number(query.get('cursor'));
      const to = from + Number(query.get('limit'));
      return json(200, rows.slice(from, to), {
        'X-Total-Count': String(rows.length),
        ...(rows.length > to && { Link: `</api/volunteer-hours?cursor=${to}>; rel="next"` }),
      });
    })
    .to('GET /api/volunteer-hours/summary', () => json(200, { waitingOverAWeek: 0, totalHours: 9, students: 3 }))
    .to('GET /api/saved-filters', () => json(200, []))
    .to(REVIEW, review());
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  act(() => {
    while (undoDecision());
  });
  cleanup();
  act(sessionIsOver);
  server.end();
});

const outcomes = () => (appStore().getState() as OutcomesState).outcomes;

let visited: ReturnType<typeof renderPart>;

/** The lists are read anew, as when somebody is told of something. */
const readAnew = (): void => act(() => void visited.dispatch(refreshAllHours()));
const endSession = (): void => {
  visited.unmount();
  act(() => void visited.dispatch(sessionEnded('expired')));
};

const visit = async (user: SessionUser = teacher): Promise<() => void> => {
  visited = renderPart(
    <>
      <ApprovalsPage />
      <Toaster />
    </>,
    { user, at: '/approvals' },
  );
  await screen.findAllByRole('table');
  return visited.unmount;
};
const keys = async (text: string): Promise<void> => {
  await userEvent.keyboard(text);
};
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const rows = (): readonly (string | null)[] => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const current = (): string | null =>
  document.activeElement?.getAttribute('aria-current')
    ? within(document.activeElement as HTMLElement).getByRole('rowheader').textContent
    : null;
const sent = (): Promise<readonly unknown[]> => server.bodies(REVIEW);
const body = (status: string, ids: readonly number[], comments?: string): object => ({
  ids,
  versions: ids.map(() => 1),
  status,
  ...(comments && { comments }),
});
/** Turns the page away, as another tab would: what is held is sent at once. */
const leave = (): void => void fireEvent(window, new Event('pagehide'));

describe('going through what waits by keys', () => {
  it('moves down and up, and brings the focus along', async () => {
    await visit();
    await keys('j');
    await waitFor(() => expect(current()).toBe('Maya Chen'));
    await keys('jj');
    await waitFor(() => expect(current()).toBe('Omar Chen'));
    await keys('jk');
    await waitFor(() => expect(current()).toBe('Noor Chen'));
  });

  it('begins at the first entry, and decides on none that nobody came to', async () => {
    await visit();
    await keys('a');
    await waitFor(() => expect(current()).toBe('Maya Chen'));
    expect(rows()).toHaveLength(3);
  });

  it('decides on nothing that took the place of an entry which somebody else decided on meanwhile', async () => {
    await visit();
    await keys('j');
    await waitFor(() => expect(current()).toBe('Maya Chen'));
    waiting = waiting.filter(({ id }) => id !== 1);
    readAnew();
    await waitFor(() => expect(rows()).toEqual(['Noor Chen', 'Omar Chen']));
    await keys('a');
    await waitFor(() => expect(current()).toBe('Noor Chen'));
    expect(rows()).toHaveLength(2);
    expect(screen.queryByText(/^Approving/)).toBeNull();
    await keys('a');
    expect(await screen.findByText('Approving Noor Chen’s 3 hours at Place 2')).toBeVisible();
  });

  it('verifies one after another until the verifier is all caught up', async () => {
    await visit(verifier);
    await keys('jaaa');
    const end = await screen.findByText('All caught up!');
    await waitFor(() => expect(end.closest('[tabindex]')).toHaveFocus());
    leave();
    await waitFor(async () =>
      expect(await sent()).toEqual([body('verified', [1]), body('verified', [2]), body('verified', [3])]),
    );
    expect(await screen.findByText('Hours verified')).toBeVisible();
  });

  it('takes the next entry when one is decided, and the one before at the end', async () => {
    await visit();
    await keys('jja');
    await waitFor(() => expect(current()).toBe('Omar Chen'));
    await waitFor(() => expect(rows()).toEqual(['Maya Chen', 'Omar Chen']));
    await keys('a');
    await waitFor(() => expect(current()).toBe('Maya Chen'));
  });

  it('asks why before it rejects, and goes on with the next entry', async () => {
    await visit();
    await keys('jr');
    const dialog = await screen.findByRole('dialog', { name: 'Reject Maya Chen’s 3 hours' });
    await userEvent.click(await within(dialog).findByLabelText('Already logged in another entry'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(current()).toBe('Noor Chen'));
    leave();
    await waitFor(async () =>
      expect(await sent()).toEqual([body('rejected', [1], 'Already logged in another entry.')]),
    );
    expect(await screen.findByText('Hours rejected')).toBeVisible();
  });

  it('leaves letters alone that are typed in a field or with Control', async () => {
    await visit();
    await keys('j{Control>}a{/Control}');
    await userEvent.type(screen.getByRole('searchbox'), 'ja');
    expect(rows()).toHaveLength(3);
    expect(screen.queryByText(/^Approving/)).toBeNull();
  });

  it('opens the trail with Enter', async () => {
    server.to('GET /api/volunteer-hours/1', () => json(200, waiting[0]));
    server.to('GET /api/volunteer-hours/1/history', () => json(200, []));
    await visit();
    await keys('j{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Trail' })).toBeVisible();
  });

  it('says which keys there are, and turns them off for who asks', async () => {
    await visit();
    await keys('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.click(within(help).getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    await userEvent.click(within(help).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await keys('ja?');
    expect(document.querySelector('[aria-current]')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('going through what waits in the open entry', () => {
  beforeEach(() => {
    for (const id of Array.from({ length: 12 }, (_, at) => at + 1)) {
      const entry = (): HoursView | undefined => waiting.find((one) => one.id === id);
      server.to(`GET /api/volunteer-hours/${id}`, () => (entry() ? json(200, entry()) : refusal(404)));
      server.to(`GET /api/volunteer-hours/${id}/history`, () => json(200, []));
    }
  });
  const panel = async (place: string) => {
    const found = await screen.findByRole('dialog', { name: 'Trail' });
    await within(found).findByRole('heading', { name: place });
    return within(found);
  };

  it('verifies ten entries, each read in full, with twelve keys', async () => {
    waiting = Array.from({ length: 10 }, (_, at) => named(at + 1, `Volunteer ${at + 1}`));
    await visit(verifier);
    let pressed = 0;
    const press = async (key: string): Promise<void> => {
      pressed += 1;
      await keys(key);
    };
    await press('j');
    await press('{Enter}');
    for (let nth = 1; nth <= 10; nth += 1) {
      const entry = await panel(`Place ${nth}`);
      expect(entry.getByText('Packed donations')).toBeVisible();
      await press('a');
    }
    expect(await screen.findByText('All caught up!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    leave();
    await waitFor(async () => expect(await sent()).toHaveLength(10));
    expect(pressed).toBeLessThanOrEqual(12);
  });

  it('moves on and back with J and K, and decides on what is open, whatever is selected', async () => {
    await visit();
    await keys('jxj{Enter}');
    await panel('Place 2');
    await keys('j');
    await panel('Place 3');
    await keys('kk');
    await panel('Place 1');
    await keys('j');
    await panel('Place 2');
    await keys('a');
    await panel('Place 3');
    leave();
    await waitFor(async () => expect(await sent()).toEqual([body('approved', [2])]));
  });

  it('asks once why it rejects, and goes on with the next entry', async () => {
    await visit();
    await keys('j{Enter}');
    await panel('Place 1');
    await keys('r');
    const dialog = await screen.findByRole('dialog', { name: 'Reject Maya Chen’s 3 hours' });
    await userEvent.click(await within(dialog).findByLabelText('Already logged in another entry'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await panel('Place 2');
    leave();
    await waitFor(async () =>
      expect(await sent()).toEqual([body('rejected', [1], 'Already logged in another entry.')]),
    );
  });

  it('takes a decision back with Z, and shows its entry again', async () => {
    await visit();
    await keys('j{Enter}');
    await panel('Place 1');
    await keys('a');
    await panel('Place 2');
    await keys('z');
    await panel('Place 1');
    expect(screen.getByText('Decision undone. Nothing was recorded.')).toBeInTheDocument();
    leave();
    expect(await sent()).toEqual([]);
  });

  it('takes the flag off a row when its message is answered, and the row away when it is decided then', async () => {
    const unanswered = { rule: 'unanswered', version: 1, reason: 'A message waits for an answer.' } as const;
    waiting[0] = named(1, 'Maya', { signals: [unanswered] });
    server.to('POST /api/volunteer-hours/1/messages', () => {
      waiting[0] = named(1, 'Maya', { version: 2 });
      return json(201, []);
    });
    await visit();
    await keys('j{Enter}');
    const entry = await panel('Place 1');
    expect(screen.getByRole('img', { name: '1 review signal', hidden: true })).toBeInTheDocument();
    await userEvent.type(entry.getByRole('textbox', { name: 'Ask or answer' }), 'Yes, that day.');
    await userEvent.click(entry.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: '1 review signal', hidden: true })).toBeNull());
    await userEvent.click(entry.getByRole('button', { name: 'Approve' }));
    await panel('Place 2');
    const behind = screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);
    expect(behind).toEqual(['Noor Chen', 'Omar Chen']);
    leave();
    await waitFor(async () => expect(await sent()).toEqual([{ ...body('approved', [1]), versions: [2] }]));
  });

  it('can credit fewer hours, for a reason, and goes on with the next entry', async () => {
    await visit();
    await keys('j{Enter}');
    const entry = await panel('Place 1');
    await userEvent.click(await entry.findByRole('button', { name: 'Change hours or comment' }));
    const review = within(await screen.findByRole('dialog', { name: 'Approve' }));
    const hours = await review.findByRole('textbox', { name: 'Hours' });
    // who begins to type before a field has the focus decides nothing
    await keys('ar');
    await userEvent.clear(hours);
    await userEvent.type(hours, '1,5');
    await userEvent.type(review.getByRole('textbox', { name: 'Comments' }), 'Left early');
    await userEvent.click(review.getByRole('button', { name: 'Approve' }));
    await panel('Place 2');
    leave();
    await waitFor(async () => expect(await sent()).toEqual([{ ...body('approved', [1], 'Left early'), hours: '1.5' }]));
  });
});

describe('hours typed in the review dialog, but not decided on', () => {
  it('come back when the entry is approved in the list, alone or among others', async () => {
    await visit();
    const hours = async () =>
      within(await screen.findByRole('dialog', { name: 'Approve' })).findByRole('textbox', { name: 'Hours' });
    const closed = async (): Promise<void> => {
      await keys('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    };
    await userEvent.click(screen.getAllByRole('button', { name: /^Review/ })[0] as HTMLElement);
    await userEvent.clear(await hours());
    await userEvent.type(await hours(), '0.5');
    await closed();
    await keys('a');
    expect(await hours()).toHaveValue('0.5');
    await closed();
    await keys('xjxa');
    expect(await hours()).toHaveValue('0.5');
    expect(shownToasts().at(-1)).toMatchObject({
      title: 'Couldn’t approve Maya Chen’s 3 hours at Place 1',
      description: 'Hours or a comment that you typed aren’t sent yet. Decide on that entry by itself.',
    });
    leave();
    await waitFor(async () => expect(await sent()).toEqual([body('approved', [2])]));
  });

  it('come back when the entry is approved in its trail', async () => {
    server.to('GET /api/volunteer-hours/1', () => json(200, waiting[0]));
    server.to('GET /api/volunteer-hours/1/history', () => json(200, []));
    await visit();
    await userEvent.click(screen.getAllByRole('button', { name: /^Review/ })[0] as HTMLElement);
    const review = within(await screen.findByRole('dialog', { name: 'Approve' }));
    const hours = await review.findByRole('textbox', { name: 'Hours' });
    await userEvent.clear(hours);
    await userEvent.type(hours, '0.5');
    await userEvent.click(review.getByRole('button', { name: 'View trail' }));
    const trail = within(await screen.findByRole('dialog', { name: 'Trail' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Approve', hidden: true })).toBeNull());
    await userEvent.click(await trail.findByRole('button', { name: 'Approve' }));
    const again = within(await screen.findByRole('dialog', { name: 'Approve' }));
    expect(await again.findByRole('textbox', { name: 'Hours' })).toHaveValue('0.5');
    leave();
    expect(await sent()).toEqual([]);
  });
});

describe('what is typed in the trail, but not recorded or sent', () => {
  const scan = { id: 7, name: 'form.jpg', type: 'image/jpeg', bytes: 900, sha256: 'a'.repeat(64) } as const;
  const NOT_APPROVED = 'Couldn’t approve Maya Chen’s 3 hours at Place 1';
  const PAPER = 'A paper form is open that isn’t recorded yet. Record it, or cancel it to discard it.';
  const MESSAGE = 'You wrote a message that isn’t sent yet. Send it, or delete its text.';

  beforeEach(() => {
    waiting = waiting.map((entry) => ({ ...entry, attachments: [scan] }));
    for (const { id } of waiting) {
      server.to(`GET /api/volunteer-hours/${id}`, () =>
        json(
          200,
          waiting.find((one) => one.id === id),
        ),
      );
      server.to(`GET /api/volunteer-hours/${id}/history`, () => json(200, []));
    }
  });
  const trail = async () => within(await screen.findByRole('dialog', { name: 'Trail' }));
  const opened = async () => {
    await keys('j{Enter}');
    const found = await trail();
    await found.findByRole('heading', { name: 'Place 1' });
    return found;
  };
  const fillIn = async () => {
    const found = await opened();
    await userEvent.click(found.getByRole('button', { name: 'Record paper form' }));
    await userEvent.type(found.getByLabelText('Who signed'), 'Rosa Mendez');
    await userEvent.clear(found.getByLabelText('Hours confirmed'));
    await userEvent.type(found.getByLabelText('Hours confirmed'), '5');
    return found;
  };
  const leaveField = (): void => act(() => (document.activeElement as HTMLElement).blur());
  const closed = async (): Promise<void> => {
    await keys('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  };
  const said = () => shownToasts().at(-1);

  it('keeps a paper form from being passed over by a button or a key, until it is cancelled', async () => {
    await visit();
    const entry = await fillIn();
    await userEvent.click(entry.getByRole('button', { name: 'Approve' }));
    expect(entry.getByLabelText('Who signed')).toHaveFocus();
    expect(said()).toMatchObject({ title: NOT_APPROVED, description: PAPER });
    leaveField();
    await keys('a');
    expect(entry.getByLabelText('Hours confirmed')).toHaveValue('5');
    await userEvent.click(entry.getByRole('button', { name: 'Reject' }));
    expect(said()).toMatchObject({ title: 'Couldn’t reject Maya Chen’s 3 hours at Place 1', description: PAPER });
    expect(screen.queryByRole('dialog', { name: /^Reject/ })).toBeNull();
    await userEvent.click(entry.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(entry.getByRole('button', { name: 'Approve' }));
    leave();
    await waitFor(async () => expect(await sent()).toEqual([body('approved', [1])]));
  });

  it('waits for a paper form that is open, also before anything is typed, until it is cancelled', async () => {
    await visit();
    const entry = await opened();
    await userEvent.click(entry.getByRole('button', { name: 'Record paper form' }));
    expect(entry.getByLabelText('Who signed')).toHaveFocus();
    // a name that is typed beside the fields decides and undoes nothing
    await userEvent.click(entry.getByRole('heading', { name: 'Place 1' }));
    await keys('zarzoj');
    expect(shownToasts()).toEqual([]);
    await userEvent.click(entry.getByRole('button', { name: 'Approve' }));
    expect(said()).toMatchObject({ title: NOT_APPROVED, description: PAPER });
    await userEvent.click(entry.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(entry.getByRole('button', { name: 'Approve' }));
    leave();
    await waitFor(async () => expect(await sent()).toEqual([body('approved', [1])]));
  });

  it('leads back to the paper form from the list, alone or among others', async () => {
    await visit();
    await fillIn();
    await closed();
    await keys('a');
    expect(await (await trail()).findByLabelText('Who signed')).toHaveFocus();
    expect(await (await trail()).findByLabelText('Who signed')).toHaveValue('Rosa Mendez');
    await closed();
    await keys('xjxa');
    expect(await (await trail()).findByLabelText('Who signed')).toHaveFocus();
    expect(said()).toMatchObject({ title: NOT_APPROVED, description: PAPER });
    leave();
    await waitFor(async () => expect(await sent()).toEqual([body('approved', [2])]));
  });

  it('holds back only its entry when many are rejected', async () => {
    await visit();
    await fillIn();
    await closed();
    await keys('xjxr');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject Noor Chen’s 3 hours' }));
    expect(said()).toMatchObject({ title: 'Couldn’t reject Maya Chen’s 3 hours at Place 1', description: PAPER });
    await userEvent.click(await dialog.findByLabelText('Already logged in another entry'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    leave();
    await waitFor(async () =>
      expect(await sent()).toEqual([body('rejected', [2], 'Already logged in another entry.')]),
    );
  });

  it('is said in the review dialog, which decides on nothing then', async () => {
    await visit();
    const entry = await fillIn();
    await userEvent.click(entry.getByRole('button', { name: 'Change hours or comment' }));
    const review = within(await screen.findByRole('dialog', { name: 'Approve' }));
    expect(await review.findByText(PAPER)).toBeVisible();
    expect(review.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(review.queryByRole('button', { name: 'Reject' })).toBeNull();
  });

  it('keeps a message from being passed over, until its text is gone', async () => {
    await visit();
    const entry = await opened();
    const message = entry.getByRole('textbox', { name: 'Ask or answer' });
    await userEvent.type(message, 'Which day?');
    leaveField();
    await keys('a');
    expect(message).toHaveFocus();
    expect(said()).toMatchObject({ title: NOT_APPROVED, description: MESSAGE });
    await userEvent.clear(message);
    leaveField();
    await keys('a');
    leave();
    await waitFor(async () => expect(await sent()).toEqual([body('approved', [1])]));
  });

  it('is not for the next person', async () => {
    await visit();
    await fillIn();
    endSession();
    act(sessionIsOver);
    await visit();
    await keys('ja');
    leave();
    await waitFor(async () => expect(await sent()).toEqual([body('approved', [1])]));
  });
});

describe('what is ready to approve and what waits for a verifier', () => {
  const flag = { rule: 'overlaps', version: 1, reason: 'Overlaps another entry.' } as const;
  const verified = { status: 'verified' } as const;
  const group = async (name: string) => within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));

  it('are two lists, each with its count, in the order of the keys', async () => {
    waiting = [named(1, 'Maya'), named(2, 'Noor', verified), named(3, 'Omar'), named(4, 'Pia', verified)];
    await visit();
    expect((await group('Ready to approve 2')).getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Noor Chen',
      'Pia Chen',
    ]);
    expect((await group('Waiting for a verifier 2')).getByText('Omar Chen')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Pending 4' })).toBeVisible();
    await keys('ja');
    await waitFor(() => expect(current()).toBe('Pia Chen'));
    expect(await group('Ready to approve 1')).toBeDefined();
    await keys('j');
    await waitFor(() => expect(current()).toBe('Maya Chen'));
  });

  const unassigned = { verifierId: null, verifier: null } as const;

  it('leave to the teacher what names no verifier, between them', async () => {
    waiting = [named(1, 'Maya'), named(2, 'Noor', verified), named(3, 'Omar', unassigned), named(4, 'Pia', unassigned)];
    await visit();
    const yours = await group('Nobody to verify: yours to decide 2');
    expect(rows()).toEqual(['Noor Chen', 'Omar Chen', 'Pia Chen', 'Maya Chen']);
    expect(await group('Waiting for a verifier 1')).toBeDefined();
    await userEvent.click(yours.getByRole('checkbox', { name: /^Select all/ }));
    await press('Approve 2');
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Nobody to verify/ })).toBeNull());
    expect(await group('Waiting for a verifier 1')).toBeDefined();
    leave();
    await waitFor(async () => expect(await sent()).toEqual([body('approved', [3, 4])]));
  });

  it('leave to the teacher what names a verifier who is no longer active', async () => {
    waiting = [named(1, 'Maya'), named(3, 'Omar', { verifierInactive: true })];
    await visit();
    expect((await group('Nobody to verify: yours to decide 1')).getByText('Omar Chen')).toBeVisible();
    expect((await group('Waiting for a verifier 1')).getByText('Maya Chen')).toBeVisible();
  });

  it('leave to a supervisor without an account what names one', async () => {
    const supervisor = { name: 'Rosa Lind', email: 'rosa@library.example', state: 'sent' } as const;
    const asked = { ...unassigned, supervisor: { ...supervisor, sentAt: null, answeredAt: null } };
    waiting = [named(1, 'Maya', asked), named(2, 'Noor', asked), named(3, 'Omar', unassigned)];
    await visit();
    await userEvent.click((await group('Waiting for a verifier 2')).getByRole('checkbox', { name: /^Select all/ }));
    await press('Approve 2');
    expect(await group('Waiting for a verifier 0')).toBeDefined();
    expect(await group('Nobody to verify: yours to decide 1')).toBeDefined();
    leave();
    await waitFor(async () => expect(await sent()).toEqual([body('approved', [1, 2])]));
  });

  it('leave it where it is in a strict school, and say who has to choose a verifier', async () => {
    waiting = [named(1, 'Maya'), named(3, 'Omar', unassigned)];
    await visit({ ...teacher, approvalPolicy: 'strict' });
    const words = 'If an entry has no verifier, an administrator must choose one first.';
    expect((await group('Waiting for a verifier 2')).getByText(words)).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Nobody to verify/ })).toBeNull();
  });

  it('say so where one of them has nothing', async () => {
    await visit();
    expect((await group('Ready to approve 0')).getByText('No verified entry is waiting for approval.')).toBeVisible();
  });

  it('are one list for a verifier', async () => {
    await visit(verifier);
    expect(screen.queryByRole('heading', { name: /Ready to approve/ })).toBeNull();
    expect(rows()).toHaveLength(3);
  });

  it('go on page by page, and no key leaves one that goes on', async () => {
    const ready = Array.from({ length: 27 }, (_, at) => named(at + 10, `Ready ${at + 1}`, verified));
    waiting = [named(1, 'Maya'), ...ready];
    await visit();
    expect((await group('Ready to approve 27')).getByText('Showing 25 of 27')).toBeVisible();
    await keys('j'.repeat(24));
    await screen.findByText('Showing 27 of 27');
    await keys('jjj');
    await waitFor(() => expect(current()).toBe('Ready 27 Chen'));
    await keys('j');
    await waitFor(() => expect(current()).toBe('Maya Chen'));
  });

  it('tell of a selection what to look at twice, and let go of it', async () => {
    waiting = [
      ...Array.from({ length: 11 }, (_, at) => named(at + 1, 'Ready', { ...verified, signals: at < 3 ? [flag] : [] })),
      ...Array.from({ length: 14 }, (_, at) => named(at + 21, 'Unverified', { signals: at < 6 ? [flag] : [] })),
    ];
    await visit();
    for (const all of screen.getAllByRole('checkbox', { name: 'Select all shown' })) await userEvent.click(all);
    const bar = within(await screen.findByRole('region', { name: 'Selected entries' }));
    expect(bar.getByText(/^25 selected: 14 not verified, 9 flagged/)).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Keep the 8 verified without signals' }));
    expect(bar.getByText(/^8 selected/)).toBeVisible();
    await press('Approve 8');
    leave();
    await waitFor(async () => expect(await sent()).toEqual([body('approved', [4, 5, 6, 7, 8, 9, 10, 11])]));
  });

  it('name the entries without a category, of which no hours would count, and keep them alone', async () => {
    const reason = { rule: 'category', version: 1, sentence: '0 of 3 hours count: no category.' } as const;
    const uncategorized = { wouldCountHours: '0.00', counted: [reason] };
    waiting = [named(1, 'Maya', uncategorized), named(2, 'Noor', uncategorized), named(3, 'Omar')];
    await visit();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected entries' }));
    expect(bar.getByText(/^2 of these would count no hours: they have no category of the school\./)).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Review these 2 first' }));
    expect(bar.getByText(/^2 selected/)).toBeVisible();
    expect(bar.queryByRole('button', { name: /^Review these/ })).toBeNull();
  });

  it('let all that are clean be approved with at most three clicks, also beyond what is on screen', async () => {
    waiting = Array.from({ length: 60 }, (_, at) =>
      named(at + 1, 'Ready', { ...verified, signals: at % 3 === 0 ? [flag] : [] }),
    );
    await visit();
    let clicks = 0;
    for (const name of ['Select all without signals', 'Approve 40']) {
      clicks += 1;
      await press(name);
    }
    leave();
    const clean = waiting.filter(({ signals }) => signals.length === 0).map(({ id }) => id);
    await waitFor(async () => expect(await sent()).toEqual([body('approved', clean)]));
    expect(clicks).toBeLessThanOrEqual(3);
  });
});

describe('deciding on many', () => {
  it('says how many are selected and how many hours they are', async () => {
    waiting[1] = named(2, 'Noor', { hours: '1.50' });
    await visit();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Maya Chen, Place 1' }));
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all shown' });
    expect(all.indeterminate).toBe(true);
    await keys('jx');
    const bar = await screen.findByRole('region', { name: 'Selected entries' });
    await waitFor(() => expect(within(bar).getByText(/^2 selected: 2 not verified/)).toHaveTextContent('4.5 hours'));
    expect(within(bar).getByRole('button', { name: 'Approve 2' })).toBeVisible();
    expect(within(bar).getByRole('button', { name: 'Reject 2' })).toBeVisible();
    await userEvent.click(all);
    expect(await within(bar).findByRole('button', { name: 'Approve 3' })).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected entries' })).toBeNull());
  });

  it('sends one decision with the version of each, as it was looked at', async () => {
    waiting[2] = named(3, 'Omar', { version: 7 });
    await visit();
    await keys('jxjjx');
    await press('Approve 2');
    await waitFor(() => expect(rows()).toEqual(['Noor Chen']));
    leave();
    await waitFor(async () => expect(await sent()).toEqual([{ ids: [1, 3], versions: [1, 7], status: 'approved' }]));
    expect(await screen.findByText('Hours approved')).toBeVisible();
    expect(await screen.findByText('2 entries, 6 hours')).toBeVisible();
  });

  it('reaches beyond what is on screen, in one request', async () => {
    waiting = Array.from({ length: 60 }, (_, at) => named(at + 1, `Volunteer ${at + 1}`));
    await visit();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await press('Select all 60 waiting for a verifier');
    expect(await screen.findByRole('button', { name: 'Approve 60' })).toBeVisible();
    const requests = server.sent.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    expect(requests.filter(({ limit }) => limit === '500')).toEqual([
      { status: 'pending', hasVerifier: 'true', sort: 'statusSince', limit: '500' },
    ]);
  });

  it('counts at least what it shows, where the search leads to others than those decided on', async () => {
    const others = Array.from({ length: 5 }, (_, index) => named(90 + index, 'Zoe'));
    waiting = Array.from({ length: 25 }, (_, index) => named(index + 10, 'Maya')).concat(others);
    await visit();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await press('Approve 25');
    await waitFor(() => expect(rows()).toHaveLength(5));
    waiting = others.slice(2);
    await userEvent.type(screen.getByRole('searchbox'), 'Zoe');
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(screen.getByText('Showing 3 of 3')).toBeVisible();
  });

  it('keeps the selection while more is loaded', async () => {
    waiting = Array.from({ length: 30 }, (_, at) => named(at + 1, `Volunteer ${at + 1}`));
    await visit();
    await keys('jx');
    await press('Load more');
    expect(await screen.findByText('Showing 30 of 30')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Volunteer 30 Chen, Place 30' }));
    expect(await screen.findByRole('button', { name: 'Approve 2' })).toBeVisible();
  });

  it('forgets the selection with another tab', async () => {
    await visit();
    await keys('jx');
    await screen.findByRole('region', { name: 'Selected entries' });
    await userEvent.click(screen.getByRole('tab', { name: /^Rejected/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected entries' })).toBeNull());
    await userEvent.click(screen.getByRole('tab', { name: /^Pending/ }));
    await screen.findByRole('table', { name: 'Waiting for a verifier' });
    expect(screen.queryByRole('region', { name: 'Selected entries' })).toBeNull();
  });

  it('offers no box for one’s own hours', async () => {
    waiting[0] = named(1, 'Maya', { studentId: teacher.id });
    await visit();
    expect(screen.queryByRole('checkbox', { name: 'Select Maya Chen, Place 1' })).toBeNull();
    await keys('jx');
    expect(await screen.findByText('These are your own hours. Someone else has to decide on them.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selected entries' })).toBeNull();
    expect(shownToasts()).toMatchObject([{ destructive: true }]);
    await keys('z');
    expect(shownToasts()).toMatchObject([{ title: 'Nothing left to undo', destructive: true }]);
    await keys('a');
    expect(shownToasts()).toMatchObject([
      { title: expect.stringMatching(/^These are your own hours/) as string, destructive: true },
    ]);
  });

  it('tells of every entry that was left as it was, and why', async () => {
    server
      .to(REVIEW, review([2]))
      .to('GET /api/volunteer-hours/2/history', () => json(200, [aStep(), decidedBy('verified')]));
    await visit();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await press('Approve 3');
    leave();
    const dialog = await screen.findByRole('dialog', { name: '2 of 3 approved' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(
      'Noor Chen, 3 hours at Place 2Dana Whitfield verified it with 2.5 hours.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show remaining entries' }));
    await waitFor(() => expect(rows()).toEqual(['Noor Chen']));
    expect(screen.queryByRole('region', { name: 'Selected entries' })).toBeNull();
  });

  it('keeps the reason for those that were left as they were', async () => {
    server.to(REVIEW, review([2]));
    await visit();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await press('Reject 3');
    const why = within(await screen.findByRole('dialog', { name: 'Reject 3 entries' }));
    await userEvent.type(await why.findByRole('textbox'), 'We were closed');
    await userEvent.click(why.getByRole('radio', { name: 'Something else' }));
    await userEvent.click(why.getByRole('button', { name: 'Reject 3' }));
    leave();
    const outcome = await screen.findByRole('dialog', { name: '2 of 3 rejected' });
    expect(within(outcome).getByText('We were closed')).toBeVisible();
    await userEvent.click(within(outcome).getByRole('button', { name: 'Show remaining entries' }));
    await press('Review');
    expect(await screen.findByRole('textbox', { name: /^Comments/ })).toHaveValue('We were closed');
  });

  it('approves nothing unverified where the school is strict, and says so', async () => {
    waiting[2] = named(3, 'Omar', { status: 'verified' });
    await visit({ ...teacher, approvalPolicy: 'strict' });
    const why = 'At this school, a verifier must verify an entry before it can be approved.';
    expect(screen.getByRole('note')).toHaveTextContent(why);
    await keys('jja');
    expect(await screen.findByText(why)).toBeVisible();
    expect(rows()).toHaveLength(3);
    for (const all of screen.getAllByRole('checkbox', { name: 'Select all shown' })) await userEvent.click(all);
    expect(await screen.findByRole('button', { name: 'Approve 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reject 3' })).toBeVisible();
  });

  it('asks a super-admin for a reason in a school not their own', async () => {
    waiting[0] = named(1, 'Maya', { organizationId: 3 });
    await visit(superAdmin);
    await keys('ja');
    const ask = await screen.findByRole('dialog', { name: 'Approve 1 entry' });
    await userEvent.click(within(ask).getByRole('button', { name: 'Approve' }));
    expect(within(ask).getByLabelText('Reason')).toHaveAccessibleDescription(/Enter a reason/);
    await userEvent.type(within(ask).getByLabelText('Reason'), 'Their admin is ill');
    await userEvent.click(within(ask).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(rows()).toEqual(['Noor Chen', 'Omar Chen']));
    leave();
    await waitFor(async () => expect(await sent()).toEqual([body('approved', [1], 'Their admin is ill')]));
    expect(await screen.findByText('Hours approved')).toBeVisible();
  });
});

describe('a decision that waits ten seconds', () => {
  it('leaves the list and the count of its tab at once, and is sent when the time is over', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await visit();
    await keys('ja');
    expect(await screen.findByText('Approving Maya Chen’s 3 hours at Place 1')).toBeVisible();
    expect(screen.getByText('Wed, Sep 30, 2026 · Takes effect in 10 seconds.')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Pending 2' })).toBeVisible();
    expect(rows()).toEqual(['Noor Chen', 'Omar Chen']);
    expect(await sent()).toEqual([]);
    act(() => {
      jest.advanceTimersByTime(10_000);
    });
    jest.useRealTimers();
    expect(await screen.findByText('Hours approved')).toBeVisible();
    expect(screen.getByText('Maya Chen, 3 hours at Place 1')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Approving/)).toBeNull());
    expect(await sent()).toEqual([body('approved', [1])]);
    expect(await screen.findByRole('tab', { name: 'Pending 2' })).toBeVisible();
  });

  it.each(['Z', 'the button'])('is undone by %s: nothing is sent, all is as it was', async (by) => {
    await visit();
    await keys('jjxjx');
    await press('Approve 2');
    await waitFor(() => expect(rows()).toEqual(['Maya Chen']));
    if (by === 'Z') await keys('z');
    else await press('Undo');
    await waitFor(() => expect(rows()).toEqual(['Maya Chen', 'Noor Chen', 'Omar Chen']));
    expect(await screen.findByRole('button', { name: 'Approve 2' })).toBeVisible();
    await waitFor(() => expect(current()).toBe('Omar Chen'));
    leave();
    await waitFor(() => expect(screen.queryByText(/^Approving/)).toBeNull());
    expect(await sent()).toEqual([]);
  });

  it('keeps its ten seconds when the next one is taken, and is undone after it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await visit();
    await keys('ja');
    act(() => jest.advanceTimersByTime(6000));
    await keys('aa');
    expect(await screen.findByText('Approving Omar Chen’s 3 hours at Place 3')).toBeVisible();
    expect(screen.getByText(/Undo takes back the newest decision first/)).toBeVisible();
    expect(await sent()).toEqual([]);
    await keys('z');
    expect(await screen.findByText('Approving Noor Chen’s 3 hours at Place 2')).toBeVisible();
    expect(screen.getByText('Decision undone. Nothing was recorded.')).toBeVisible();
    await waitFor(() => expect(rows()).toEqual(['Omar Chen']));
    act(() => jest.advanceTimersByTime(4000));
    await waitFor(async () => expect(await sent()).toEqual([body('approved', [1])]));
    await keys('z');
    await waitFor(() => expect(rows()).toEqual(['Noor Chen', 'Omar Chen']));
    await keys('z');
    expect(await screen.findByText('Nothing left to undo')).toBeVisible();
    jest.useRealTimers();
    expect(await sent()).toHaveLength(1);
  });

  it('outlives its page within the site', async () => {
    const away = await visit();
    await keys('ja');
    away();
    leave();
    await waitFor(async () => expect(await sent()).toEqual([body('approved', [1])]));
  });

  it('is sent before the page goes, by a request that outlives it', async () => {
    await visit();
    await keys('ja');
    leave();
    await waitFor(async () => expect(await sent()).toHaveLength(1));
    expect(server.sent.find(({ url }) => url.endsWith('/review'))?.keepalive).toBe(true);
    expect(await screen.findByText('Hours approved')).toBeVisible();
  });

  it('is sent and answered before the session is closed', async () => {
    let answered = false;
    server.to(REVIEW, async (request) => {
      const answer = await review()(request);
      answered = true;
      return answer;
    });
    await visit();
    await keys('ja');
    await act(doneBeforeSignOut);
    expect(answered).toBe(true);
    expect(await screen.findByText('Hours approved')).toBeVisible();
  });

  it('comes back when it could not be sent, and is tried again with the same key', async () => {
    server.to(REVIEW, () => {
      throw new TypeError('Failed to fetch');
    });
    await visit();
    await keys('ja');
    await waitFor(() => expect(rows()).toHaveLength(2));
    leave();
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(await screen.findByText(/couldn.t reach the server/)).toBeVisible();
    await waitFor(() => expect(rows()).toEqual(['Maya Chen', 'Noor Chen', 'Omar Chen']));
    server.to(REVIEW, review());
    await press('Try again');
    expect(await screen.findByText('Hours approved')).toBeVisible();
    await waitFor(() => expect(rows()).toEqual(['Noor Chen', 'Omar Chen']));
    const tries = server.sent.filter(({ url }) => url.endsWith('/review'));
    expect(tries).toHaveLength(2);
    expect(tries[1]?.headers.get('Idempotency-Key')).toBe(tries[0]?.headers.get('Idempotency-Key'));
  });

  it('comes back with the words of the server when it refuses', async () => {
    server.to(REVIEW, () => refusal(503, { message: 'The database is away.' }));
    await visit();
    await keys('ja');
    leave();
    expect(await screen.findByText('The database is away.')).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it.each([
    [[aStep(), decidedBy('approved')], 'Dana Whitfield approved it with 2.5 hours.'],
    [[aStep(), decidedBy('deleted')], 'Dana Whitfield deleted it.'],
    [
      [aStep(), aStep({ type: 'hours.amended', from: 'pending' })],
      'Maya Chen changed it after you looked at it. It still waits for a decision. ' +
        'When you review it again, your comment is still there.',
    ],
  ])('that came too late says what the entry is now until it is closed, and leads to its trail', async (steps, now) => {
    server
      .to(REVIEW, review([1]))
      .to('GET /api/volunteer-hours/1', () => json(200, waiting[0]))
      .to('GET /api/volunteer-hours/1/history', () => json(200, steps));
    await visit();
    await keys('jr');
    await userEvent.click(await screen.findByLabelText('Already logged in another entry'));
    await press('Reject');
    await waitFor(() => expect(current()).toBe('Noor Chen'));
    leave();
    expect(await screen.findByText(now)).toBeInTheDocument();
    expect(shownToasts()).toMatchObject([
      { title: 'Couldn’t reject Maya Chen’s 3 hours at Place 1', destructive: true, duration: Infinity },
    ]);
    await keys('a');
    expect(await screen.findByText('Approving Noor Chen’s 3 hours at Place 2')).toBeVisible();
    const notice = within(screen.getByText(now).closest('li') as HTMLElement);
    await userEvent.click(notice.getByRole('button', { name: 'View trail' }));
    expect(await screen.findByRole('dialog', { name: 'Trail' })).toBeVisible();
  });

  it('leaves no notice of it to read for the next person', async () => {
    server.to(REVIEW, review([1]));
    await visit();
    await keys('ja');
    leave();
    await waitFor(() => expect(shownToasts()).toMatchObject([{ duration: Infinity, destructive: true }]));
    endSession();
    expect(shownToasts()).toEqual([]);
  });

  it('says why a single entry was left as it was', async () => {
    server.to(REVIEW, () =>
      json(200, { results: [{ id: 1, outcome: 'refused', message: 'You verified this entry.' }] }),
    );
    await visit();
    await keys('ja');
    leave();
    expect(await screen.findByText('You verified this entry.')).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('leaves nothing of what it could not decide to read for the next person', async () => {
    server.to(REVIEW, review([2]));
    await visit();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await press('Approve 3');
    leave();
    await waitFor(() => expect(outcomes()).toHaveLength(1));
    endSession();
    expect(outcomes()).toEqual([]);
  });

  it('is over with the session, and says so at once', async () => {
    await visit();
    await keys('ja');
    await screen.findByText('Approving Maya Chen’s 3 hours at Place 1');
    endSession();
    expect(shownToasts()).toMatchObject([{ description: 'You were logged out before this was recorded.' }]);
    expect(await sent()).toEqual([]);
  });

  it('can still be undone by its button while another message is shown', async () => {
    await visit();
    await keys('ja');
    await screen.findByText('Approving Maya Chen’s 3 hours at Place 1');
    act(() => toast({ title: 'Every entry here has a signal.', destructive: true }));
    expect(await screen.findByText('Every entry here has a signal.')).toBeVisible();
    await press('Undo');
    await waitFor(() => expect(rows()).toContain('Maya Chen'));
    leave();
    expect(await sent()).toEqual([]);
  });

  it('goes on where another message comes to stand before its own while somebody points at it', async () => {
    await visit();
    await keys('ja');
    const message = (await screen.findByText('Approving Maya Chen’s 3 hours at Place 1')).closest('li')!;
    jest.useFakeTimers({ advanceTimers: true });
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    fireEvent.pointerMove(message);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(await sent()).toEqual([]);
    act(() => toast({ title: 'Something else', about: 'held decision again', duration: 1000 }));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(await sent()).toEqual([body('approved', [1])]);
    // what is read anew waits for this clock, and so would the next test
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    jest.useRealTimers();
  });

  it('is not tried again for somebody whose session is over', async () => {
    server.to(REVIEW, () => refusal(401, { message: 'Sign in first.' }));
    const away = await visit();
    await keys('ja');
    away();
    leave();
    await waitFor(() => {
      const [toast] = shownToasts();
      expect(toast).toMatchObject({ description: 'You were logged out before this was recorded.', destructive: true });
      expect(toast?.action).toBeUndefined();
    });
  });
});
