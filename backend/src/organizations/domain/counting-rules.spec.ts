import { NO_COUNTING_RULES } from '@hourtrail/contracts';
import { refusalOf } from '../../../test/given.js';
import { evolve, setRules, type CountingRulesInput, type RulesOfSchool } from './counting-rules.js';

const ADMIN = { role: 'admin', organizationId: 2 };
const SUPER_ADMIN = { role: 'super-admin', organizationId: 3 };
const GOAL = 40;
const NONE: RulesOfSchool = { organizationId: 2, id: 2, version: 0, versions: [], inForce: NO_COUNTING_RULES };
const DIRECT = { name: 'Direct service', min: 20 };
const FUNDRAISING = { name: 'Fundraising', max: 10 };

const set = (input: CountingRulesInput, school = NONE, by = ADMIN) => setRules(school, by, input, GOAL);

const after = (input: CountingRulesInput, school = NONE): RulesOfSchool =>
  set(input, school).reduce(
    (before, event) =>
      evolve(before, {
        ...event,
        texts: event.texts ?? {},
        organizationId: 2,
        stream: 'counting-rules/2',
        version: before.version + 1,
        at: new Date('2026-11-21T15:00:00Z'),
        actor: { id: null, role: 'system' },
      }),
    school,
  );

const refusal = (input: CountingRulesInput, school = NONE): string | undefined =>
  refusalOf(() => set(input, school))?.message;

const withCategories = after({ categories: [DIRECT, FUNDRAISING] });

test('every approved hour counts until a school says otherwise', () => {
  expect(set({ dailyCap: null, categories: null })).toEqual([]);
});

test('a school says which hours count, and each change is a version that stays', () => {
  const first = after({ dailyCap: 4.5, earliestDate: '2026-08-01' });
  const second = after({ dailyCap: 6 }, first);
  const since = '2026-11-21T15:00:00.000Z';
  expect(second).toEqual({
    organizationId: 2,
    id: 2,
    version: 2,
    versions: [
      { ...NO_COUNTING_RULES, version: 1, since, dailyCap: 4.5, earliestDate: '2026-08-01' },
      { ...NO_COUNTING_RULES, version: 2, since, dailyCap: 6 },
    ],
    inForce: { ...NO_COUNTING_RULES, dailyCap: 6 },
  });
});

test('the log has hours in hundredths, and names of categories beside it', () => {
  expect(set({ dailyCap: 4.5, categories: [DIRECT] })).toMatchObject([
    {
      type: 'counting-rules.set',
      data: { hundredthsPerDay: 450, categories: [{ id: 1, min: 20, max: null }], nonProfitOnly: false },
      texts: { category1: 'Direct service' },
    },
  ]);
});

test('the same rules once more are no event', () => {
  expect(
    set(
      {
        categories: [
          { id: 1, ...DIRECT },
          { id: 2, ...FUNDRAISING },
        ],
      },
      withCategories,
    ),
  ).toEqual([]);
  expect(
    set(
      {
        categories: [
          { id: 2, ...FUNDRAISING },
          { id: 1, ...DIRECT },
        ],
      },
      withCategories,
    ),
  ).toHaveLength(1);
});

test('a category keeps its number when it is renamed, and no later one gets it', () => {
  const renamed = after({ categories: [{ id: 2, name: 'Raising money', max: 10 }, DIRECT] }, withCategories);
  expect(renamed.inForce.categories).toEqual([
    { id: 2, name: 'Raising money', min: null, max: 10 },
    { id: 3, name: 'Direct service', min: 20, max: null },
  ]);
  const removed = after({ categories: [DIRECT] }, after({}, renamed));
  expect(removed.inForce.categories).toEqual([{ id: 4, name: 'Direct service', min: 20, max: null }]);
  const returned = after({ categories: [{ id: 1, ...DIRECT }] }, removed);
  expect(returned.inForce.categories).toMatchObject([{ id: 1 }]);
});

test('a category that the school never had is refused', () => {
  expect(refusal({ categories: [{ id: 3, ...DIRECT }] }, withCategories)).toBe(
    '“Direct service” isn’t a category of your school. Add it as a new one.',
  );
});

