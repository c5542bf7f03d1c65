import { RECORD_PARTS } from '@hourtrail/contracts';
import { contentOf, type ApprovedHours } from './record-document.js';

const PRIYA = { id: 7, name: 'Priya Raman', level: 'account' } as const;
const ROSA = { id: null, name: 'Rosa Lind', level: 'email-link' } as const;
const allCounts = (hundredths: number) => ({ hundredths, counted: hundredths, category: null });
const HOURS: ApprovedHours = {
  name: 'Amara Diallo',
  school: 'Lincoln High School',
  goal: 5,
  rules: null,
  years: [
    { name: '2025–26', startsOn: '2025-08-01', endsOn: '2026-07-31' },
    { name: '2026–27', startsOn: '2026-08-01', endsOn: '2027-07-31' },
  ],
  statements: [],
  entries: [
    { ...allCounts(300), date: '2026-09-05', organization: 'Food Bank', verifier: PRIYA },
    { ...allCounts(250), date: '2026-09-12', organization: 'Library', verifier: ROSA },
    { ...allCounts(50), date: '2026-10-03', organization: 'Food Bank', verifier: null },
  ],
};

describe('the document of an official record', () => {
  it('shows everything its holder knows of their approved hours', () => {
    expect(contentOf(HOURS, RECORD_PARTS)).toEqual({
      content: {
        name: 'Amara Diallo',
        school: 'Lincoln High School',
        totals: { hours: 6, entries: 3 },
        goal: { hours: 5, met: true },
        years: [{ name: '2026–27', startsOn: '2026-08-01', endsOn: '2027-07-31', hours: 6 }],
        entries: [
          {
            date: '2026-09-05',
            hours: '3.00',
            organization: 'Food Bank',
            verifier: { name: 'Priya Raman', level: 'account' },
          },
          {
            date: '2026-09-12',
            hours: '2.50',
            organization: 'Library',
            verifier: { name: 'Rosa Lind', level: 'email-link' },
          },
          { date: '2026-10-03', hours: '0.50', organization: 'Food Bank', verifier: null },
        ],
      },
      verifierIds: [7],
    });
  });

  it('says what counts by the rules of the school, entry by entry, in each category and toward the goal', () => {
    const [first, second, third] = HOURS.entries;
    const entries = [
      { ...first!, counted: 200, category: 'Direct service' },
      { ...second!, category: 'Direct service' },
      { ...third!, counted: 0 },
    ];
    const rules = { met: false, year: '2026–27' };
    expect(contentOf({ ...HOURS, entries, rules }, ['goal', 'categories', 'entries']).content).toEqual({
      totals: { hours: 6, counted: 4.5, entries: 3 },
      goal: { hours: 5, met: false, year: '2026–27' },
      categories: [{ name: 'Direct service', hours: 4.5 }],
      entries: [
        { date: '2026-09-05', hours: '3.00', counted: '2.00', category: 'Direct service' },
        { date: '2026-09-12', hours: '2.50', category: 'Direct service' },
        { date: '2026-10-03', hours: '0.50', counted: '0.00' },
      ],
    });
    expect(contentOf({ ...HOURS, entries, rules }, ['entries']).content.entries?.[0]).not.toHaveProperty('category');
  });

  it.each(RECORD_PARTS)('holds nothing but the totals and %s where its holder chose that alone', (part) => {
    const { content, verifierIds } = contentOf(HOURS, [part]);
    const { totals, ...rest } = content;
    expect(totals).toEqual({ hours: 6, entries: 3 });
    // no entry has a category
    expect(Object.keys(rest)).toEqual(part === 'categories' ? [] : [part]);
    expect(verifierIds).toEqual(part === 'verifiers' ? [7] : []);
  });

  it('shows entries without organizations and verifiers, or each of those once without entries', () => {
    expect(contentOf(HOURS, ['entries']).content.entries?.[0]).toEqual({ date: '2026-09-05', hours: '3.00' });
    expect(contentOf(HOURS, ['organizations', 'verifiers']).content).toEqual({
      totals: { hours: 6, entries: 3 },
      organizations: ['Food Bank', 'Library'],
      verifiers: [
        { name: 'Priya Raman', level: 'account' },
        { name: 'Rosa Lind', level: 'email-link' },
      ],
    });
  });

  it('holds the statements of the family, whatever its holder chose', () => {
    const statements = [{ text: 'It was four hours', at: '2026-11-20T15:00:00.000Z' }];
    expect(contentOf({ ...HOURS, statements }, []).content).toMatchObject({ statements });
  });

  it('says that a goal is not met half an hour below it', () => {
    expect(contentOf({ ...HOURS, goal: 7 }, ['goal']).content.goal).toEqual({ hours: 7, met: false });
    expect(contentOf({ ...HOURS, goal: 6 }, ['goal']).content.goal).toEqual({ hours: 6, met: true });
    expect(contentOf({ ...HOURS, entries: [] }, ['goal', 'entries']).content).toEqual({
      totals: { hours: 0, entries: 0 },
      goal: { hours: 5, met: false },
      entries: [],
    });
  });
});
