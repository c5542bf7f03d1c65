import type { HoursView, OpportunityView } from '@hourtrail/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { OpportunityPanel } from '../features/opportunities/OpportunityPanel.js';
import { usePanels } from '../features/hours/usePanels.js';
import { browserStorage } from '../lib/browserStorage.js';
import { usePanelParam } from '../lib/useSearchState.js';
import { anEntry, anOpportunity, anotherVerifier, aVerifier, student, verifier } from '../testing/builders.js';
import { renderPart } from '../testing/render.js';
import { Answers, json, refusal } from '../testing/server.js';
import { Toaster } from '../ui/Toaster.js';
import { OwnHoursPanels } from './OwnHoursPanels.js';

const LOG = 'POST /api/volunteer-hours';
const place = { id: 501, status: 'signed-up', position: null } as const;
const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
const wentTo = (given: Partial<OpportunityView> = {}): OpportunityView =>
  anOpportunity({
    day,
    state: 'past',
    mySignup: place,
    coordinatorId: 9,
    coordinator: { name: 'Walt Kim' },
    ...given,
  });

function Details() {
  const { id, open, close } = usePanelParam('opportunity');
  return <OpportunityPanel id={id} onOpen={open} onClose={close} />;
}
const Own = () => <OwnHoursPanels panels={usePanels()} />;
const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

let server: Answers;
let opportunity: OpportunityView;
let logged: HoursView[];
beforeEach(() => {
  browserStorage.dropAll();
  opportunity = wentTo();
  logged = [];
  server = new Answers()
    .to('GET /api/volunteer-opportunities/12', () => json(200, opportunity))
    .to('GET /api/volunteer-opportunities', () => json(200, [], { 'X-Total-Count': '0' }))
    .to('GET /api/users/verifiers', () => json(200, [aVerifier(verifier), aVerifier(anotherVerifier)]))
    .to('GET /api/volunteer-hours', ({ url }) => {
      const rows = new URL(url).searchParams.has('opportunityId') ? logged : [anEntry()];
      return json(200, rows, { 'X-Total-Count': String(rows.length) });
    })
    .to('GET /api/volunteer-hours/41', () => json(200, anEntry({ opportunityId: 12 })))
    .to('GET /api/volunteer-hours/41/history', () => json(200, []))
    .to(LOG, () => {
      logged = [anEntry({ opportunityId: 12 })];
      return json(201, logged[0]);
    });
});
afterEach(() => server.end());

const visit = (at = '/opportunities?opportunity=12') =>
  renderPart(
    <>
      <Routes>
        <Route path="/opportunities" element={<Details />} />
        <Route path="/my-hours" element={<Own />} />
      </Routes>
      <Address />
      <Toaster />
    </>,
    { user: student, at },
  );
const details = () => screen.findByRole('dialog', { name: 'Opportunity' });
const form = () => screen.findByRole('dialog', { name: 'Log hours' });
const organization = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: 'Organization' });