test('a category is there once, by its number and by its name', () => {
  expect(refusal({ categories: [DIRECT, { name: 'DIRECT service' }] })).toBe(
    'Name each category only once: “DIRECT service” is there twice.',
  );
  const twice = {
    categories: [
      { id: 1, name: 'One' },
      { id: 1, name: 'Two' },
    ],
  };
  expect(refusal(twice, withCategories)).toBe('Name each category only once: “Two” is there twice.');
});

test('no minimum is above its maximum', () => {
  expect(refusal({ categories: [{ name: 'Direct service', min: 20, max: 19 }] })).toBe(
    'The minimum of “Direct service” is above its maximum.',
  );
  expect(refusal({ categories: [{ name: 'Direct service', min: 40, max: 40 }] })).toBeUndefined();
});

test('the goal can be reached, and the minimums fit into it', () => {
  expect(refusal({ categories: [FUNDRAISING, { name: 'Tutoring', max: 29 }] })).toBe(
    'The maximums of all categories add up to 39 hours, so no one could reach the goal of 40 hours.',
  );
  expect(refusal({ categories: [FUNDRAISING, { name: 'Tutoring', max: 30 }] })).toBeUndefined();
  expect(refusal({ categories: [DIRECT, { name: 'Tutoring', min: 21 }] })).toBe(
    'The minimums of all categories add up to 41 hours, which is more than the goal of 40 hours.',
  );
});

test('each grade has one goal at most, and the others the goal of the school', () => {
  const twelve = { gradeLevel: '12', hours: 40 } as const;
  const nine = { gradeLevel: '9', hours: 10 } as const;
  expect(after({ goals: [twelve, nine], proRata: true }).inForce).toMatchObject({
    goals: [nine, twelve],
    proRata: true,
  });
  expect(set({ goals: [nine, twelve] }, after({ goals: [twelve, nine] }))).toEqual([]);
  expect(refusal({ goals: [twelve, nine, { ...twelve, hours: 30 }] })).toBe(
    'Set one goal for each grade: grade 12 is there twice.',
  );
});

test('the goals of all grades can be reached, and the minimums fit into each', () => {
  const tutoring = [FUNDRAISING, { name: 'Tutoring', max: 30 }];
  expect(refusal({ categories: tutoring, goals: [{ gradeLevel: '12', hours: 41 }] })).toBe(
    'The maximums of all categories add up to 40 hours, so no one could reach the goal of 41 hours.',
  );
  expect(refusal({ categories: [DIRECT], goals: [{ gradeLevel: '9', hours: 19 }] })).toBe(
    'The minimums of all categories add up to 20 hours, which is more than the goal of 19 hours.',
  );
});

test('a version of before there were goals of grades has none', () => {
  const [event] = set({ dailyCap: 4 });
  const { goals: _goals, proRata: _proRata, ...data } = event!.data;
  const recorded = {
    organizationId: 2,
    stream: 'counting-rules/2',
    version: 1,
    at: new Date(),
    actor: { id: null, role: 'system' },
  };
  const { inForce } = evolve(undefined, { ...recorded, type: 'counting-rules.set', data, texts: {} });
  expect(inForce).toEqual({ ...NO_COUNTING_RULES, dailyCap: 4 });
});

test('a school has 200 versions at most', () => {
  const full = { ...withCategories, versions: Array.from({ length: 200 }, () => withCategories.versions[0]!) };
  expect(refusal({ dailyCap: 4 }, full)).toBe('A school can have at most 200 versions of its rules.');
});

test('a super-admin of another school says why, or the event says that they did not', () => {
  const why = { dailyCap: 4, reason: 'They asked me to' };
  expect(setRules(NONE, SUPER_ADMIN, why, GOAL)).toMatchObject([{ texts: { reason: 'They asked me to' } }]);
  expect(set({ dailyCap: 4 }, NONE, SUPER_ADMIN)).toMatchObject([{ data: { noReason: true } }]);
});
