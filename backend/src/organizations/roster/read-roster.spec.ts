import { open, rm, writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { listsOf, type RosterInput } from '../../../test/rosters.js';
import { zip } from '../../../test/workbooks.js';
import { readRoster, type ReadRoster } from './read-roster.js';
import { orgOfSchool, rosterOfSchool } from './school-roster.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roster-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Buffer): Promise<ReadRoster> {
  const path = join(folder, 'roster.zip');
  await writeFile(path, bytes);
  const file = await open(path);
  try {
    return await readRoster(file);
  } finally {
    await file.close();
  }
}

const INPUT: RosterInput = {
  school: 'Lincoln High',
  users: [
    { sourcedId: 's1', role: 'student', givenName: 'Ana', familyName: 'Ríos', grades: '09,10', agents: ['p1', 'r1'] },
    { sourcedId: 't1', role: 'teacher' },
    { sourcedId: 'p1', role: 'parent', org: 'district' },
    { sourcedId: 'r1', role: 'relative', org: 'district' },
    { sourcedId: 'x1', role: 'student', enabledUser: 'false' },
  ],
  years: [{ sourcedId: 'y1', startDate: '2026-08-24', endDate: '2027-06-11' }],
  classes: [{ sourcedId: 'c1', title: 'Algebra', students: ['s1'], teachers: ['t1'] }],
};

type Lists = Readonly<Record<string, string | Buffer>>;
const sentences = async (lists: Lists | Buffer): Promise<readonly string[]> => {
  const result = await read(Buffer.isBuffer(lists) ? lists : await zip(lists));
  return 'problems' in result
    ? result.problems.map(({ file, row, column, message }) => `${file} ${row} ${column}: ${message}`)
    : [];
};
const lists = (change: (all: Readonly<Record<string, string>>) => Lists = (all) => all): Lists =>
  change(listsOf(INPUT));
const without = (name: string): Lists => Object.fromEntries(Object.entries(lists()).filter(([one]) => one !== name));
const replaced = (name: string, from: string | RegExp, to: string): Lists =>
  lists((all) => ({ ...all, [name]: (all[name] as string).replace(from, to) }));

/** A ZIP with an entry that yazl itself would refuse to write. */
const renamed = async (from: string, to: string): Promise<Buffer> => {
  const bytes = await zip({ ...lists(), [from]: 'x' });
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
};

async function withLink(): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(lists())) file.addBuffer(Buffer.from(content), name);
  file.addBuffer(Buffer.from('/etc/passwd'), 'link.csv', { mode: 0o120777 });
  file.end();
  return buffer(file.outputStream);
}

/** A ZIP whose directory lies about how large its users are. */
async function claiming(size: number): Promise<Buffer> {
  const bytes = await zip({ ...lists(), 'users.csv': Buffer.alloc(1024 * 1024, 'a') });
  const entry = bytes.lastIndexOf('users.csv') - 46;
  bytes.writeUInt32LE(size, entry + 24);
  return bytes;
}

describe('a roster that can’t be read', () => {
  it.each<[string, () => Lists | Buffer | Promise<Buffer>, RegExp]>([
    ['nothing', () => Buffer.alloc(0), /ZIP file can’t be read/],
    ['bytes that only begin as a ZIP', () => Buffer.from('PK\u0003\u0004 and nothing else'), /ZIP file can’t be read/],
    ['a ZIP cut in the middle', async () => (await zip(lists())).subarray(0, 900), /ZIP file can’t be read/],
    ['a ZIP bomb', () => claiming(300 * 1024 * 1024), /over 256 MB/],
    ['a ZIP bomb that says it is small', () => claiming(1_000), /ZIP file can’t be read/],
    ['a folder', () => ({ 'export/users.csv': 'x' }), /not in a folder: export\/users.csv/],
    ['a way out of the folder', () => renamed('aa/evil.csv', '../evil.csv'), /ZIP file can’t be read/],
    ['an absolute path', () => renamed('a/evil.csv', '//evil.csv'), /ZIP file can’t be read/],
    ['a name of 65,000 characters', () => ({ ['A'.padEnd(65_000, '-')]: 'x' }), /over 255 characters long: A-{39}…/],
    ['a link', withLink, /has a link in it \(link.csv\)/],
    ['a list twice', () => renamed('Orgs.csv', 'orgs.csv'), /has orgs.csv twice/],
    ['no manifest', () => without('manifest.csv'), /no manifest.csv/],
    ['another version', () => replaced('manifest.csv', 'version,1.2', 'version,2.0'), /It says “2.0.”/],
    [
      'an unknown mode',
      () => replaced('manifest.csv', 'users,bulk', 'users,whole'),
      /^manifest.csv 5 value: .*“whole.”/,
    ],
    ['no users', () => replaced('manifest.csv', 'users,bulk', 'users,absent'), /needs users.csv/],
    ['a list that is missing', () => without('classes.csv'), /^classes.csv 0 : The manifest names classes.csv/],
    [
      'a column that is missing',
      () => replaced('users.csv', 'givenName', 'first'),
      /^users.csv 1 givenName: .*no column/,
    ],
    ['UTF-16', () => ({ ...lists(), 'users.csv': Buffer.from('\uFEFFa,b', 'utf16le') }), /^users.csv 0 : .*UTF-16/],
    ['Latin-1', () => ({ ...lists(), 'orgs.csv': Buffer.from('sourcedId,ñ', 'latin1') }), /^orgs.csv 0 : .*UTF-8/],
    ['an unclosed quote', () => replaced('users.csv', 'Ana', '"Ana'), /^users.csv \d+ : .*quote/],
    ['an empty list', () => ({ ...lists(), 'users.csv': '' }), /^users.csv 0 : .*empty/],
    [
      'two people with one id',
      () => replaced('users.csv', 't1,', 's1,'),
      /^users.csv 3 sourcedId: Row 2 already has .* s1/,
    ],
    ['a person without a name', () => replaced('users.csv', 'Ana', ''), /^users.csv 2 givenName: givenName is empty/],
    [
      'an unknown role',
      () => replaced('roles.csv', 'teacher', 'wizard'),
      /^roles.csv 3 role: OneRoster has no such role/,
    ],
    [
      'an unreal date',
      () => replaced('academicSessions.csv', '2026-08-24', '2026-02-30'),
      /^academicSessions.csv 2 startDate/,
    ],
    [
      'organizations in a circle',
      () => replaced('orgs.csv', 'district,,\r\n', 'district,,school-1\r\n'),
      /^orgs.csv 2 parentSourcedId: The organizations A district, Lincoln High are each above/,
    ],
  ])('says so of %s', async (_what, made, says) => {
    const [first = '', ...others] = await sentences(await made());
    expect(first).toMatch(says);
    expect(others.length).toBeLessThan(3);
  });
});

