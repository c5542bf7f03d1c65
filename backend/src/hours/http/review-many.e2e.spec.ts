import type { HoursView, ReviewManyAnswer, ReviewResult, Role, UserStats } from '@hourtrail/contracts';
import pg from 'pg';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { havingChosenAnew, makePerson, makeSchool } from '../../../test/people.js';
import { asAdmin, eventsOf, waitingForLocks } from '../../../test/sql.js';
import { until } from '../../../test/until.js';
import type { User } from '../../identity/index.js';

const CHANGED = 'Someone has changed this entry since you looked at it.';

describe('a review of many', () => {
  let database: TestDatabase;
  let app: TestApp;
  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')) });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const person = async (school: number, role: Role): Promise<User & { readonly client: Client }> => {
    const made = await makePerson(app, school, role);
    return { ...made, client: await app.as(made) };
  };
  let days = 0;
  const logged = async (by: Client, changes: object = {}): Promise<HoursView> => {
    const date = new Date(Date.UTC(2026, 10, 20) - (days++ % 300) * 86_400_000).toISOString().slice(0, 10);
    const fields = { organizationName: 'Food Bank', date, hours: 2, startTime: '09:00', endTime: '11:00', ...changes };
    const answer = await by.post('/api/volunteer-hours', fields);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as HoursView;
  };
  const changed = async (by: Client, { id }: HoursView, body: object): Promise<HoursView> =>
    (await by.patch(`/api/volunteer-hours/${id}`, body)).body as HoursView;
  const typesOf = async ({ id }: HoursView): Promise<string[]> =>
    (await eventsOf(database, `hours/${id}`)).map(({ type }) => type);
  const reviewed = async (by: Client, entries: readonly HoursView[], status = 'approved'): Promise<ReviewResult[]> => {
    const body = { ids: entries.map(({ id }) => id), versions: entries.map(({ version }) => version), status };
    const answer = await by.post('/api/volunteer-hours/review', body);
    expect(answer.status).toBe(200);
    return [...(answer.body as ReviewManyAnswer).results];
  };

  /** Holds an entry until two others wait for it: first whoever `first` is, then `second`. */
  const inARow = async <A, B>(id: number, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> => {
    const holder = new pg.Client(database.adminUrl);
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM hours.volunteer_hours WHERE id = $1 FOR UPDATE', [id]);
      const one = first();
      await until(async () => (await waitingForLocks(database)) >= 1);
      const other = second();
      await until(async () => (await waitingForLocks(database)) >= 2);
      await holder.query('COMMIT');
      return await Promise.all([one, other]);
    } finally {
      await holder.end();
    }
  };

  describe('of which some cannot be decided', () => {
    let admin: Client;
    let verifier: User & { readonly client: Client };
    let student: User & { readonly client: Client };
    let reviewer: Client;
    const entries: Record<string, HoursView> = {};
    const verifiedBy = async (who: typeof verifier, changes: object = {}): Promise<HoursView> => {
      const entry = await logged(student.client, { verifierId: who.id, ...changes });
      return changed(who.client, entry, { status: 'verified' });
    };

    beforeAll(async () => {
      const strict = await makeSchool(app, { approvalPolicy: 'strict' });
      const elsewhere = await makeSchool(app);
      ({ client: admin } = await person(strict, 'admin'));
      verifier = await person(strict, 'verifier');
      student = await person(strict, 'student');
      const { id, username, client } = await person(strict, 'student');
      const becomes = async (role: Role): Promise<Client> => {
        expect((await admin.patch(`/api/users/${id}`, { role })).status).toBe(200);
        return app.signIn(username);
      };
      const own = await logged(client, { verifierId: verifier.id });
      entries['own'] = await changed(verifier.client, own, { status: 'verified' });
      const asVerifier = { ...verifier, id, client: await becomes('verifier') };
      entries['verified by themselves'] = await verifiedBy(asVerifier);
      reviewer = await havingChosenAnew(await becomes('teacher'));

      entries['good'] = await verifiedBy(verifier);
      entries['changed'] = await verifiedBy(verifier);
      await changed(admin, entries['changed'], { description: 'With the list', reason: 'A list was handed in' });
      entries['raced for'] = await verifiedBy(verifier);
      entries['not verified'] = await logged(student.client, { verifierId: verifier.id });
      entries['deleted'] = await verifiedBy(verifier);
      await admin.delete(`/api/volunteer-hours/${entries['deleted'].id}`);
      entries['of another school'] = await logged((await person(elsewhere, 'student')).client);
      entries['absent'] = { ...entries['good'], id: 2_000_000_000 };
      entries['good too'] = await verifiedBy(verifier);
    });

    it('tells each what became of it, and writes one event for each that was done and none for any other', async () => {
      const raced = entries['raced for'] as HoursView;
      const all = Object.values(entries);
      const before = new Map(await Promise.all(all.map(async (entry) => [entry.id, await typesOf(entry)] as const)));

      const [, results] = await inARow(
        raced.id,
        () => admin.patch(`/api/volunteer-hours/${raced.id}`, { status: 'rejected' }),
        () => reviewed(reviewer, all),
      );

      const stale = { outcome: 'stale', code: 'stale', message: CHANGED };
      const refused = (code: string, status: string): object => ({ outcome: 'refused', code, status });
      const names = Object.keys(entries);
      expect(Object.fromEntries(results.map((result, index) => [names[index], result]))).toMatchObject({
        own: refused('hours.own-entry', 'verified'),
        'verified by themselves': refused('hours.verified-by-you', 'verified'),
        good: { outcome: 'done', status: 'approved' },
        changed: { ...stale, status: 'verified' },
        'raced for': { ...stale, status: 'rejected' },
        'not verified': refused('hours.verification-required', 'pending'),
        deleted: { outcome: 'not-found' },
        'of another school': { outcome: 'not-found' },
        absent: { outcome: 'not-found' },
        'good too': { outcome: 'done', status: 'approved' },
      });
      expect(results.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      const more: Record<string, string[]> = { good: ['hours.approved'], 'good too': ['hours.approved'] };
      more['raced for'] = ['hours.rejected'];
      for (const [name, entry] of Object.entries(entries)) {
        expect([name, await typesOf(entry)]).toEqual([name, [...(before.get(entry.id) ?? []), ...(more[name] ?? [])]]);
      }
    });

    it('tells an administrator, who sees what was deleted, that it was', async () => {
      const deleted = { ...(entries['deleted'] as HoursView), version: 3 };
      expect(await reviewed(admin, [deleted])).toMatchObject([{ outcome: 'refused', code: 'hours.deleted' }]);
      expect(await reviewed(admin, [entries['deleted'] as HoursView])).toMatchObject([{ outcome: 'stale' }]);
    });

    it('asks for a version of each entry or of none', async () => {
      const { id, version } = entries['good'] as HoursView;
      for (const versions of [[], [version, version], [0], ['2'], version]) {
        const answer = await reviewer.post('/api/volunteer-hours/review', { ids: [id], versions, status: 'rejected' });
        expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'versions' }] } });
      }
      const unseen = await reviewer.post('/api/volunteer-hours/review', { ids: [id], status: 'rejected' });
      expect(unseen.body).toMatchObject({ results: [{ outcome: 'refused', code: 'hours.not-yours' }] });
    });
  });

  it('credits fewer hours of one entry, and tells why it credits no more or none', async () => {
    const school = await makeSchool(app);
    const [student, teacher] = [await person(school, 'student'), await person(school, 'teacher')];
    const entry = await logged(student.client);
    const credit = (hours: unknown) =>
      teacher.client.post('/api/volunteer-hours/review', {
        ids: [entry.id],
        status: 'approved',
        hours,
        comments: 'Lunch',
      });
    for (const hours of [2.5, 0]) {
      expect((await credit(hours)).body).toMatchObject({ results: [{ outcome: 'refused' }] });
    }
    for (const hours of ['much', 1.25, null]) {
      expect(await credit(hours)).toMatchObject({ status: 400, body: { errors: [{ field: 'hours' }] } });
    }
    expect((await credit('1.5')).body).toMatchObject({ results: [{ outcome: 'done', status: 'approved' }] });
    const { body } = await teacher.client.get(`/api/volunteer-hours/${entry.id}`);
    expect(body).toMatchObject({ hours: '1.50', approverComments: 'Lunch' });
  });

  it('approves five hundred in one action, in half the time of logging them, and leaves twenty that somebody changed', async () => {
    const school = await makeSchool(app);
    const { client: teacher } = await person(school, 'teacher');
    const { client: admin } = await person(school, 'admin');
    const students = await Promise.all(Array.from({ length: 8 }, () => person(school, 'student')));
    const began = performance.now();
    const entries = await Promise.all(
      Array.from({ length: 520 }, async (_, nth) => {
        const { client } = students[nth % students.length] as { client: Client };
        const description = `Sorted donations with group ${nth}: cans, boxes and fresh fruit for two hundred families.`;
        return logged(client, { description, hours: 1 + (nth % 3) / 2 });
      }),
    );
    const loggingTook = performance.now() - began;
    const [chosen, rest] = [entries.slice(0, 500), entries.slice(500)];
    const body = {
      ids: chosen.map(({ id }) => id),
      versions: chosen.map(({ version }) => version),
      status: 'approved',
      comments: 'Term end',
    };

    const from = performance.now();
    const answer = await teacher.post('/api/volunteer-hours/review', body, { 'idempotency-key': 'term-end-2026' });
    const took = performance.now() - from;

    const { results } = answer.body as ReviewManyAnswer;
    expect(results.map(({ id, outcome }) => [id, outcome])).toEqual(chosen.map(({ id }) => [id, 'done']));
    expect(took).toBeLessThan(loggingTook / 2);
    const written = await asAdmin(
      database,
      `SELECT e.type, count(*)::integer, count(DISTINCT e.stream)::integer AS entries, min(x.body) AS comment
       FROM log.events e LEFT JOIN log.texts x USING (organization_id, stream, version)
       WHERE e.organization_id = $1 AND e.version > 1 GROUP BY 1`,
      [school],
    );
    expect(written).toEqual([{ type: 'hours.approved', count: 500, entries: 500, comment: 'Term end' }]);
    const hoursOf = (some: readonly HoursView[], studentId: number): number =>
      some.filter((entry) => entry.studentId === studentId).reduce((sum, { hours }) => sum + Number(hours), 0);
    for (const { id } of students) {
      const stats = (await teacher.get(`/api/users/${id}/stats`)).body as UserStats;
      const [approvedHours, pendingHours] = [hoursOf(chosen, id), hoursOf(rest, id)];
      expect(stats).toMatchObject({ approvedHours, pendingHours, totalHours: approvedHours + pendingHours });
    }

    for (const entry of rest) await changed(admin, entry, { organizationName: 'City Library', reason: 'Mistyped' });
    const again = await reviewed(teacher, rest);
    expect(again).toEqual(
      rest.map(({ id }) => ({ id, outcome: 'stale', status: 'pending', code: 'stale', message: CHANGED })),
    );
    for (const entry of rest) expect(await typesOf(entry)).toEqual(['hours.submitted', 'hours.amended']);
  });

  it('lets exactly one of two decide on each entry where both review the same ones at the same moment', async () => {
    const school = await makeSchool(app);
    const reviewers = [(await person(school, 'teacher')).client, (await person(school, 'admin')).client] as const;
    const { client: student } = await person(school, 'student');
    const entries = await Promise.all(Array.from({ length: 60 }, () => logged(student)));
    const backwards = [...entries].reverse();

    const [one, other] = await Promise.all([
      reviewed(reviewers[0], entries),
      reviewed(reviewers[1], backwards, 'rejected'),
    ]);

    const statusOf = new Map(
      [...one, ...other].flatMap(({ id, outcome, status }) => (outcome === 'done' ? [[id, status]] : [])),
    );
    expect([...one, ...other].filter(({ outcome }) => outcome === 'done')).toHaveLength(60);
    expect(statusOf.size).toBe(60);
    for (const { id, outcome, status } of [...one, ...other]) {
      expect(['done', 'stale', 'refused']).toContain(outcome);
      expect(status).toBe(statusOf.get(id));
    }
    for (const entry of entries) expect(await typesOf(entry)).toHaveLength(2);
  });

  it('gives each of many an outcome of its own, in twice the time of logging them, where a day would grow too long', async () => {
    const school = await makeSchool(app);
    const { client: teacher } = await person(school, 'admin');
    const { client: student } = await person(school, 'student');
    const tooLong: HoursView[] = [];
    for (const date of ['2026-10-01', '2026-10-02', '2026-10-03']) {
      const day = { date, startTime: '00:00', endTime: '00:00', hours: 20 };
      tooLong.push(await changed(teacher, await logged(student, day), { status: 'rejected' }));
      await logged(student, day);
    }
    const began = performance.now();
    const others = await Promise.all(
      Array.from({ length: 250 }, (_, nth) => logged(student, { date: dayOf(nth), hours: 0.5 })),
    );
    const loggingTook = performance.now() - began;
    const all = [...others.slice(0, 100), ...tooLong, ...others.slice(100)];

    const from = performance.now();
    const results = await reviewed(teacher, all);
    const took = performance.now() - from;

    expect(results.map(({ id, outcome }) => [id, outcome])).toEqual(
      all.map((entry) => [entry.id, tooLong.includes(entry) ? 'refused' : 'done']),
    );
    expect(took).toBeLessThan(2 * loggingTook);
  });
});

/** Days of a year that ended in the autumn of 2026. */
const dayOf = (nth: number): string => new Date(Date.UTC(2026, 8, 20) - nth * 86_400_000).toISOString().slice(0, 10);
