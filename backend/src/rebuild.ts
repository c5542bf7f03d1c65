import { FOLLOWING, PROJECTIONS, REBUILT_STREAMS } from './app.module.js';
import { openPool } from './platform/database/pools.js';
import { readEnvironment } from './platform/config/environment.js';
import { openDatabase } from './platform/database/open-database.js';
import { complaintOf } from './platform/config/start-error.js';
import { rebuild } from './platform/event-log/rebuild.js';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

try {
  const { urls, stop } = await openDatabase(readEnvironment(process.env), say);
  const owner = openPool(urls.ownerUrl, 1);
  try {
    say('Rebuilding rows and projections from the log …');
    for (const { table, rows } of await rebuild(owner, REBUILT_STREAMS, PROJECTIONS, FOLLOWING))
      say(`${table}: ${rows} rows`);
  } finally {
    await owner.end();
    await stop();
  }
} catch (error) {
  process.stderr.write(`${complaintOf(error)}\n`);
  process.exitCode = 1;
}
