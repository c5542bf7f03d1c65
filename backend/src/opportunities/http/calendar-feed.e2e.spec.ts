import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import { aYearInACalendar, BEFORE_THE_YEAR, ZONES } from '../../../test/calendar-feed.js';
import { readByIcalJs } from '../../../test/calendar-readers.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';

describe('a student’s calendar of fifty opportunities, with a weekly repetition and both changes of the clocks', () => {
  let database: TestDatabase;
  let app: TestApp;
  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock: new TestClock(BEFORE_THE_YEAR) });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it.each(ZONES)('is read back as it is in %s by ical.js', async (zone) => {
    const { feed, expected } = await aYearInACalendar(app, zone);
    expect(expected).toHaveLength(50);
    expect(readByIcalJs(feed)).toEqual(expected);
  });
});
