import { calendarDateOf, dateInZone } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { goalAtTheEndOf } from './goal-then.js';

export interface ReportedSchool {
  readonly id: number;
  readonly timeZone: string;
  /** The hours goal on `day`. */
  readonly goal: number;
  readonly day: string;
  /** The figures come from the log. */
  readonly isPast: boolean;
}

@Injectable()
export class ReportedSchools {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Throws not-found. A missing or future day means today. */
  async find(school: number, requested?: string): Promise<ReportedSchool> {
    const [found] = await this.database.read<{ timeZone: string; goal: number }>(school, {
      name: 'reported-school',
      text: `SELECT time_zone AS "timeZone", hours_goal AS goal FROM directory.schools WHERE organization_id = $1`,
      values: [school],
    });
    if (!found) throw notFound();
    const today = dateInZone(this.clock.now(), found.timeZone);
    const day = requested ? calendarDateOf(requested, found.timeZone) : today;
    if (day >= today) return { id: school, ...found, day: today, isPast: false };
    const [then] = await this.database.read<{ goal: number }>(school, goalAtTheEndOf(day, school, found.timeZone));
    return { id: school, ...found, ...then, day, isPast: true };
  }
}
