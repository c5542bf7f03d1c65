import type { Access } from '@hourtrail/contracts';
import { AuditedSchool } from '../../../test/audited-school.js';
import { makeEvidence, Stranger, unzipped, type MadeEvidence, type Verdict } from '../../../test/evidence.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import type { User } from '../../identity/index.js';

let school: AuditedSchool;
let stranger: Stranger;
let classmate: User;
const of = { approved: 0, draft: 0, pending: 0, classmates: 0, deleted: 0, reworded: 0 };

beforeAll(async () => {
  school = await AuditedSchool.open();
  stranger = await Stranger.move();
  classmate = await makePerson(school.app, school.id, 'student');
  of.approved = await school.entry('approved');
  of.draft = await school.entry('draft');
  of.pending = await school.entry('pending');
  of.classmates = await school.entry('approved', classmate);
  of.deleted = await school.entry('pending');
  of.reworded = await school.entry('draft', school.student, { description: 'Slept in' });
  const student = await school.as(school.student);
  await student.patch(`/api/volunteer-hours/${of.reworded}`, { description: 'Sorted cans', status: 'pending' });
  await student.delete(`/api/volunteer-hours/${of.deleted}`);
  await school.app.sealAll();
});
afterAll(async () => {
  await school.close();
  await stranger.leave();
});

const ask = async (person: User, request: object): Promise<MadeEvidence> =>
  makeEvidence(school.app, await school.as(person), request);
const entry = (id: number) => ({ kind: 'entry', id: String(id) });
const student = (id: number) => ({ kind: 'student', id: String(id) });
const refused = async (person: User, request: object) => {
  const { status, body } = await ask(person, request);
  return [status, body.code, body.message] as const;
};

interface Read extends Verdict {
  readonly streams: readonly string[];
  readonly texts: readonly string[];
}

/** What a package holds, once its own program has found it good. */
async function read(person: User, request: object): Promise<Read> {
  const made = await ask(person, request);
  expect(made.status).toBe(200);
  const files = unzipped(made.zip);
  const verdict = await stranger.verify(files.get('verify.mjs') as Buffer, made.zip);
  expect([verdict.code, verdict.output]).toEqual([0, expect.any(String)]);
  const lines = (path: string): readonly { stream: string; text: string }[] =>
    String(files.get(path))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { stream: string; text: string });
  const streams = [...new Set(lines('events.jsonl').map(({ stream }) => stream))];
  return { ...verdict, streams: streams.sort(), texts: lines('texts.jsonl').map(({ text }) => text) };
}

const hours = (...ids: readonly number[]): readonly string[] => ids.map((id) => `hours/${id}`).sort();

