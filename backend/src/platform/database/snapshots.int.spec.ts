import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { WriteCore } from '../../../test/write-core.js';
import { openPool } from './pools.js';
import { withLiterals } from './snapshots.js';
import { Snapshots } from './snapshots.js';

let database: TestDatabase;
let core: WriteCore;
let pool: ReturnType<typeof openPool>;
let snapshots: Snapshots;
const { signal } = new AbortController();

beforeAll(async () => {
  database = await cloneDatabase();
  core = await WriteCore.open(database);
  pool = openPool(database.appUrl, 2);
  snapshots = new Snapshots(pool);
});
afterAll(async () => {
  await pool.end();
  await core.close();
});

const USERNAMES = { text: 'SELECT username FROM identity.users ORDER BY id' };

describe('a statement with its values written into it', () => {
  it('means what it means with parameters, whatever they hold', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom("'", '"', '\\', '$', '1', '{', '}', ',', ';', '-') }),
    );
    const storable = anything.filter((value) => !value.includes('\0')).map((value) => Buffer.from(value).toString());
    const values = fc.tuple(
      storable,
      fc.array(storable, { maxLength: 4 }),
      fc.integer(),
      fc.boolean(),
      fc.option(storable),
    );
    const statement =
      'SELECT $1::text AS a, $2::text[] AS b, $3::integer AS c, $4::boolean AS d, $5::text AS e, $1 = ANY ($2) AS f';
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        const { rows: expected } = await core.admin.query(statement.replace('$1 =', '$1::text ='), given);
        const { rows } = await core.admin.query(
          withLiterals({ text: statement.replace('$1 =', '$1::text ='), values: given }),
        );
        expect(rows).toEqual(expected);
      }),
    );
  });

  it('takes instants, and nothing that it does not know', async () => {
    const at = new Date('2026-11-21T15:00:00.123Z');
    const { rows } = await core.admin.query(withLiterals({ text: 'SELECT $1::timestamptz AS at', values: [at] }));
    expect(rows).toEqual([{ at }]);
    expect(() => withLiterals({ text: 'SELECT $1', values: [{}] })).toThrow('A value of type object');
    expect(() => withLiterals({ text: 'SELECT $1', values: [NaN] })).toThrow('A value of type number');
  });
});

describe('a snapshot', () => {
  it('holds one school, though nothing in the statement says so', async () => {
    const of = (school: number) => snapshots.of(school, signal, async (snapshot) => text(snapshot.copy(USERNAMES)));
    expect((await of(2)).trim().split('\n')).toEqual(['student2', 'verifier2', 'teacher2', 'admin2']);
    expect((await of(3)).trim().split('\n')).toEqual(['student3', 'verifier3', 'teacher3', 'admin3']);
    expect(await of(999)).toBe('');
  });

  it('shows what stood when it began, in the time of the school, and writes nothing', async () => {
    await snapshots.of(2, signal, async (snapshot) => {
      await snapshot.read({ text: 'SELECT 1' });
      await core.admin.query("UPDATE identity.users SET username = 'renamed' WHERE id = 21");
      expect(await text(snapshot.copy(USERNAMES))).toContain('student2');
      const now = await text(snapshot.copy({ text: 'SELECT $1::timestamptz', values: ['2026-11-21T15:00:00Z'] }));
      expect(now).toBe('2026-11-21 10:00:00-05\n');
      await expect(snapshot.read({ text: "UPDATE identity.users SET username = 'x'" })).rejects.toThrow('read-only');
    });
    expect(await snapshots.of(2, signal, async (snapshot) => text(snapshot.copy(USERNAMES)))).toContain('renamed');
  });

  it('frees its connection when somebody aborts it, or when it fails', async () => {
    for (let times = 0; times < 4; times += 1) {
      const gone = new AbortController();
      const slow = snapshots.of(2, gone.signal, async (snapshot) => {
        setTimeout(() => gone.abort(), 50);
        await text(snapshot.copy({ text: 'SELECT pg_sleep(20)' }));
      });
      await expect(slow).rejects.toThrow(/terminated|aborted/);
      const failing = snapshots.of(2, signal, async (snapshot) => text(snapshot.copy({ text: 'SELECT 1/0' })));
      await expect(failing).rejects.toThrow('division by zero');
    }
    expect(pool.totalCount).toBeLessThanOrEqual(2);
    expect(await snapshots.of(2, signal, async () => 'fine')).toBe('fine');
  });
});
