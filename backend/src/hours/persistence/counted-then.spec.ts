import { NO_COUNTING_RULES } from '@hourtrail/contracts';
import type { Statement } from '../../platform/database/database.js';
import { countedAtTheEndOf } from './counted-then.js';

test('what counted on a past day is read of a hundred students at a time, however large the school is', async () => {
  const rules = { ...NO_COUNTING_RULES, version: 1, since: '2026-09-01T12:00:00Z' };
  const students = Array.from({ length: 250 }, (_, nth) => ({ id: nth + 1 }));
  const rows: Readonly<Record<string, readonly object[]>> = {
    'end-of-a-day': [{ moment: new Date('2026-11-20T05:00:00Z') }],
    'rules-that-count-hours': [{ versions: JSON.stringify([rules]) }],
    'students-with-hours': students,
  };
  const entriesOf: number[][] = [];
  const read = async <Row>({ name = '', values = [] }: Statement): Promise<readonly Row[]> => {
    if (name === 'entries-of-students') entriesOf.push(values[1] as number[]);
    return (rows[name] ?? []) as readonly Row[];
  };
  const then = { school: 2, day: '2026-11-19', timeZone: 'America/New_York' };
  expect(await countedAtTheEndOf(read, then)).toEqual([]);
  expect(entriesOf.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(entriesOf.flat()).toEqual(students.map(({ id }) => id));
});
