import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg, { type Pool } from 'pg';
import type { Statement } from '../src/platform/database/database.js';
import { tablesOfEverySchool, type PlanNode } from './school-conditions.js';
import { asAdmin } from './sql.js';

const OR_ALL = 'one statement reads a school, or all of them for a super-admin';
const BY_PERSON = 'a person is where they are now: the id says which school, or the secret that was mailed';
const OF_DISTRICT = 'super-admins and staff of a district act in a school and are people of another';
const OF_EXPORT = 'the head of an export names by its id what it is narrowed to';
const ALWAYS = 'settings of the whole system';

/**
 * The statements of app_rw that read a table of schools without saying of which, by their names or words of their texts,
 * with these tables. Row-level security binds them to a school all the same.
 */
export const OF_EVERY_SCHOOL: readonly {
  readonly why: string;
  readonly statement: string;
  readonly tables: readonly string[];
}[] = [
  { why: OR_ALL, statement: 'list-organizations', tables: ['organizations.organizations'] },
  { why: OR_ALL, statement: 'count-organizations', tables: ['organizations.organizations'] },
  { why: OR_ALL, statement: 'time-zones-of-schools', tables: ['organizations.organizations'] },
  {
    why: OR_ALL,
    statement: 'statistics',
    tables: ['identity.users', 'organizations.organizations', 'reporting.user_totals'],
  },
  { why: OR_ALL, statement: 'people-to-link', tables: ['identity.users'] },
  {
    why: OR_ALL,
    statement: 'u.moved_to IS NULL AND ($1::integer IS NULL OR u.organization_id = $1)',
    tables: ['identity.users', 'organizations.organizations'],
  },
  {
    why: OR_ALL,
    statement: 'WHERE ($1::integer IS NULL OR l.organization_id = $1)',
    tables: ['identity.family_links', 'identity.users'],
  },
  {
    why: OR_ALL,
    statement: '($1::integer IS NULL OR r.organization_id = $1) AND ($2::text[] IS NULL OR r.status = ANY ($2))',
    tables: ['identity.join_requests', 'organizations.organizations'],
  },
  { why: BY_PERSON, statement: 'school-that-knows', tables: ['identity.users'] },
  { why: BY_PERSON, statement: 'volunteer-of-record', tables: ['identity.users'] },
  {
    why: BY_PERSON,
    statement: 'user-stats',
    tables: [
      'identity.users',
      'organizations.counting_rules',
      'organizations.organizations',
      'reporting.events_joined',
      'reporting.user_totals',
    ],
  },
  { why: BY_PERSON, statement: 'user-achievements', tables: ['identity.users', 'reporting.user_achievements'] },
  { why: BY_PERSON, statement: 'take-invitation', tables: ['identity.invitations'] },
  { why: OF_DISTRICT, statement: 'find-one-hours-to-review', tables: ['identity.users'] },
  { why: OF_DISTRICT, statement: 'find-one-hours-to-decide', tables: ['identity.users'] },
  { why: OF_DISTRICT, statement: 'find-hours-to-decide', tables: ['identity.users'] },
  { why: OF_DISTRICT, statement: 'one-user', tables: ['identity.users'] },
  { why: OF_DISTRICT, statement: 'peers-in-charge', tables: ['identity.users'] },
  { why: OF_DISTRICT, statement: "(p.organization_id = $1 OR p.role = 'super-admin')", tables: ['identity.users'] },
  { why: OF_DISTRICT, statement: 'AS name FROM directory.people WHERE id = $1', tables: ['identity.users'] },
  {
    why: OF_EXPORT,
    statement: 'SELECT title AS name FROM directory.opportunities WHERE id = $1',
    tables: ['opportunities.opportunities'],
  },
  { why: OF_EXPORT, statement: 'SELECT name FROM directory.classes WHERE id = $1', tables: ['organizations.classes'] },
  { why: ALWAYS, statement: 'password-lengths', tables: ['organizations.settings'] },
  { why: ALWAYS, statement: 'SELECT * FROM directory.settings', tables: ['organizations.settings'] },
];

