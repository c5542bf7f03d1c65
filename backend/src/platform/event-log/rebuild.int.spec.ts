import fc from 'fast-check';
import { person, PROJECTIONS, THREE_HOURS, WriteCore } from '../../../test/write-core.js';
import { log, remove } from '../../hours/domain/volunteer-hours.js';
import { grant, type Wish } from '../../hours/domain/wishes.js';
import { volunteerHoursStream } from '../../hours/persistence/volunteer-hours.stream.js';
import { DomainError } from '../kernel/domain-error.js';
import { rebuild } from './rebuild.js';

const TABLES = ['hours.volunteer_hours', 'hours.per_day', 'reporting.user_totals'];

describe('rebuilding from the log', () => {
  let core: WriteCore;
  beforeAll(async () => {
    core = await WriteCore.open();
  });
  afterAll(() => core.close());

  const contents = async (): Promise<Record<string, string[]>> => {
    const read = async (table: string): Promise<[string, string[]]> => {
      const { rows } = await core.admin.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t ORDER BY 1`);
      return [table, rows.map(({ row }) => row)];
    };
    return Object.fromEntries(await Promise.all(TABLES.map(read)));
  };

  it('makes rows, days and totals again, equal row for row, after hundreds of random commands in two schools', async () => {
    const wishes: readonly Wish[] = ['submit', 'withdraw', 'verify', 'retract', 'approve', 'reject', 'reopen'];
    const step = fc.record({
      school: fc.constantFrom(2 as const, 3 as const),
      role: fc.constantFrom('student' as const, 'verifier' as const, 'teacher' as const, 'admin' as const),
      wish: fc.constantFrom(...wishes, 'log' as const, 'log' as const, 'delete' as const),
      pick: fc.nat(),
      day: fc.integer({ min: 1, max: 28 }),
      halves: fc.integer({ min: 1, max: 6 }),
      comment: fc.option(fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !text.includes('\0'))),
    });
    const entries: Record<number, number[]> = { 2: [], 3: [] };
    for (const { school, role, wish, pick, day, halves, comment } of fc.sample(step, {
      numRuns: 700,
      seed: 20_261_121,
    })) {
      const by = person(role, school);
      const known = entries[school] as number[];
      const review = { comment, ...(role === 'student' ? {} : { hundredths: Math.min(halves * 50, 150) }) };
      try {
        if (wish === 'log' || known.length === 0) {
          const student = person('student', school);
          const fields = {
            ...THREE_HOURS,
            date: `2026-09-${String(day).padStart(2, '0')}`,
            hundredths: halves * 50,
            verifierId: person('verifier', school).id,
          };
          const logged = await core.book.begin(student, { volunteer: student.id, verifier: fields.verifierId }, (now) =>
            log(fields, student, now),
          );
          known.push(logged.id);
        } else {
          const id = known[pick % known.length] as number;
          await core.book.decide({ by, id }, (entry, now) =>
            wish === 'delete' ? remove(entry, by, comment) : grant(wish, entry, { by, review }, now),
          );
        }
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
      }
    }
    const before = await contents();
    expect(before['hours.volunteer_hours']!.length).toBeGreaterThan(100);
    await core.owner.query(
      'DELETE FROM hours.volunteer_hours; DELETE FROM hours.per_day; DELETE FROM reporting.user_totals',
    );
    await rebuild(core.owner, [volunteerHoursStream], PROJECTIONS);
    expect(await contents()).toEqual(before);
  });
});
