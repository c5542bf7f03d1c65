import { TamperedLogs } from '../../../test/tampered-logs.js';

it('tells of ten thousand tampers, one by one', async () => {
  const logs = await TamperedLogs.open();
  expect(await logs.unnoticed(10_000, 'every night')).toEqual([]);
  await logs.close();
}, 3_600_000);
