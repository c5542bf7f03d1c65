import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneDatabase, type TestDatabase } from './database.js';
import { OF_EVERY_SCHOOL, unboundTables } from './statements-by-school.js';

const ENTRIES = 'hours.volunteer_hours';
const PEOPLE = 'identity.users';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

test.each([
  ['of the school that is given', `SELECT FROM ${ENTRIES} WHERE organization_id = $1 AND id = $2`, []],
  ['of any school', `SELECT FROM ${ENTRIES} WHERE id = $1`, [ENTRIES]],
  ['of a school, or of all', `SELECT FROM ${ENTRIES} WHERE organization_id = $1 OR $1::integer IS NULL`, [ENTRIES]],
  ['of several schools', `SELECT FROM ${ENTRIES} WHERE organization_id = ANY ($1)`, [ENTRIES]],
  ['of another school than that of its row', `SELECT FROM ${PEOPLE} WHERE organization_id = moved_to`, [PEOPLE]],
  [
    'joined by school and id',
    `SELECT FROM ${ENTRIES} h JOIN ${PEOPLE} p ON (p.organization_id, p.id) = (h.organization_id, h.student_id)
     WHERE h.organization_id = $1`,
    [],
  ],
  [
    'joined by id alone',
    `SELECT FROM ${ENTRIES} h JOIN ${PEOPLE} p ON p.id = h.student_id WHERE h.organization_id = $1`,
    [PEOPLE],
  ],
  [
    'joined by school, which none of them names',
    `SELECT FROM ${ENTRIES} h JOIN ${PEOPLE} p ON (p.organization_id, p.id) = (h.organization_id, h.student_id)`,
    [ENTRIES, PEOPLE],
  ],
  [
    'kept by an outer join that names the school of the other side alone',
    `SELECT FROM ${ENTRIES} h LEFT JOIN ${PEOPLE} p ON p.organization_id = $1 AND p.id = h.student_id
       AND p.organization_id = h.organization_id`,
    [ENTRIES],
  ],
  [
    'looked up for each row',
    `SELECT (SELECT p.id FROM ${PEOPLE} p WHERE (p.organization_id, p.id) = (h.organization_id, h.student_id))
     FROM ${ENTRIES} h WHERE h.organization_id = $1`,
    [],
  ],
  [
    'looked for in rows that are read once',
    `SELECT FROM ${ENTRIES} h WHERE h.organization_id = $1 AND (h.status = 'draft' OR EXISTS (
       SELECT FROM ${PEOPLE} p WHERE (p.organization_id, p.id) = (h.organization_id, h.student_id)))`,
    [],
  ],
  ['changed in every school', `UPDATE ${ENTRIES} SET version = version + 1 WHERE id = $1`, [ENTRIES]],
  ['through a view, copied', `COPY (SELECT FROM directory.people WHERE id = 7) TO STDOUT`, [PEOPLE]],
])('a table of schools is read %s', async (_how, text, tables) => {
  expect(await unboundTables(database, [text])).toEqual([tables]);
});

test('no listed statement is gone', () => {
  const folder = join(import.meta.dirname, '../src');
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.spec.ts'] });
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const names = OF_EVERY_SCHOOL.flatMap(({ statement }) => (/\s/.test(statement) ? [] : statement));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !code.includes(`'${name}'`))).toEqual([]);
});
