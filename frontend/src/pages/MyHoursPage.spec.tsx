import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../testing/enterText.js';
import { anEntry, parent, someStats, student } from '../testing/builders.js';
import { renderPart } from '../testing/render.js';
import { Answers, json } from '../testing/server.js';
import { MyHoursPage } from './MyHoursPage.js';

const LIBRARY = anEntry({ id: 42, organizationName: 'City Library', status: 'approved' });
const ENTRIES = [anEntry(), LIBRARY, anEntry({ id: 43, status: 'draft' })];

describe('one’s own hours', () => {
  let server: Answers;

  beforeEach(() => {
    localStorage.clear();
    server = new Answers()
      .to('GET /api/users/5/stats', () => json(200, { ...someStats, totalHours: 6, approvedHours: 3, pendingHours: 3 }))
      .to('GET /api/users/verifiers', () => json(200, []))
      .to('GET /api/family-links', () =>
        json(200, [{ id: 1, status: 'confirmed', student: { id: 5, firstName: 'Maya', lastName: 'Chen' } }]),
      )
      .to('GET /api/volunteer-hours', ({ url }) => {
        const { searchParams } = new URL(url);
        const [status, q] = [searchParams.get('status')?.split(','), searchParams.get('q')?.toLowerCase() ?? ''];
        const rows = ENTRIES.filter(
          (entry) => (!status || status.includes(entry.status)) && entry.organizationName?.toLowerCase().includes(q),
        );
        return json(200, rows, { 'X-Total-Count': String(rows.length) });
      });
  });
  afterEach(() => server.end());

  const show = (user = student, at = '/my-hours') => renderPart(<MyHoursPage />, { user, at });
  const tabs = (): readonly (string | null)[] => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  const table = async () => within(await screen.findByRole('table'));
  const search = async (text: string): Promise<void> =>
    enterText(screen.getByRole('searchbox', { name: 'Search organization or description' }), text);

  it('say on each tab how many entries it has', async () => {
    show();
    await waitFor(() => expect(tabs()).toEqual(['All 3', 'Drafts 1', 'Waiting 1', 'Approved 1', 'Rejected 0']));
  });

  it('can be searched, which counts and exports what is found', async () => {
    server.to('POST /api/admin/export/hours', () => json(503, { message: 'Later.' }));
    show(student, '/my-hours?show=approved');
    await search('library');
    await waitFor(() => expect(tabs()).toEqual(['All 1', 'Drafts 0', 'Waiting 0', 'Approved 1', 'Rejected 0']));
    expect((await table()).getByText('City Library')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    const csv = await screen.findByRole('menuitem', { name: /CSV/ });
    expect(csv).toHaveTextContent(/^CSVOpens in any spreadsheet program$/);
    await userEvent.click(csv);
    await waitFor(async () =>
      expect(await server.bodies('POST /api/admin/export/hours')).toEqual([
        { format: 'csv', filters: { studentId: '5', q: 'library', status: 'approved' } },
      ]),
    );
  });

  it('say what was not found, and show everything again', async () => {
    show();
    await search('zoo');
    expect(await screen.findByText('No entries match “zoo”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect((await table()).getByText('City Library')).toBeVisible();
  });

  it('can be narrowed to a school year, which counts and exports its days', async () => {
    const year = { id: 7, version: 1, name: '2024–25', startsOn: '2024-08-01', endsOn: '2025-07-31', isCurrent: false };
    server
      .to('GET /api/academic-years', () => json(200, [year]))
      .to('GET /api/volunteer-hours', ({ url }) => {
        const { searchParams } = new URL(url);
        const ofYear = searchParams.get('from') === year.startsOn && searchParams.get('to') === year.endsOn;
        return json(200, ofYear ? [] : ENTRIES, { 'X-Total-Count': ofYear ? '0' : '3' });
      })
      .to('POST /api/admin/export/hours', () => json(503, { message: 'Later.' }));
    show();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'School year' }), '2024–25');
    await waitFor(() => expect(tabs()).toEqual(['All 0', 'Drafts 0', 'Waiting 0', 'Approved 0', 'Rejected 0']));
    expect(await screen.findByText('No entries match from Thu, Aug 1, 2024, to Thu, Jul 31, 2025')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await waitFor(async () =>
      expect(await server.bodies('POST /api/admin/export/hours')).toEqual([
        { format: 'csv', filters: { studentId: '5', from: year.startsOn, to: year.endsOn } },
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect((await table()).getByText('City Library')).toBeVisible();
  });

  it('name the hours that were logged where a part was approved', async () => {
    server.to('GET /api/volunteer-hours', () =>
      json(200, [anEntry({ status: 'approved', hours: '1.00', loggedHours: '1.50' })], { 'X-Total-Count': '1' }),
    );
    show();
    expect((await table()).getByText('1.00 of 1.50 h')).toBeVisible();
  });

  it('of a child have no drafts to a parent, who exports only what they see', async () => {
    server.to('POST /api/admin/export/hours', () => json(503, { message: 'Later.' }));
    show(parent, '/my-hours?child=5');
    await waitFor(() => expect(tabs()).toEqual(['All 3', 'Waiting 1', 'Approved 1', 'Rejected 0']));
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /PDF/ }));
    await waitFor(async () =>
      expect(await server.bodies('POST /api/admin/export/hours')).toEqual([
        { format: 'pdf', filters: { studentId: '5' } },
      ]),
    );
  });
});
