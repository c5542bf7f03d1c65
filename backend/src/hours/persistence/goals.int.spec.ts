import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { asAdmin } from '../../../test/sql.js';

const RULES = {
  goals: [
    { gradeLevel: '9', hours: 10 },
    { gradeLevel: '12', hours: 40 },
  ],
  proRata: true,
};

describe('what a student owes', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.drop());

  const owes = async (gradeLevel: number | null, joined: string | null, day: string, rules: object | null = RULES) => {
    const [row] = await asAdmin<{ hours: number }>(
      database,
      `SELECT directory.goal_of(coalesce((directory.grade_goals($1::jsonb))[$2::integer], 50),
         ($1::jsonb ->> 'proRata')::boolean, $3::date, $4::date) AS hours`,
      [rules && JSON.stringify(rules), gradeLevel, joined, day],
    );
    return row?.hours;
  };

  it.each([
    ['grade 9 owes 10', 9, 10],
    ['grade 12 owes 40', 12, 40],
    ['grade 10 has the goal of the school', 10, 50],
    ['so has who is in no grade', null, 50],
  ])('%s', async (_what, grade, hours) => {
    expect(await owes(grade, '2025-09-01', '2026-11-28')).toBe(hours);
  });

  it.each([
    ['who joined in August owes all of it', '2026-08-31', '2026-11-28', 40],
    ['who joined in September owes nine of ten months', '2026-09-01', '2026-11-28', 36],
    ['who joined in the middle owes half', '2027-01-31', '2027-02-01', 20],
    ['who joined in May owes a tenth', '2027-05-31', '2027-06-10', 4],
    ['who joins in summer joins for the next year', '2027-06-01', '2027-06-10', 40],
    ['all of it is owed from the next August on', '2027-01-31', '2027-08-01', 40],
    ['but not a day earlier', '2027-01-31', '2027-07-31', 20],
    ['nobody knows when they joined', null, '2027-02-01', 40],
  ])('%s', async (_what, joined, day, hours) => {
    expect(await owes(12, joined, day)).toBe(hours);
  });

  it('is in whole hours, rounded up, and never nothing', async () => {
    const one = {
      goals: [
        { gradeLevel: '9', hours: 1 },
        { gradeLevel: '12', hours: 25 },
      ],
      proRata: true,
    };
    expect(await owes(12, '2027-01-05', '2027-02-01', one)).toBe(13);
    expect(await owes(9, '2027-05-05', '2027-05-06', one)).toBe(1);
  });

  it('is the whole goal where the school says nothing of late joiners, or has no rules', async () => {
    expect(await owes(12, '2027-01-31', '2027-02-01', { ...RULES, proRata: false })).toBe(40);
    expect(await owes(12, '2027-01-31', '2027-02-01', null)).toBe(50);
  });

  it.each(['2027-05-31', '2027-06-19', '2027-07-31', '2027-08-31'])(
    'is, at the end of a school year on %s, what it was in that year',
    async (endsOn) => {
      const [row] = await asAdmin<{ hours: number }>(
        database,
        'SELECT directory.goal_of_year(40, true, $1::date, $2::date) AS hours',
        ['2027-03-08', endsOn],
      );
      expect(row?.hours).toBe(12);
    },
  );
});