describe('a roster', () => {
  const roster = async (made: Lists = lists()) => {
    const result = await read(await zip(made));
    if ('problems' in result) throw new Error(JSON.stringify(result.problems));
    return result.roster;
  };

  it('is of one school: with its parents, wherever the file has them, and without whoever is disabled', async () => {
    const { people, gone, families, classes, years, isComplete } = rosterOfSchool(await roster(), 'school-1');
    expect(people.map(({ sourcedId, role, gradeLevel }) => [sourcedId, role, gradeLevel])).toEqual([
      ['s1', 'student', '9'],
      ['t1', 'teacher', null],
      ['p1', 'parent', null],
    ]);
    expect([...gone]).toEqual(['x1']);
    expect(families).toEqual([{ parent: 'p1', student: 's1' }]);
    expect(classes.map(({ year, students, teachers }) => [year?.sourcedId, [...students], [...teachers]])).toEqual([
      ['y1', ['s1'], ['t1']],
    ]);
    expect([years.length, isComplete]).toEqual([1, true]);
  });

  it('understands a grade in other words, and says nothing of what it has no column for', async () => {
    const grade = async (cell: string) => {
      const users = [{ sourcedId: 's1', role: 'student', grades: cell }];
      const [one] = rosterOfSchool(await roster(listsOf({ ...INPUT, users, classes: [] })), 'school-1').people;
      return one?.unknownGrade ?? one?.gradeLevel;
    };
    const grades: unknown[] = [];
    for (const cell of ['Grade 9', '9th', '09', 'KG', '13', `${'0'.repeat(9_000)}9x`, ''])
      grades.push(await grade(cell));
    expect(grades).toEqual(['9', '9', '9', 'KG', '13', `${'0'.repeat(9_000)}9x`, null]);
    const without = lists((all) => ({
      ...all,
      'users.csv': (all['users.csv'] as string).replace('agentSourcedIds,grades', 'a,b'),
    }));
    const { people, saysFamilies } = rosterOfSchool(await roster(without), 'school-1');
    expect([people[0]?.gradeLevel, people[0]?.unknownGrade, saysFamilies]).toEqual([undefined, undefined, false]);
  });

  it('of changes names parents whom it doesn’t list', async () => {
    const file = await roster(listsOf({ ...INPUT, mode: 'delta', users: INPUT.users.slice(0, 1), classes: [] }));
    expect(rosterOfSchool(file, 'school-1').families).toContainEqual({ parent: 'p1', student: 's1' });
    const whole = await roster(listsOf({ ...INPUT, users: INPUT.users.slice(0, 1), classes: [] }));
    expect(rosterOfSchool(whole, 'school-1').families).toEqual([]);
  });

  it('takes a formula as a text', async () => {
    const { people } = rosterOfSchool(await roster(replaced('users.csv', 'Ana', "'=1+1")), 'school-1');
    expect(people[0]?.firstName).toBe('=1+1');
  });

  it('is the school’s by a linked id, else by its name', async () => {
    const file = await roster();
    const org = (name: string, linked?: string) => orgOfSchool(file, { name, linked });
    expect(org('lincoln  HIGH')).toMatchObject({ sourcedId: 'school-1' });
    expect(org('Renamed', 'school-1')).toEqual({ sourcedId: 'school-1' });
    expect(JSON.stringify(org('Roosevelt'))).toContain('It has: Lincoln High, Not Lincoln High');
  });
});
