import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { countedFigures, RecountHours, STUDENTS_AT_ONCE, type CountedFigures } from '../hours/index.js';
import { Database, type Statement } from '../platform/database/database.js';
import { systemAt } from '../platform/event-log/erasure-handler.js';
import type { Reaction, Run } from '../platform/event-log/reaction.js';
import type { RecordedEvent } from '../platform/kernel/event.js';
import { batchesOf } from '../platform/kernel/batches.js';

/**
 * Keeps what counts of these students' approved hours. While their totals are locked, nobody decides on their hours, so
 * that whoever counts last knows all decisions.
 */
export async function recountHours(database: Database, school: number, students: readonly number[]): Promise<void> {
  for (const some of batchesOf(students, STUDENTS_AT_ONCE)) {
    const [lock, by] = [lockTotals(school, some), systemAt(school)];
    await database.transaction(by, async () => {
      const figures = await countedFigures((together) => database.readAll(school, together), school, some);
      await database.write(by, [keepFigures(school, some, figures)]);
    }, [lock]);
  }
}

/** Of everyone in a rebuild, where nobody else writes. */
export async function recountEveryone(run: Run): Promise<void> {
  const inTurn = async (statements: readonly Statement[]): Promise<unknown[][]> => {
    const results: unknown[][] = [];
    for (const statement of statements) results.push(await run(statement));
    return results;
  };
  for (const { school, students } of await run<ToCount>(TO_COUNT)) {
    for (const some of batchesOf(students, STUDENTS_AT_ONCE))
      await run(keepFigures(school, some, await countedFigures(inTurn, school, some)));
  }
}

/** What this process has recounted for. */
const recounted = new WeakSet<RecordedEvent>();

/**
 * After decisions on approved hours, new rules, other school years and another time zone, where a school has rules of what
 * counts.
 */
export const recountAfter: Reaction['react'] = async (events, run, { database }) => {
  const touched = events.flatMap(touchedBy);
  if (touched.length === 0) return;
  const schools = await run<ToCount>({
    name: 'students-to-recount',
    text: `SELECT r.organization_id AS school, array_agg(DISTINCT s.student ORDER BY s.student) AS students
           FROM directory.counting_rules r
           JOIN unnest($1::integer[], $2::integer[]) AS e(school, student) ON e.school = r.organization_id
           CROSS JOIN LATERAL (
             SELECT e.student UNION ALL
             SELECT t.user_id FROM reporting.user_totals t
             WHERE e.student IS NULL AND t.organization_id = e.school
               AND (t.approved_entries > 0 OR t.counted_from IS NOT NULL)) s
           WHERE s.student IS NOT NULL GROUP BY 1`,
    values: [touched.map(({ school }) => school), touched.map(({ student }) => student)],
  });
  for (const { school, students } of schools) await recountHours(database, school, students);
  for (const event of events) recounted.add(event);
};

/**
 * After what another process reacted to, which may be of a version before 0063: that one keeps no lowered hours. Else it
 * handles nothing, and costs nothing.
 */
export const recountAfterOthers: Reaction = {
  name: 'lowered-hours',
  streams: ['hours', 'counting-rules', 'academic-year', 'organization'],
  only: (event) => !recounted.has(event) && touchedBy(event).length > 0,
  react: recountAfter,
};

function touchedBy({ organizationId: school, stream, type, data }: RecordedEvent): readonly Touched[] {
  if (stream.startsWith('organization/')) {
    const movesDays = type === 'organization.rules-changed' && 'timeZone' in data;
    return movesDays ? [{ school, student: null }] : [];
  }
  if (!stream.startsWith('hours/')) return [{ school, student: null }];
  return [data['from'], data['to']].includes('approved') ? [{ school, student: data['student'] as number }] : [];
}

interface Touched {
  readonly school: number;
  /** Null for everyone. */
  readonly student: number | null;
}

/** So that who decides reads at once what counts now. */
@CommandHandler(RecountHours)
export class RecountHoursHandler implements ICommandHandler<RecountHours> {
  constructor(private readonly database: Database) {}

  execute({ organizationId, studentIds }: RecountHours): Promise<void> {
    return recountHours(this.database, organizationId, studentIds);
  }
}

/** Counts once for whoever got their hours approved by rules before this server kept what counts. */
@Injectable()
export class CountTheUncounted implements OnApplicationBootstrap {
  constructor(private readonly database: Database) {}

  async onApplicationBootstrap(): Promise<void> {
    const uncounted = await this.database.system<ToCount>(TO_COUNT);
    for (const { school, students } of uncounted) await recountHours(this.database, school, students);
  }
}

interface ToCount {
  readonly school: number;
  readonly students: readonly number[];
}

const TO_COUNT: Statement = {
  name: 'uncounted-students',
  text: `SELECT r.organization_id AS school, array_agg(t.user_id ORDER BY t.user_id) AS students
         FROM directory.counting_rules r JOIN reporting.user_totals t USING (organization_id)
         WHERE t.approved_entries > 0 AND t.lowered_entries IS NULL GROUP BY 1 ORDER BY 1`,
};

const lockTotals = (school: number, students: readonly number[]): Statement => ({
  name: 'lock-totals',
  text: `SELECT FROM reporting.user_totals WHERE organization_id = $1 AND user_id = ANY ($2)
         ORDER BY user_id FOR NO KEY UPDATE`,
  values: [school, students],
});

const keepFigures = (school: number, students: readonly number[], figures: readonly CountedFigures[]): Statement => ({
  name: 'keep-counted-figures',
  text: `UPDATE reporting.user_totals t
         SET counted_from = c."from", counted_by_year = c.counted, lacking_by_year = c.lacking,
           lowered_entries = c.lowered, lowered_to = c."loweredTo"
         FROM unnest($2::integer[]) AS s(id)
         LEFT JOIN jsonb_to_recordset($3::jsonb)
           AS c("userId" integer, "from" date[], counted integer[], lacking integer[], lowered integer[], "loweredTo" integer[])
           ON c."userId" = s.id
         WHERE (t.organization_id, t.user_id) = ($1, s.id)
           AND (t.counted_from, t.counted_by_year, t.lacking_by_year, t.lowered_entries, t.lowered_to)
             IS DISTINCT FROM (c."from", c.counted, c.lacking, c.lowered, c."loweredTo")`,
  values: [school, students, JSON.stringify(figures)],
});
