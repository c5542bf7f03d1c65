import { startApp } from '../../test/app.js';
import { cloneDatabase } from '../../test/database.js';
import { LogInThrottle } from './log-in/log-in-throttle.js';
import { HashingQueue } from './passwords/hashing-queue.js';
test('x', async () => {
  const database = await cloneDatabase();
  const app = await startApp({ database });
  const q = new HashingQueue();
  let n = 0;
  const r = await Promise.race([Promise.all(Array.from({ length: 50 }, (_, i) => q.run(async () => { await new Promise(r => setTimeout(r, 2)); if (i % 2) throw new Error('x'); return i; }).catch(() => -1))), new Promise(r => setTimeout(r, 1500, 'hang'))]);
  console.log('queue', r === 'hang' ? 'hang' : 'ok');
  const t = app.app.get(LogInThrottle);
  const log: string[] = [];
  const r2 = await Promise.race([Promise.all(Array.from({ length: 12 }, (_, i) => t.begin({ username: 'a', address: '1.1.1.1' }).then(() => { log.push(i + 'ok'); }, (e) => { log.push(i + e.message + e.code); }))), new Promise(r => setTimeout(r, 1500, 'hang'))]);
  console.log('throttle', r2 === 'hang' ? 'hang' : 'ok', log, n);
  await app.close(); await database.drop();
});
