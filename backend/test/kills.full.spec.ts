import {
  loseWithoutSynchronousCommit,
  NO_LOSSES,
  surviveBehindProxy,
  surviveDatabaseKills,
  surviveServerKills,
} from './kills.js';

it('loses nothing acknowledged, doubles nothing and leaves no halves when a server is killed four times', async () => {
  const { losses, acknowledged } = await surviveServerKills({ times: 4 });
  expect(losses).toEqual(NO_LOSSES);
  expect(acknowledged).toBeGreaterThan(20);
});

it('fails only requests that succeed when they are sent again, while one of two servers behind a proxy is killed each second', async () => {
  const { losses, kills } = await surviveBehindProxy({ seconds: 4 });
  expect(losses).toEqual(NO_LOSSES);
  expect(kills).toBeGreaterThan(0);
});

it('goes on by itself and loses nothing when PostgreSQL is killed twice', async () => {
  const { losses, acknowledged, longestAwayMs } = await surviveDatabaseKills({ times: 2 });
  expect(losses).toEqual(NO_LOSSES);
  expect(acknowledged).toBeGreaterThan(20);
  expect(longestAwayMs).toBeLessThan(30_000);
});

it('loses what was acknowledged when PostgreSQL is killed that does not wait for its log, and the comparison sees it', async () => {
  const { losses } = await loseWithoutSynchronousCommit();
  expect(losses.lost.length).toBeGreaterThan(0);
});