describe('an opportunity that somebody went to', () => {
  it('becomes an entry by two presses: all filled in, its coordinator asked to verify', async () => {
    visit();
    await userEvent.click(await within(await details()).findByRole('link', { name: 'Log hours' }));
    expect(await organization()).toHaveValue('Friends of Mill Creek Park');
    expect(screen.getByText('Creek cleanup', { selector: 'strong' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Also on other days' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Submit for Verification' }));
    expect(await screen.findByText('Now waiting for Walt Kim to verify.')).toBeVisible();
    expect(await server.bodies(LOG)).toEqual([
      {
        organizationName: 'Friends of Mill Creek Park',
        description: 'Creek cleanup',
        date: day,
        startTime: '09:00',
        endTime: '12:00',
        hours: '3',
        verifierId: 9,
        status: 'pending',
        opportunityId: 12,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log hours' })).toBeNull());
    expect(await screen.findByText('/my-hours')).toBeInTheDocument();
  });

  it('may have been left early: fewer hours are theirs to claim, also in a draft', async () => {
    visit('/my-hours?log=new&opportunity=12');
    await organization();
    fireEvent.change(screen.getByLabelText('Hours'), { target: { value: '2' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(await server.bodies(LOG)).toMatchObject([{ hours: '2', status: 'draft', opportunityId: 12 }]);
  });

  it('names nobody in place of a coordinator who left, and says so', async () => {
    opportunity = wentTo({ coordinatorId: 99, coordinator: { name: 'Gus Tov' } });
    visit('/my-hours?log=new&opportunity=12');
    await organization();
    expect(screen.getByText(/Gus Tov no longer verifies\. Check the verifier\.$/)).toBeVisible();
    expect(screen.getByLabelText(/^Verifier/)).toHaveValue('');
  });

  it('is logged once: then the details and the address lead to the entry', async () => {
    logged = [anEntry({ opportunityId: 12 })];
    const { unmount } = visit();
    expect(await within(await details()).findByRole('link', { name: 'View your hours' })).toHaveAttribute(
      'href',
      '/my-hours?entry=41',
    );
    expect(screen.queryByRole('link', { name: 'Log hours' })).toBeNull();
    unmount();
    visit('/my-hours?log=new&opportunity=12');
    expect(await within(await form()).findByText('You already logged these hours')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'View entry' }));
    expect(await screen.findByText('/my-hours?entry=41')).toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: 'Trail' })).toBeVisible();
  });

  it('is told in the form where it was logged meanwhile, and what was typed stays', async () => {
    const message = 'Hours for this opportunity were logged already.';
    server.to(LOG, () => refusal(409, { code: 'hours.opportunity-logged', message }));
    visit('/my-hours?log=new&opportunity=12');
    await organization();
    await userEvent.click(screen.getByRole('button', { name: 'Submit for Verification' }));
    await waitFor(async () => expect(within(await form()).getByText(message)).toBeVisible());
    expect(await organization()).toHaveValue('Friends of Mill Creek Park');
  });

  it('keeps what is typed apart from other entries, and under its own address', async () => {
    const { unmount } = visit('/my-hours?log=new&opportunity=12');
    await organization();
    fireEvent.change(screen.getByLabelText(/^Description/), { target: { value: 'Nine bags of litter' } });
    expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
    unmount();
    const other = visit('/my-hours?log=new');
    expect(await organization()).toHaveValue('');
    other.unmount();
    visit('/my-hours?log=new&opportunity=12');
    await organization();
    expect(screen.getByLabelText(/^Description/)).toHaveValue('Nine bags of litter');
    expect(screen.getByText(/^Your unsaved entry from .* is back\./)).toBeVisible();
  });

  it('asks to try again where it could not be read', async () => {
    server.to('GET /api/volunteer-opportunities/12', () => refusal(503));
    visit('/my-hours?log=new&opportunity=12');
    expect(await screen.findByText('Couldn’t load the form')).toBeVisible();
    server.to('GET /api/volunteer-opportunities/12', () => json(200, opportunity));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await organization()).toHaveValue('Friends of Mill Creek Park');
  });
});

describe('any other opportunity', () => {
  it.each([
    ['one that is yet to come', wentTo({ state: 'signed-up' })],
    ['one that others went to', wentTo({ mySignup: null })],
    ['one they only waited for', wentTo({ mySignup: { ...place, status: 'waitlisted', position: 2 } })],
    ['one that was cancelled', wentTo({ state: 'cancelled', cancelReason: 'Storm' })],
  ])('is not logged from: %s', async (_which, one) => {
    opportunity = one;
    const { unmount } = visit();
    expect(await within(await details()).findByText('Creek cleanup')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log hours' })).toBeNull();
    unmount();
    visit('/my-hours?log=new&opportunity=12');
    expect(await organization()).toHaveValue('');
  });

  it('opens the empty form where it is not there', async () => {
    server.to('GET /api/volunteer-opportunities/12', () => refusal(404));
    visit('/my-hours?log=new&opportunity=12');
    expect(await organization()).toHaveValue('');
  });

  it.each([
    ['open', true],
    ['full', true],
    ['signed-up', true],
    ['past', false],
    ['cancelled', false],
  ] as const)('that is %s can be added to a calendar: %s', async (state, can) => {
    opportunity = anOpportunity({ state });
    visit();
    await within(await details()).findByText('Creek cleanup');
    const link = screen.queryByRole('link', { name: 'Add to calendar' });
    expect(link?.getAttribute('href') ?? null).toBe(can ? '/api/volunteer-opportunities/12.ics' : null);
  });
});
