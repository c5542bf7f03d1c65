import { NO_LOSSES, surviveBehindProxy, surviveDatabaseKills, surviveServerKills } from './kills.js';

const HOUR = 3_600_000;

it(
  'loses nothing acknowledged, doubles nothing and leaves no halves when a server is killed five hundred times',
  async () => {
    const { losses, acknowledged } = await surviveServerKills({ times: 500 });
    expect(losses).toEqual(NO_LOSSES);
    expect(acknowledged).toBeGreaterThan(5_000);
  },
  HOUR,
);

it(
  'fails only requests that succeed when they are sent again, while one of two servers behind a proxy is killed each second of a minute',
  async () => {
    const { losses, kills } = await surviveBehindProxy({ seconds: 60 });
    expect(losses).toEqual(NO_LOSSES);
    expect(kills).toBeGreaterThan(10);
  },
  HOUR,
);

it(
  'goes on by itself and loses nothing when PostgreSQL is killed a hundred times',
  async () => {
    const { losses, longestAwayMs } = await surviveDatabaseKills({ times: 100 });
    expect(losses).toEqual(NO_LOSSES);
    expect(longestAwayMs).toBeLessThan(30_000);
  },
  HOUR,
);
