import { Stream } from './stream.js';
import { WriteStatements } from './write-statement.js';

interface Note {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly e: string;
}

const FIELDS = ['a', 'b', 'c', 'd', 'e'] as const;

const notes = new Stream<Note>({
  name: 'note',
  table: 'test.notes',
  columns: { a: { type: 'text' }, b: { type: 'text' }, c: { type: 'text' }, d: { type: 'text' }, e: { type: 'text' } },
  evolve: (before) => before as Note,
});

const event = { type: 'note.changed', at: '', actor_id: 1, canonical: '', hash: '', mac: '' };
const row = { id: 7, expected: 1, version: 2, a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' };
const change = (statements: WriteStatements<Note>, changed: readonly string[]) =>
  statements.statement('change', {
    organizationId: 2,
    rows: [row],
    changed,
    events: [event],
    texts: [],
    partial: false,
  });

test('a change writes the columns that are not as they were', () => {
  const { text, values } = change(new WriteStatements(notes, []), ['b', 'd']);
  expect(text).toContain('SET version = $4, b = $6::text, d = $7::text');
  expect(values?.slice(0, 7)).toEqual([2, false, 7, 2, 1, 'B', 'D']);
});

test('however many sets of columns change, few statements are prepared for them', () => {
  const statements = new WriteStatements(notes, []);
  const sets = Array.from({ length: 2 ** FIELDS.length }, (_, bits) => FIELDS.filter((_field, n) => bits & (1 << n)));
  const names = new Set(sets.map((changed) => change(statements, changed).name));
  expect(sets).toHaveLength(32);
  expect(names.size).toBeLessThanOrEqual(25);
});
