import type { RecordEntry, RecordView } from '@hourtrail/contracts';
import { allOf, readPdf } from '../../../test/pdf.js';
import { aLogo } from '../../../test/attachments.js';
import { NO_LOOK } from '../../platform/files/school-look.js';
import { inLanguage } from '../../platform/web/language.js';
import { recordPdf } from './record-pdf.js';

const URL = 'https://hours.example/verify/K7QM-2XPR-9DHT';
const PRIYA = { name: 'Priya Raman', level: 'account' } as const;

const anEntry = (nth: number, given: Partial<RecordEntry> = {}): RecordEntry => ({
  date: new Date(Date.UTC(2026, 0, 1 + nth)).toISOString().slice(0, 10),
  hours: '3.00',
  organization: `Riverside Food Bank ${nth}`,
  verifier: PRIYA,
  ...given,
});

const record = (given: Partial<RecordView> = {}): RecordView => ({
  code: 'K7QM-2XPR-9DHT',
  status: 'valid',
  since: null,
  issuedAt: '2026-11-21T15:00:00.000Z',
  timeZone: 'America/New_York',
  name: 'Amara Diallo',
  school: 'Lincoln High School',
  totals: { hours: 3, entries: 1 },
  goal: { hours: 50, met: false },
  entries: [anEntry(1)],
  ...given,
});

/** A file as it is read; each of them is held to PDF/UA. */
async function printed(view: RecordView, look = NO_LOOK) {
  const at = new Date('2026-11-30T12:00:00Z');
  const bytes = await recordPdf({ view, look, document: '', url: URL }, at);
  const read = await readPdf(bytes);
  expect(read.problems).toEqual([]);
  const pages = read.pages.map(({ tagged, artifacts }) => [...tagged, ...artifacts]);
  return { ...read, pages, text: pages.flat().join('\n'), bytes };
}

describe('the PDF of an official record', () => {
  it('says what is no longer approved of it', async () => {
    const { text } = await printed(record({ takenBack: { entries: 1, hours: 1, of: 3 } }));
    expect(text).toContain('Since then, 1 entry on it was taken back or lowered');
    expect(text).not.toContain('Valid when this file was made');
  });

  it('says whose hours they are, whether the goal is met, and how to check it', async () => {
    const { title, tree, pages } = await printed(record());
    expect(title).toBe('Official record of volunteer hours, K7QM-2XPR-9DHT');
    expect(pages).toEqual([
      expect.arrayContaining([
        'Official record of volunteer hours',
        'Lincoln High School',
        'Amara Diallo',
        '3 hours in 1 entry',
        '50 hours, not met yet',
        'November 21, 2026',
        'Valid when this file was made, on November 30, 2026',
        'K7QM-2XPR-9DHT',
        'Jan 2, 2026',
        'Riverside Food Bank 1',
        'Priya Raman',
        'Verified with an account',
        '3.00',
        'Official record K7QM-2XPR-9DHT, issued on November 21, 2026',
        'Page 1 of 1',
      ]),
    ]);
    expect(allOf(tree, 'Figure')).toHaveLength(1);
    expect(allOf(tree, 'TH').map(({ scope }) => scope)).toEqual(expect.arrayContaining(['Row', 'Column']));
  });

  it.each([
    ['superseded', 'A newer record replaced this one on November 24, 2026.'],
    ['revoked', 'This record was revoked on November 24, 2026.'],
  ] as const)('says that it is %s', async (status, sentence) => {
    const { text } = await printed(record({ status, since: '2026-11-24T15:00:00.000Z' }));
    expect(text).toContain(sentence);
    expect(text).not.toContain('Valid when');
  });

  it('holds nothing that the record does not show', async () => {
    const { code, status, since, issuedAt, timeZone, totals } = record();
    const { text, bytes } = await printed({ code, status, since, issuedAt, timeZone, totals });
    for (const hidden of ['Amara', 'Lincoln', 'goal', 'Riverside', 'Priya', 'Organization', 'Verified']) {
      expect(`${text}${bytes.toString('latin1')}`).not.toContain(hidden);
    }
  });

  it('lists organizations and verifiers where it does not show the entries', async () => {
    const { entries: _, ...others } = record();
    const { text } = await printed({
      ...others,
      organizations: ['Food Bank', 'Library'],
      verifiers: [PRIYA],
    });
    expect(text).toContain('Food Bank · Library');
    expect(text).toContain('Priya Raman (Verified with an account)');
  });

  it('has 300 entries, each once, its heading and number on every page', async () => {
    const entries = Array.from({ length: 300 }, (_, nth) => anEntry(nth, nth % 7 === 0 ? { verifier: null } : {}));
    const { tree, pages } = await printed(
      record({ entries, totals: { hours: 900, entries: 300 }, goal: { hours: 50, met: true } }),
    );
    expect(allOf(tree, 'TBody').flatMap((body) => allOf(body, 'TR'))).toHaveLength(300);
    expect(pages.length).toBeGreaterThan(8);
    pages.forEach((page, index) => {
      expect(page).toContain('Organization');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
  });

  it.each([
    ['no entry', { entries: [], totals: { hours: 0, entries: 0 } }, 'No approved hours yet'],
    ['a name of 60 letters', { name: `${'Maximiliana '.repeat(4)}von Hohenlohe` }, 'Hohenlohe'],
    [
      'a Chinese name',
      { name: '王小明', school: '林肯高中', entries: [anEntry(1, { organization: '河边食物银行' })] },
      '王小明',
    ],
    ['an Arabic name', { name: 'محمد عبد الله', entries: [anEntry(1, { organization: 'بنك الطعام' })] }, 'دمحم'],
  ] as const)('is whole with %s', async (_case, given, words) => {
    expect((await printed(record(given as Partial<RecordView>))).text).toContain(words);
  });

  it.each([
    ['logo and color', '#7a1f2b', true],
    ['color', '#7a1f2b', false],
    ['logo', '', true],
  ])('begins with the %s of the school', async (_what, color, hasLogo) => {
    const { tree, text } = await printed(record(), { color, logo: hasLogo ? await aLogo() : null });
    expect(allOf(tree, 'Figure')).toHaveLength(hasLogo ? 2 : 1);
    expect(text.match(/Lincoln High School/g)).toHaveLength(2);
  });

  it('says who countersigned it', async () => {
    const countersigned = { name: 'Tess Ortiz', role: 'teacher', at: '2026-11-23T03:00:00.000Z' } as const;
    expect((await printed(record({ countersigned }))).text).toContain('Tess Ortiz, Teacher, on November 22, 2026');
  });

  it('is in the language of who reads it', async () => {
    const { text } = await inLanguage('es', () => printed(record()));
    expect(text).toContain('Constancia oficial de horas de voluntariado');
  });
});