describe('evidence of an entry', () => {
  it('is for its volunteer, their parent, reviewers and administrators', async () => {
    const { student: volunteer, parent, auditor, staff } = school;
    for (const person of [volunteer, parent, auditor, staff.admin]) {
      expect((await read(person, entry(of.approved))).streams).toEqual(hours(of.approved));
    }
    const superAdmin = await school.superAdmin();
    const request = { ...entry(of.approved), organizationId: String(school.id) };
    expect((await read(superAdmin, request)).streams).toEqual(hours(of.approved));
  });

  it('of the school that somebody left is for volunteers, of their own', async () => {
    const boss = await school.as(await school.superAdmin());
    const to = await makeSchool(school.app);
    const moves = async ({ id }: User): Promise<void> => {
      const { status } = await boss.patch(`/api/users/${id}`, { organizationId: to, reason: 'Moved' });
      expect(status).toBe(200);
    };
    const [pupil, colleague] = [
      await makePerson(school.app, school.id, 'student'),
      await makePerson(school.app, school.id, 'admin'),
    ];
    const own = await school.entry('approved', pupil);
    await school.app.sealAll();
    await moves(pupil);
    await moves(colleague);
    const left = { organizationId: String(school.id) };
    const [asPupil, asColleague] = [
      await school.app.signIn(pupil.username),
      await school.app.signIn(colleague.username),
    ];
    const ask = async (client: typeof asPupil, request: object) =>
      (await makeEvidence(school.app, client, request)).status;
    for (const named of [{}, left]) {
      expect(await ask(asPupil, { ...entry(own), ...named })).toBe(200);
      expect(await ask(asPupil, { ...entry(of.approved), ...named })).toBe(404);
    }
    expect(await ask(asColleague, entry(own))).toBe(404);
    expect(await ask(asColleague, { ...entry(own), ...left })).toBe(403);
    expect(await ask(asColleague, { kind: 'school', ...left })).toBe(403);
  });

  it('is not there for anybody else who could have some', async () => {
    const other = await makeSchool(school.app);
    const strangers = [await makePerson(school.app, other, 'admin'), await makePerson(school.app, other, 'student')];
    const childless = await makePerson(school.app, school.id, 'parent');
    for (const person of [classmate, childless, ...strangers]) {
      expect((await refused(person, entry(of.approved))).slice(0, 2)).toEqual([404, 'not-found']);
    }
    const named = { ...entry(of.approved), organizationId: String(school.id) };
    expect((await refused(strangers[0] as User, named))[0]).toBe(403);
    expect((await refused(school.auditor, entry(9_999)))[0]).toBe(404);
  });

  it('is not for teachers and verifiers, whatever the entry', async () => {
    for (const role of ['teacher', 'verifier'] as const) {
      expect((await refused(school.staff[role], entry(of.approved))).slice(0, 2)).toEqual([403, 'role']);
    }
  });

  it('that is a draft is for its volunteer alone', async () => {
    expect((await read(school.student, entry(of.draft))).streams).toEqual(hours(of.draft));
    for (const person of [school.parent, school.auditor, school.staff.admin]) {
      expect((await refused(person, entry(of.draft)))[0]).toBe(404);
    }
  });

  it('that was deleted is for reviewers', async () => {
    expect((await read(school.auditor, entry(of.deleted))).streams).toEqual(hours(of.deleted));
    expect((await refused(school.student, entry(of.deleted)))[0]).toBe(404);
    expect((await refused(school.parent, entry(of.deleted)))[0]).toBe(404);
  });

  it('keeps what a draft said before it was handed in to its volunteer, and says that a text is not there', async () => {
    const own = await read(school.student, entry(of.reworded));
    expect(own.texts).toEqual(expect.arrayContaining(['Slept in', 'Sorted cans']));
    const others = await read(school.auditor, entry(of.reworded));
    expect(others.texts).toContain('Sorted cans');
    expect(others.texts).not.toContain('Slept in');
    expect(others.output).toContain('1 text that belong');
  });
});

it('evidence of what a school decided goes with the student who left it', async () => {
  const mover = await makePerson(school.app, school.id, 'student');
  const [decided, undecided] = [await school.entry('approved', mover), await school.entry('pending', mover)];
  const superAdmin = await school.as(await school.superAdmin());
  const next = await makeSchool(school.app);
  expect((await superAdmin.patch(`/api/users/${mover.id}`, { organizationId: next })).status).toBe(200);
  await school.app.sealAll();
  const [there, client] = [{ organizationId: String(school.id) }, await school.app.signIn(mover.username)];
  const make = (request: object): Promise<MadeEvidence> => makeEvidence(school.app, client, request);
  expect((await make(entry(decided))).status).toBe(200);
  expect((await make({ ...entry(decided), ...there })).status).toBe(200);
  expect((await make({ ...student(mover.id), ...there })).status).toBe(200);
  expect((await make({ ...entry(undecided), ...there })).status).toBe(404);
  expect((await make({ ...entry(of.approved), ...there })).status).toBe(404);
});

describe('evidence of a student', () => {
  it('holds every entry of theirs that who asks may see, and nobody else’s', async () => {
    const all = hours(of.approved, of.pending, of.reworded);
    const { student: volunteer, parent, auditor } = school;
    expect((await read(volunteer, student(volunteer.id))).streams).toEqual([...all, ...hours(of.draft)].sort());
    expect((await read(parent, student(volunteer.id))).streams).toEqual(all);
    expect((await read(auditor, student(volunteer.id))).streams).toEqual([...all, ...hours(of.deleted)].sort());
    expect((await refused(volunteer, student(classmate.id)))[0]).toBe(404);
    expect((await refused(parent, student(classmate.id)))[0]).toBe(404);
    expect((await refused(auditor, student(9_999)))[0]).toBe(404);
  });

  it('who has no entries says that there is nothing to prove', async () => {
    const [status, code, message] = await refused(school.auditor, student(school.parent.id));
    expect([status, code]).toEqual([409, 'evidence.nothing-there']);
    expect(message).toContain('nothing to prove');
  });
});

