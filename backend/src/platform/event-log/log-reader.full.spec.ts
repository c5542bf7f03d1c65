import { setTimeout as pause } from 'node:timers/promises';
import { ownCluster } from '../../../test/own-cluster.js';
import { aDay } from '../../../test/given.js';
import { person, THREE_HOURS, WriteCore } from '../../../test/write-core.js';
import { draft } from '../../hours/domain/volunteer-hours.js';
import { volunteerHoursStream } from '../../hours/persistence/volunteer-hours.stream.js';
import { BEGINNING, eventsAfter, newestEvents, type Place } from './log-reader.js';

const WRITERS = 8;
const TRANSACTIONS = 125;
const EVENTS_EACH = 20;

describe('reading the log while writers pause inside their transactions', () => {
  let core: WriteCore;
  beforeAll(async () => {
    core = await WriteCore.open(await ownCluster());
  });
  afterAll(() => core.close());

  it('misses none of 20,000 events, sees each once and in order, where reading by position alone loses some', async () => {
    let writing = true;
    let nextId = 1;
    const write = async (writer: number): Promise<void> => {
      const student = person('student', writer % 2 === 0 ? 2 : 3);
      const some = () =>
        Array.from({ length: EVENTS_EACH / 2 }, () => ({
          id: nextId++,
          state: undefined,
          events: draft({ ...THREE_HOURS, verifierId: null }, student, aDay()),
        }));
      for (let n = 0; n < TRANSACTIONS; n += 1) {
        await core.database.transaction(student, async () => {
          await core.work.commit(student, volunteerHoursStream, some());
          await pause((writer * 7 + n * 13) % 20);
          await core.work.commit(student, volunteerHoursStream, some());
        });
      }
    };

    const read = async (): Promise<string[]> => {
      const seen: string[] = [];
      let place: Place = BEGINNING;
      for (;;) {
        const more = writing;
        const batch = await core.database.systemTransaction((run) => eventsAfter(place, 500, run));
        place = batch.place;
        seen.push(...batch.events.map((event) => event.stream));
        if (batch.events.length === 0 && !more) return seen;
        if (batch.events.length === 0) await pause(5);
      }
    };

    const readByPosition = async (): Promise<number> => {
      let seen = 0;
      let last = '0';
      for (;;) {
        const more = writing;
        const rows = await core.database.system<{ position: string }>({
          text: 'SELECT position FROM log.events WHERE position > $1 ORDER BY position LIMIT 500',
          values: [last],
        });
        seen += rows.length;
        last = rows.at(-1)?.position ?? last;
        if (rows.length === 0 && !more) return seen;
        if (rows.length === 0) await pause(5);
      }
    };

    const written = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer))).finally(
      () => (writing = false),
    );
    const [seen, seenByPosition] = await Promise.all([read(), readByPosition(), written]);

    const total = WRITERS * TRANSACTIONS * EVENTS_EACH;
    expect(total).toBe(20_000);
    expect(new Set(seen).size).toBe(total);
    expect(seen).toHaveLength(total);
    expect(seenByPosition).toBeLessThan(total);
    const { rows } = await core.admin.query<{ stream: string }>(
      'SELECT stream FROM log.events ORDER BY epoch, tx, position',
    );
    expect(seen).toEqual(rows.map((row) => row.stream));
  });

  it('finds the newest events by an index, whatever lies before them', async () => {
    const { rows } = await core.admin.query<{ position: string }>(
      'SELECT position FROM (SELECT * FROM log.events OFFSET 0) e ORDER BY epoch DESC, tx DESC, position DESC LIMIT 20',
    );
    const newest = await newestEvents(20, (statement) => core.database.system(statement));
    expect(newest.map(({ position }) => position)).toEqual(rows.map(({ position }) => position));
    const plan: string[] = [];
    await newestEvents(20, async ({ text, values = [] }) => {
      const steps = await core.database.system<{ 'QUERY PLAN': string }>({ text: `EXPLAIN ${text}`, values });
      plan.push(...steps.map((step) => step['QUERY PLAN']));
      return [];
    });
    expect(plan.join('\n')).toMatch(/Index Scan Backward using events_in_order/);
    expect(plan.join('\n')).not.toMatch(/Seq Scan on events|Sort/);
  });
});
