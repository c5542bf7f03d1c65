import { setImmediate as turn } from 'node:timers/promises';
import { ReaderGone, FileStream } from './file-stream.js';

test('a file that breaks off before anybody reads it ends that file alone', async () => {
  const outlet = new FileStream(1_000);
  outlet.destroy(new Error('Your school already has two exports in progress.'));
  await turn();
  expect(outlet.listenerCount('error')).toBeGreaterThan(0);
  await expect(outlet.put(Buffer.from('rows'))).rejects.toThrow(ReaderGone);
});