describe('evidence of a school', () => {
  it('holds the whole log for reviewers, but for entries that were not handed in', async () => {
    const { output, streams, texts } = await read(school.auditor, { kind: 'school' });
    expect(output).toMatch(/holds all of them but 1 of entries that their owners had not handed in/);
    expect(streams).toEqual(expect.arrayContaining(hours(of.approved, of.classmates)));
    expect(streams).not.toContain(`hours/${of.draft}`);
    expect(texts).toContain('Sorted donations');
  });

  it('is never for volunteers', async () => {
    for (const person of [school.student, school.parent]) {
      expect((await refused(person, { kind: 'school' })).slice(0, 2)).toEqual([403, 'role']);
    }
  });

  it('of a time holds what happened on these days in the time zone of the school', async () => {
    const some = await read(school.auditor, { kind: 'school', from: '2026-11-21', to: '2026-11-21' });
    expect(some.output).toContain('That nothing happened beside what is here.');
    expect((await refused(school.auditor, { kind: 'school', to: '2026-11-20' })).slice(0, 2)).toEqual([
      409,
      'evidence.nothing-there',
    ]);
  });

  it('opens nothing: codes that still hold are left out', async () => {
    const admin = await school.as(school.staff.admin);
    const { body } = await admin.post(`/api/organizations/${school.id}/join-code`, {});
    await school.app.sealAll();
    const { zip } = await ask(school.staff.admin, { kind: 'school' });
    const texts = String(unzipped(zip).get('texts.jsonl'));
    expect(body).toHaveProperty('joinCode');
    expect(texts).not.toContain(body.joinCode);
  });
});

describe('a request for evidence', () => {
  it.each([
    [{ kind: 'everything' }, 'Kind must be entry, student, or school.'],
    [{ kind: 'entry' }, /^Which entry\? Give its id\.$/],
    [{ kind: 'student' }, /^Which student\? Give its id\.$/],
    [{ kind: 'school', id: '2' }, 'Evidence of a school takes no id; name the school.'],
    [{ kind: 'school', from: '2026-02-30' }, 'From must be a real date, such as 2026-09-30.'],
    [{ kind: 'school', from: '2026-09-30', to: '2026-09-01' }, 'To must not be before from.'],
    [{ kind: 'school', held: '99999' }, /The log holds \d+ sealed events: no checkpoint of it seals 99999\./],
    [{ kind: 'entry', id: 'x' }, /ID must be a whole number/],
    [{ kind: 'school', more: 1 }, /more/],
  ])('such as %j is refused with a clear sentence', async (request, words) => {
    const { status, body } = await ask(school.auditor, request);
    expect([status, body.message]).toEqual([400, expect.stringMatching(words)]);
  });

  it('names records by number, or by the text of one', async () => {
    const organizationId = school.id;
    for (const request of [
      { kind: 'entry', id: of.approved, held: 1 },
      { kind: 'school', organizationId },
      { kind: 'school', organizationId: String(organizationId) },
    ])
      expect((await ask(school.auditor, request)).status).toBe(200);
    expect((await ask(school.auditor, { kind: 'entry', id: 1.5 })).body.message).toMatch(/ID must be a whole number/);
  });

  it('for what happened this very second asks to try again', async () => {
    const id = await school.entry('pending');
    expect(await refused(school.student, entry(id))).toEqual([
      409,
      'evidence.not-sealed-yet',
      'This is not sealed yet. Try again in a moment.',
    ]);
    await school.app.sealAll();
    expect((await ask(school.student, entry(id))).status).toBe(200);
  });

  it('is kept in the log of accesses before the file leaves', async () => {
    await ask(school.student, entry(of.approved));
    const { body } = await (await school.as(school.auditor)).get('/api/audit/accesses?kind=evidence&limit=1');
    expect((body as Access[])[0]).toMatchObject({
      kind: 'evidence',
      record: `hours/${of.approved}`,
      person: { id: school.student.id },
      actor: { id: school.student.id },
      route: 'POST /api/audit/evidence',
    });
  });
});
