import type { SavedFilter, SessionUser } from '@hourtrail/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { teacher, verifier } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { ApprovalFilters } from './ApprovalFilters.js';
import { useApprovalFilter } from './filters.js';

const SAVED = 'GET /api/saved-filters';
const SAVE = 'POST /api/saved-filters';

let server: Answers;
let saved: SavedFilter[];
beforeEach(() => {
  saved = [];
  server = new Answers()
    .to('GET /api/volunteer-hours', () => json(200, [], { 'X-Total-Count': '12' }))
    .to('GET /api/volunteer-hours/summary', () => json(200, { waitingOverAWeek: 3 }))
    .to(SAVED, () => json(200, saved))
    .to(SAVE, async (request) => {
      const { name, search } = (await request.json()) as Omit<SavedFilter, 'id'>;
      const filter = { id: 90 + saved.length, name, search };
      saved = [...saved.filter((one) => one.name.toLowerCase() !== name.toLowerCase()), filter];
      return json(201, filter);
    });
});
afterEach(() => server.end());

function Page() {
  const filter = useApprovalFilter();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <ApprovalFilters filter={filter} />
      <output>{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Toaster />
    </>
  );
}

const visit = (at: string, user: SessionUser = teacher) => renderPart(<Page />, { user, at });
const address = () => screen.getByRole('status', { name: '' }).textContent;
const leadsTo = (path: string) => waitFor(() => expect(screen.getByText(path, { selector: 'output' })).toBeVisible());
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('the filters of the approvals page', () => {
  it('stand in the address, one beside the other', async () => {
    visit('/approvals?entry=41');
    await press(/^Waiting longer than 7 days/);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search student or organization' }), 'maya ');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-09-01' } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Newest date first');
    await waitFor(() => {
      const search = new URLSearchParams(address().split('?')[1]);
      expect(Object.fromEntries(search)).toEqual({
        entry: '41',
        late: 'true',
        q: 'maya',
        from: '2026-09-01',
        sort: '-date',
      });
    });
    await press('Clear filters');
    await leadsTo('/approvals?entry=41&sort=-date');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByLabelText('From')).toHaveValue('');
  });

  it('are dropped with the tab that they are of', async () => {
    visit('/approvals?signal=unanswered&late=true&grade=10');
    await userEvent.click(screen.getByRole('tab', { name: /^Approved/ }));
    await leadsTo('/approvals?grade=10&tab=approved');
    await press('Decided by one person');
    await leadsTo('/approvals?grade=10&tab=approved&single=true');
    await userEvent.click(screen.getByRole('tab', { name: /^Pending/ }));
    await leadsTo('/approvals?grade=10');
  });

  it('say so when a date cannot be read', async () => {
    visit('/approvals');
    const from = screen.getByLabelText('From');
    Object.defineProperty(from, 'validity', { value: { badInput: true }, configurable: true });
    fireEvent.blur(from);
    expect(from).toHaveAccessibleDescription(/^Enter a date that exists/);
    expect(from).toBeInvalid();
    Object.defineProperty(from, 'validity', { value: { badInput: false } });
    fireEvent.blur(from);
    expect(from).not.toHaveAccessibleDescription();
  });

  it('narrow to a grade and to what has signals, in the address', async () => {
    visit('/approvals');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Review signals' }), 'Overlapping times');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grade level' }), 'Grade 10');
    await leadsTo('/approvals?signal=overlaps&grade=10');
    await press('Clear filters');
    await leadsTo('/approvals');
  });

  it('ask a verifier for no grade', async () => {
    visit('/approvals', verifier);
    expect(await screen.findByRole('combobox', { name: 'Review signals' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Grade level' })).toBeNull();
  });

  it('say how many entries a tab holds, and how many have waited too long', async () => {
    visit('/approvals');
    expect(await screen.findByRole('tab', { name: 'Pending 12' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('button', { name: 'Waiting longer than 7 days 3', pressed: false })).toBeVisible();
  });

  it('say beside To that it is before From', async () => {
    visit('/approvals?from=2026-09-30&to=2026-09-01');
    expect(await screen.findByLabelText('To')).toHaveAccessibleDescription(
      'The To date is before the From date, so it is ignored.',
    );
    expect(screen.getByLabelText('To')).toBeInvalid();
  });

  it('do not take up a year that is still being typed', async () => {
    visit('/approvals?from=2026-09-01');
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '0002-09-01' } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(screen.getByLabelText('From')).toHaveValue('0002-09-01');
    await leadsTo('/approvals?from=2026-09-01');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-09-01' } });
    await leadsTo('/approvals?from=2025-09-01');
  });

  it('list what one person decided alone, and say what that is', async () => {
    visit('/approvals?tab=approved');
    await press('Decided by one person');
    await leadsTo('/approvals?tab=approved&single=true');
    expect(
      screen.getByText('Each of these entries was approved by one person, and no one had verified it.'),
    ).toBeVisible();
  });

  it('have no such report for a verifier', async () => {
    visit('/approvals?tab=verified&single=true', verifier);
    expect(await screen.findByRole('tab', { name: /^Verified/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('button', { name: 'Decided by one person' })).toBeNull();
  });
});

describe('on a narrow screen the filters', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('are folded away, with how many are set', async () => {
    visit('/approvals?late=true&from=2026-09-01&q=maya');
    await press('Filters 2 set');
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(panel.getByRole('button', { name: /^Waiting longer than 7 days/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(panel.getByRole('button', { name: 'Clear filters' }));
    await userEvent.click(panel.getByRole('button', { name: 'Show entries' }));
    await leadsTo('/approvals');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
  });
});

describe('saved filters', () => {
  const late: SavedFilter = { id: 7, name: 'Late ones', search: 'late=true' };

  it('say what they are for while there is none, and that a list has to be narrowed first', async () => {
    visit('/approvals');
    await press('Saved filters');
    expect(await screen.findByText('No saved filters yet')).toBeVisible();
    expect(screen.getByText('Filter the list first. Then you can save the filter here.')).toBeVisible();
  });

  it('keep the present one under a name, which the page shows from then on', async () => {
    visit('/approvals?sort=statusSince&late=true&entry=41');
    await press('Saved filters');
    await press('Save this filter');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveAccessibleDescription('This saves: Pending, waiting longer than 7 days');
    await userEvent.click(screen.getByRole('button', { name: 'Save filter' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    await userEvent.type(name, ' Late ones {Enter}');
    expect(await screen.findByText('Filter saved')).toBeInTheDocument();
    expect(await server.bodies(SAVE)).toEqual([{ list: 'approvals', name: 'Late ones', search: 'late=true' }]);
    expect(await screen.findByRole('button', { name: 'Saved filters: Late ones' })).toBeVisible();
  });

  it('are applied in one go, keep the open entry, and are left again by Back', async () => {
    saved = [late, { id: 8, name: 'Alone', search: 'tab=approved&single=true' }];
    visit('/approvals?q=maya&entry=41');
    await press('Saved filters');
    const panel = within(await screen.findByRole('dialog', { name: 'Saved filters' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Alone Approved, decided by one person' }));
    await leadsTo('/approvals?entry=41&tab=approved&single=true');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    const button = await screen.findByRole('button', { name: 'Saved filters: Alone' });
    await waitFor(() => expect(button).toHaveFocus());
    await press('Back');
    await leadsTo('/approvals?q=maya&entry=41');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('maya'));
  });

  it('say that a name is taken before they replace what it holds', async () => {
    saved = [late];
    visit('/approvals?q=maya');
    await press('Saved filters');
    await press('Save this filter');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'late ONES');
    expect(screen.getByText('You already have “Late ones.” Saving replaces it.')).toBeVisible();
    await press('Replace filter');
    expect(await screen.findByText('Filter replaced')).toBeInTheDocument();
    expect(await server.bodies(SAVE)).toEqual([{ list: 'approvals', name: 'late ONES', search: 'q=maya' }]);
  });

  it('are removed at once, and come back with Undo', async () => {
    saved = [late];
    server.to('DELETE /api/saved-filters/7', () => {
      saved = [];
      return new Response(null, { status: 204 });
    });
    visit('/approvals?late=true');
    await press('Saved filters: Late ones');
    await press('Remove Late ones');
    expect(await screen.findByText('Filter removed')).toBeInTheDocument();
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Saved filters' })).toHaveFocus());
    await press('Undo');
    expect(await screen.findByText('Filter restored')).toBeInTheDocument();
    expect(await server.bodies(SAVE)).toEqual([{ list: 'approvals', name: 'Late ones', search: 'late=true' }]);
    expect(await screen.findByRole('button', { name: 'Saved filters: Late ones' })).toBeVisible();
  });

  it('keep the name where they cannot be saved, and are read again where they could not be', async () => {
    server.to(SAVE, () => refusal(503, { message: 'The database is away. Try again in a moment.' }));
    visit('/approvals?late=true');
    await press('Saved filters');
    await press('Save this filter');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Late ones{Enter}');
    expect(await screen.findByText('The database is away. Try again in a moment.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Late ones');
  });

  it('say when they cannot be read, with what to quote, and are read again', async () => {
    server.to(SAVED, () => refusal(503));
    visit('/approvals');
    await press('Saved filters');
    expect(await screen.findByText('Couldn’t load your saved filters')).toBeVisible();
    expect(screen.getByText('Reference r-1')).toBeVisible();
    saved = [late];
    server.to(SAVED, () => json(200, saved));
    await press('Try again');
    expect(await screen.findByText('Late ones')).toBeVisible();
  });
});
