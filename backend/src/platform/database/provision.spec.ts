import { POSTGRES_MAJOR, problemOfServer } from './provision.js';

test('a PostgreSQL that is too old or takes no writes is a problem, a newer one is not', () => {
  expect(problemOfServer({ version: POSTGRES_MAJOR, readOnly: false })).toBeUndefined();
  expect(problemOfServer({ version: POSTGRES_MAJOR + 1, readOnly: false })).toBeUndefined();
  expect(problemOfServer({ version: 15, readOnly: false })).toBe('PostgreSQL 15 is too old. Move to PostgreSQL 18.');
  expect(problemOfServer({ version: POSTGRES_MAJOR, readOnly: true })).toMatch(/^The database takes no writes\./);
});
