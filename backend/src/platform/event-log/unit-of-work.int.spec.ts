import { createHash, createHmac } from 'node:crypto';
import { aDay } from '../../../test/given.js';
import { MAC_KEY, person, THREE_HOURS, WriteCore } from '../../../test/write-core.js';
import { approve, draft, erase, verify } from '../../hours/domain/volunteer-hours.js';
import type { Circumstances, VolunteerHours } from '../../hours/domain/volunteer-hours.state.js';
import type { HoursEvent } from '../../hours/domain/volunteer-hours.events.js';
import { volunteerHoursStream } from '../../hours/persistence/volunteer-hours.stream.js';
import type { DomainError } from '../kernel/domain-error.js';

describe('writing through the unit of work', () => {
  let core: WriteCore;
  const student = person('student', 2);
  const verifier = person('verifier', 2);
  const teacher = person('teacher', 2);
  const fields = { ...THREE_HOURS, verifierId: verifier.id };

  beforeAll(async () => {
    core = await WriteCore.open();
  });
  afterAll(() => core.close());

  const handedIn =
    (changes: Partial<typeof fields>) =>
    (now: Circumstances): readonly HoursEvent[] => {
      const [drafted] = draft({ ...fields, ...changes }, student, now) as [HoursEvent];
      return [{ ...drafted, type: 'hours.submitted', data: { ...drafted.data, to: 'pending' } }];
    };
  const pending = async (date: string): Promise<number> =>
    (await core.hoursStore.begin(student, { volunteer: student.id, verifier: verifier.id }, handedIn({ date }))).id;
  const counts = async (): Promise<unknown> =>
    (
      await core.admin
        .query(`SELECT (SELECT count(*) FROM log.events) AS events, (SELECT count(*) FROM log.texts) AS texts,
        (SELECT sum(version) FROM hours.volunteer_hours) AS versions, (SELECT sum(approved) FROM reporting.user_totals) AS approved,
        (SELECT sum(hundredths) FROM hours.per_day) AS days`)
    ).rows[0];

  it('lets exactly one of fifty decisions on one entry win and refuses the others as stale', async () => {
    const id = await pending('2026-09-02');
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        core.hoursStore.decide({ by: teacher, id }, (entry, now) => approve(entry, teacher, {}, now)),
      ),
    );
    const refusals = results
      .filter((result) => result.status === 'rejected')
      .map((result) => result.reason as DomainError);
    expect(refusals).toHaveLength(49);
    expect(refusals.every((refusal) => refusal.kind === 'conflict')).toBe(true);
    const { rows } = await core.admin.query('SELECT type FROM log.events WHERE stream = $1 ORDER BY version', [
      `hours/${id}`,
    ]);
    expect(rows.map((row: { type: string }) => row.type)).toEqual(['hours.submitted', 'hours.approved']);
  });

  it('leaves no trace of a decision on a version that is gone', async () => {
    const id = await pending('2026-09-03');
    const found = (await core.hoursStore.findMany(verifier, 2, [id])).get(id)!;
    await core.hoursStore.decide({ by: verifier, id }, (entry) => verify(entry, verifier, {}));
    const before = await counts();
    const late = { id, state: found.entry, events: approve(found.entry, teacher, { comment: 'late' }, found.now) };
    await expect(core.work.commit(teacher, volunteerHoursStream, [late])).rejects.toMatchObject({ code: 'stale' });
    expect(await counts()).toEqual(before);
  });

  it('saves what still stands of many decisions and leaves out what somebody changed meanwhile', async () => {
    const ids = [await pending('2026-09-04'), await pending('2026-09-05'), await pending('2026-09-06')];
    const found = await core.hoursStore.findMany(teacher, 2, ids);
    await core.hoursStore.decide({ by: verifier, id: ids[1]! }, (entry) => verify(entry, verifier, {}));
    const changes = [...found.values()].map(({ entry, now }) => ({
      id: entry.id,
      state: entry,
      events: approve(entry, teacher, {}, now),
    }));
    const saved = await core.work.commit(teacher, volunteerHoursStream, changes, { partial: true });
    expect(saved.map((entry) => entry.id).sort()).toEqual([ids[0], ids[2]]);
    const { rows } = await core.admin.query(
      "SELECT stream FROM log.events WHERE type = 'hours.approved' AND stream = ANY ($1) ORDER BY 1",
      [ids.map((id) => `hours/${id}`)],
    );
    expect(rows.map((row: { stream: string }) => row.stream)).toEqual([`hours/${ids[0]}`, `hours/${ids[2]}`].sort());
  });

  it('puts what one command does to each of many records into the log in the order it happened', async () => {
    const day = { ...fields, date: '2026-06-01', hundredths: 50, verifierId: null };
    const now = aDay({ today: '2026-11-21', organizationId: 2, verifier: undefined });
    const changes = Array.from({ length: 40 }, (_, n) => {
      const [drafted] = draft(day, student, now) as [HoursEvent];
      const submitted = {
        ...drafted,
        type: 'hours.submitted',
        data: { ...drafted.data, from: 'draft', to: 'pending' },
      };
      return { id: 900_100 - n, state: undefined, events: [drafted, submitted as HoursEvent] };
    });
    await core.work.commit(student, volunteerHoursStream, changes);
    const { rows } = await core.admin.query<{ stream: string; version: number }>(
      `SELECT stream, version FROM log.events WHERE stream LIKE 'hours/900%' ORDER BY epoch, tx, position`,
    );
    expect(rows).toHaveLength(80);
    expect(rows.filter(({ version }, n) => version !== (n % 2) + 1)).toEqual([]);
  });

  it('refuses a day of more than 24 hours with a sentence and writes nothing', async () => {
    const thirteenHours = handedIn({ date: '2026-09-07', startTime: '00:00', endTime: '00:00', hundredths: 1300 });
    await core.hoursStore.begin(student, { volunteer: student.id, verifier: verifier.id }, thirteenHours);
    const before = await counts();
    await expect(
      core.hoursStore.begin(student, { volunteer: student.id, verifier: verifier.id }, thirteenHours),
    ).rejects.toMatchObject({
      kind: 'invalid',
      code: 'hours.day-too-long',
      details: {
        errors: [
          { field: 'hours', message: 'A day can’t have more than 24 hours in total. This one has room for 11 hours.' },
        ],
      },
    });
    expect(await counts()).toEqual(before);
  });

  it('stores the bytes that were hashed, their MAC, and texts apart that answer to their commitments', async () => {
    const id = await pending('2026-09-08');
    const { rows } = await core.admin.query<{ canonical: string; hash: Buffer; mac: Buffer }>(
      'SELECT canonical, hash, mac FROM log.events WHERE stream = $1',
      [`hours/${id}`],
    );
    const [{ canonical, hash, mac }] = rows as [(typeof rows)[number]];
    expect(createHash('sha256').update(canonical, 'utf8').digest().equals(hash)).toBe(true);
    expect(createHmac('sha256', MAC_KEY).update(hash).digest().equals(mac)).toBe(true);
    expect(canonical).not.toContain('Riverside');
    const texts = await core.admin.query<{ field: string; salt: Buffer; body: string }>(
      'SELECT field, salt, body FROM log.texts WHERE stream = $1 ORDER BY field',
      [`hours/${id}`],
    );
    const commitments = (JSON.parse(canonical) as { texts: Record<string, string> }).texts;
    expect(Object.keys(commitments).sort()).toEqual(['description', 'organizationName']);
    for (const { field, salt, body } of texts.rows) {
      expect(createHash('sha256').update(salt).update(body, 'utf8').digest('hex')).toBe(commitments[field]);
    }
  });

  const textsOf = async (id: number): Promise<number> =>
    (await core.admin.query('SELECT FROM log.texts WHERE stream = $1', [`hours/${id}`])).rowCount ?? -1;
  const entry = async (id: number): Promise<VolunteerHours> => {
    const { rows } = await core.admin.query<object>('SELECT * FROM hours.volunteer_hours WHERE id = $1', [id]);
    return volunteerHoursStream.stateOf(rows[0] as object);
  };

  it('takes the texts of a record away with the event that says so, and with nothing else', async () => {
    const [id, other] = [await pending('2026-09-19'), await pending('2026-09-20')];
    const erased = { id, state: await entry(id), events: erase(await entry(id)) };
    await core.work.commit(student, volunteerHoursStream, [erased]);
    expect([await textsOf(id), await textsOf(other)]).toEqual([0, 2]);
    const { rows } = await core.admin.query('SELECT type FROM log.events WHERE stream = $1', [`hours/${id}`]);
    expect(rows).toEqual([{ type: 'hours.submitted' }, { type: 'hours.erased' }]);
  });

  it('keeps the texts where the event that takes them away is not saved', async () => {
    const id = await pending('2026-09-22');
    const stale = { id, state: { ...(await entry(id)), version: 7 }, events: erase(await entry(id)) };
    await expect(core.work.commit(student, volunteerHoursStream, [stale])).rejects.toMatchObject({ code: 'stale' });
    const undone = core.database.transaction(student, async () => {
      const state = await entry(id);
      await core.work.commit(student, volunteerHoursStream, [{ id, state, events: erase(state) }]);
      throw new Error('not after all');
    });
    await expect(undone).rejects.toThrow('not after all');
    expect(await textsOf(id)).toBe(2);
  });

  it('takes no texts away of a record that was not erased, was erased before, or is of another school', async () => {
    const id = await pending('2026-09-23');
    const gone = (organizationId: number, stream: string) =>
      core.database.write({ ...student, organizationId }, [
        { text: 'SELECT log.erase_texts($1, $2)', values: [2, stream] },
      ]);
    await expect(gone(2, `hours/${id}`)).rejects.toThrow(/are deleted only with an event that says so/);
    await expect(gone(3, `hours/${id}`)).rejects.toThrow(/another school/);
    const state = await entry(id);
    await core.work.commit(student, volunteerHoursStream, [{ id, state, events: erase(state) }]);
    await core.admin.query(
      `INSERT INTO log.texts SELECT 2, $1, 1, 'description', salt, 'brought back' FROM log.texts LIMIT 1`,
      [`hours/${id}`],
    );
    await expect(gone(2, `hours/${id}`)).rejects.toThrow(/are deleted only with an event that says so/);
    expect(await textsOf(id)).toBe(1);
  });

  it('takes a transaction inside another for a part of it', async () => {
    const before = await counts();
    const work = async (): Promise<void> => {
      await core.database.transaction(student, () => pending('2026-09-18'));
      throw new Error('not after all');
    };
    await expect(core.database.transaction(student, work)).rejects.toThrow('not after all');
    expect(await counts()).toEqual(before);
  });

  it.each([
    ['app_rw', 'UPDATE log.events SET type = type', /permission denied/],
    ['app_rw', 'DELETE FROM log.events', /permission denied/],
    ['app_rw', "INSERT INTO log.events (tx) VALUES ('1')", /permission denied/],
    ['app_rw', 'TRUNCATE log.events CASCADE', /permission denied/],
    ['app_rw', 'DELETE FROM log.texts', /permission denied/],
    ['app_system', 'UPDATE log.events SET type = type', /permission denied/],
    ['app_system', 'INSERT INTO log.texts SELECT * FROM log.texts', /permission denied/],
    ['app_owner', 'UPDATE log.events SET type = type', /append-only/],
    ['app_owner', 'DELETE FROM log.events', /append-only/],
    ['app_owner', 'TRUNCATE log.events CASCADE', /append-only/],
    ['app_owner', 'UPDATE log.texts SET body = body', /append-only/],
    ['postgres', 'UPDATE log.events SET type = type', /append-only/],
    ['app_system', "SELECT log.erase_texts(2, 'hours/1')", /permission denied/],
    ['postgres', 'DELETE FROM log.texts', /are deleted only with an event that says so/],
  ])('does not let %s run %s', async (role, statement, refusal) => {
    const pools: Record<string, { query(text: string): Promise<unknown> }> = {
      app_rw: core.app,
      app_system: core.every,
      app_owner: core.owner,
      postgres: core.admin,
    };
    await expect(pools[role]!.query(statement)).rejects.toThrow(refusal);
  });
});
