import { VERIFY_ROUTE, type RecordView } from '@hourtrail/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { VerifyPage } from './VerifyPage.js';

const ONE = 'GET /api/records/K7QM-2XPR-9DHT';

const RECORD: RecordView = {
  code: 'K7QM-2XPR-9DHT',
  status: 'valid',
  since: null,
  issuedAt: '2026-11-22T03:00:00.000Z',
  timeZone: 'America/New_York',
  name: 'Amara Diallo',
  school: 'Lincoln High School',
  totals: { hours: 5.5, entries: 2 },
  goal: { hours: 50, met: false },
  years: [{ name: '2026–27', startsOn: '2026-08-01', endsOn: '2027-07-31', hours: 6 }],
  entries: [
    {
      date: '2026-09-05',
      hours: '3.00',
      organization: 'Food Bank',
      verifier: { name: 'Rosa Lind', level: 'email-link' },
    },
    { date: '2026-09-12', hours: '2.50', organization: 'Library', verifier: null },
  ],
};

describe('the page for whoever was given an official record', () => {
  let server: Answers;
  const visit = (at = '/verify/K7QM-2XPR-9DHT') =>
    renderPart(
      <Routes>
        <Route path="/verify" element={<VerifyPage />} />
        <Route path={`${VERIFY_ROUTE}:code`} element={<VerifyPage />} />
      </Routes>,
      { at },
    );

  beforeEach(() => {
    server = new Answers().to(ONE, () => json(200, RECORD));
  });
  afterEach(() => server.end());

  it('says who countersigned it, in which role and when', async () => {
    const countersigned = { name: 'Tess Ortiz', role: 'teacher', at: '2026-11-23T03:00:00.000Z' } as const;
    server.to(ONE, () => json(200, { ...RECORD, countersigned }));
    visit();
    expect(await screen.findByText('Tess Ortiz, Teacher, on November 22, 2026')).toBeVisible();
  });

  it('warns where hours on it are no longer approved', async () => {
    server.to(ONE, () => json(200, { ...RECORD, takenBack: { entries: 2, hours: 5, of: 5.5 } }));
    visit();
    expect(
      await screen.findByText(
        'Valid when it was issued. Since then, 2 entries on it were taken back or lowered: 5 of its 5.5 hours are no longer approved. Ask for a new record.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Valid when issued')).toBeVisible();
    expect(screen.queryByText(/This record is valid/)).toBeNull();
  });

  it('shows the logo of the school, if its holder shows the school', async () => {
    const logo = 'data:image/webp;base64,UklGRg==';
    server.to(ONE, () => json(200, { ...RECORD, color: '#7a1f2b', logo }));
    visit();
    expect(await screen.findByRole('img', { name: 'Logo of Lincoln High School' })).toHaveAttribute('src', logo);
  });

  it('says that it is valid, and shows what its holder shows, by the days of the school', async () => {
    visit();
    expect(
      await screen.findByText('This record is valid. It shows approved hours as of November 21, 2026.'),
    ).toBeVisible();
    for (const fact of [
      'Amara Diallo',
      'Lincoln High School',
      '5.5 hours in 2 entries',
      '50 hours, not met yet',
      '2026–27: 6 hours',
    ]) {
      expect(screen.getByText(fact)).toBeVisible();
    }
    const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toEqual([
      'Food BankSat, Sep 5, 2026 · Rosa Lind (Verified by email link)3.00 h',
      'LibrarySat, Sep 12, 2026 · Approved by the school alone2.50 h',
    ]);
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/api/records/K7QM-2XPR-9DHT.pdf',
    );
    expect(screen.getByRole('link', { name: 'Download signed file' })).toHaveAttribute(
      'href',
      '/api/records/K7QM-2XPR-9DHT.json',
    );
  });

  it('has no line for what is not shown', async () => {
    const { code, status, since, issuedAt, timeZone, totals } = RECORD;
    server.to(ONE, () => json(200, { code, status, since, issuedAt, timeZone, totals, organizations: ['Food Bank'] }));
    visit();
    const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
    expect(terms).toEqual(['Approved hours', 'Organizations', 'Issued', 'Code']);
    expect(screen.queryByRole('heading', { name: 'Approved entries' })).toBeNull();
  });

  it.each([
    ['superseded', 'Replaced by a newer record', 'A newer record replaced this one on November 24, 2026.'],
    ['revoked', 'Revoked', 'This record was revoked on November 24, 2026.'],
  ] as const)('says that it is %s, and since when', async (status, chip, sentence) => {
    server.to(ONE, () => json(200, { ...RECORD, status, since: '2026-11-24T15:00:00.000Z' }));
    visit();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(chip)).toBeVisible();
    expect(screen.queryByText(/is valid/)).toBeNull();
  });

  it('says that an erased record shows nothing any more', async () => {
    const { code, issuedAt, timeZone } = RECORD;
    const since = '2026-11-24T15:00:00.000Z';
    server.to(ONE, () => json(200, { code, issuedAt, timeZone, status: 'revoked', since }));
    visit();
    expect(await screen.findByText('What this record showed was erased.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  });

  it('asks for a code, in any case, with or without dashes', async () => {
    visit('/verify');
    const code = await screen.findByRole('textbox', { name: 'Code' });
    await userEvent.type(code, 'k7qm 2xpr{Enter}');
    expect(screen.getByText('A code has 12 letters and digits, such as K7QM-2XPR-9DHT.')).toBeVisible();
    expect(server.sent).toEqual([]);
    await userEvent.type(code, '9dht{Enter}');
    expect(await screen.findByText('Amara Diallo')).toBeVisible();
  });

  it.each([404, 429])('says why there is no record for a code, and lets it be corrected (%i)', async (status) => {
    server.to('GET /api/records/K7QM-2XPR-9DHA', () => refusal(status, { message: 'No record has this code.' }));
    visit('/verify/K7QM-2XPR-9DHA');
    const code = await screen.findByRole('textbox', { name: 'Code' });
    expect(code).toHaveValue('K7QM-2XPR-9DHA');
    expect(within(code.closest('form') as HTMLElement).getByText('No record has this code.')).toBeVisible();
    await userEvent.type(code, '{Backspace}T{Enter}');
    expect(await screen.findByText('Amara Diallo')).toBeVisible();
  });

  it('loads again after a failure', async () => {
    server.to(ONE, () => refusal(503));
    visit();
    await screen.findByText('Couldn’t load the record');
    server.to(ONE, () => json(200, RECORD));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Amara Diallo')).toBeVisible();
  });
});
