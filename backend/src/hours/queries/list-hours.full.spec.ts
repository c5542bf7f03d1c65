import { CLASS, describeListsOfHours, ListedHours, MODES, WAITING } from '../../../test/listed-hours.js';

/** In blocks: every entry that waits is looked at once, and some thirty blocks belong to each of the 26 shown. */
const A_PAGE = 3 * WAITING + 26 * 31;
const A_COUNT = 3 * WAITING;
/** Each entry of the class is looked at once. */
const OF_A_CLASS = CLASS * 45;
/** Each entry that waits is compared with its volunteer's others. */
const BY_SIGNAL = A_PAGE + 48 * WAITING;

describe('the queue of a school with years of decided entries', () => {
  let school: ListedHours;
  beforeAll(async () => {
    school = await ListedHours.of(20_000);
  });
  afterAll(() => school.end());

  const queues = [
    ['what is ready to approve', 'teacher', { status: 'verified' }, A_PAGE, A_COUNT],
    ['what waits for a verifier', 'teacher', { status: 'pending' }, A_PAGE, A_COUNT],
    ['what names a verifier', 'teacher', { status: 'pending', hasVerifier: 'true' }, A_PAGE, A_COUNT],
    ['what names no verifier', 'teacher', { status: 'pending', hasVerifier: 'false' }, A_PAGE, A_COUNT],
    ['what waits for one verifier', 'verifier', { status: 'pending' }, A_PAGE, A_COUNT],
    ['what waits on the dashboard', 'teacher', { status: 'pending,verified' }, 2 * A_PAGE, 2 * A_COUNT],
    ['what waits of a class', 'teacher', { status: 'pending', classId: '1' }, A_PAGE, A_COUNT],
    ['all of a class', 'teacher', { classId: '1' }, A_PAGE + OF_A_CLASS, OF_A_CLASS],
    ['the latest of a class', 'teacher', { classId: '1', sort: '-date' }, A_PAGE + OF_A_CLASS, OF_A_CLASS],
    ['the latest of an empty class', 'teacher', { classId: '2', sort: '-date' }, 30, 30],
    ['what has no signals', 'teacher', { status: 'verified', signal: 'none' }, BY_SIGNAL, BY_SIGNAL],
  ] as const;

  it.each(MODES.flatMap((mode) => queues.map((queue) => [...queue, mode] as const)))(
    'is found among those that wait: %s',
    async (_what, role, filter, most, mostOfCount, mode) => {
      const [page, count] = await school.touched(mode, role, filter);
      expect(page).toBeLessThanOrEqual(most);
      expect(count).toBeLessThanOrEqual(mostOfCount);
    },
  );
});

describeListsOfHours({ small: 20_000, large: 100_000 });