/** Reads that many statements share, as they would be of one school. */
const SHARED: readonly (readonly [RegExp, string])[] = [
  // the name that the school knew, else that of a person of another school
  [
    /(FROM directory\.people p WHERE p\.id = \S+)(\s+ORDER BY p\.organization_id = (\S+) DESC, p\.moved_to IS NULL DESC)/g,
    '$1 AND p.organization_id = $3$2',
  ],
  // a class that a list is narrowed to: its school is compared with that of the list
  [/(FROM directory\.classes c WHERE) (c\.id = )/g, '$1 c.organization_id = 1 AND $2'],
];

interface Administered {
  readonly adminUrl: string;
}

const sent = new WeakMap<Pool, Map<string, Statement>>();

/** Keeps what is sent by the connections of this pool. */
export function recording(pool: Pool): Pool {
  const statements = new Map<string, Statement>();
  sent.set(pool, statements);
  pool.on('connect', (client) => {
    client.query = ((...given: readonly unknown[]) => {
      for (const statement of statementsIn(given[0])) statements.set(statement.text, statement);
      return Reflect.apply(pg.Client.prototype.query, client, given);
    }) as typeof client.query;
  });
  return pool;
}

/** Of a batch, of a COPY, or a text. */
function statementsIn(sent: unknown): readonly Statement[] {
  if (typeof sent === 'string') return [{ text: sent }];
  const { statements, text } = sent as { readonly statements?: readonly Statement[]; readonly text?: string };
  return statements ?? (text === undefined ? [] : [{ text }]);
}

/**
 * Throws if one of the statements reads a table of schools without saying of which school and is not listed, or is
 * listed by its name and says so.
 */
export async function requireSchoolsIn(pools: readonly Pool[], database: Administered): Promise<void> {
  const statements = pools.flatMap((pool) => [...(sent.get(pool)?.values() ?? [])]);
  const fresh: Statement[] = [];
  for (const statement of statements) if (await isFirstToLook(statement)) fresh.push(statement);
  if (fresh.length === 0) return;
  const found = await unboundTables(
    database,
    fresh.map(({ text }) => text),
  );
  const problems = fresh.flatMap((statement, index) => problemOf(statement, found[index] ?? []) ?? []);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** For each text the tables of schools that it reads or changes without saying of which. */
export async function unboundTables(database: Administered, texts: readonly string[]): Promise<readonly string[][]> {
  const schoolOf = await columnsOfSchools(database);
  const found: string[][] = [];
  for (const text of texts) {
    const [explained] = await asAdmin<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      database,
      `EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${SHARED.reduce((whole, [read, ofOne]) => whole.replace(read, ofOne), readable(text))}`,
    );
    found.push((explained?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => tablesOfEverySchool(Plan, schoolOf)));
  }
  return found;
}

function problemOf({ name, text }: Statement, found: readonly string[]): string | undefined {
  const listed = OF_EVERY_SCHOOL.find(({ statement }) => statement === name || text.includes(statement));
  const more = found.filter((table) => !listed?.tables.includes(table));
  if (more.length > 0) return `Which school does it read of ${more.join(', ')}? ${name ?? text}`;
  // words are of many texts, of which one may say its school
  const isNamed = listed !== undefined && listed.statement === name;
  return isNamed && found.length === 0 ? `It says which school, and is listed all the same: ${name}` : undefined;
}

/** Every test file sends much of what others sent: a run looks at each text once. */
async function isFirstToLook({ text }: Statement): Promise<boolean> {
  if (!/^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)\b/.test(readable(text))) return false;
  const folder = join(process.env['TEST_FOLDER'] ?? '', 'statements');
  await mkdir(folder, { recursive: true });
  return writeFile(join(folder, hash('sha256', text, 'hex')), '', { flag: 'wx' }).then(
    () => true,
    () => false,
  );
}

/** What a COPY or a cursor reads. */
const readable = (text: string): string =>
  text.replace(/^COPY \(([^]*)\) TO STDOUT$/, '$1').replace(/^DECLARE \w+ NO SCROLL CURSOR FOR /, '');

async function columnsOfSchools(database: Administered): Promise<ReadonlyMap<string, string>> {
  const tables = await asAdmin<{ name: string }>(
    database,
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE column_name = 'organization_id' AND table_type = 'BASE TABLE'`,
  );
  return new Map([
    ['organizations.organizations', 'id'],
    ...tables.map(({ name }): [string, string] => [name, 'organization_id']),
  ]);
}
