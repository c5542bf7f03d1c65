import { calendarDateOf, dateInZone, reachOf } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Reader } from './about-person.js';

/** A school, and the day at whose end its figures are asked for. */
export interface ReportedSchool {
  readonly id: number;
  readonly timeZone: string;
  /** The hours a student is to reach, as it is now. */
  readonly goal: number;
  readonly day: string;
  /** The day is over: its figures are in the log. */
  readonly isPast: boolean;
}

export const readsEverySchool = (by: Reader): boolean => reachOf(by.role, 'reports.read').includes('everywhere');

/** Finds the school that a report is about. */
@Injectable()
export class ReportedSchools {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Throws not-found for a school that is not theirs to see. No day, or one to come, is today. */
  async find(by: Reader, school: number, asked?: string): Promise<ReportedSchool> {
    if (school !== by.organizationId && !readsEverySchool(by)) throw notFound();
    const [found] = await this.database.read<{ timeZone: string; goal: number }>(school, {
      name: 'reported-school',
      text: `SELECT time_zone AS "timeZone", hours_goal AS goal FROM directory.schools WHERE organization_id = $1`,
      values: [school],
    });
    if (!found) throw notFound();
    const today = dateInZone(this.clock.now(), found.timeZone);
    const day = asked ? calendarDateOf(asked, found.timeZone) : today;
    return day < today
      ? { id: school, ...found, day, isPast: true }
      : { id: school, ...found, day: today, isPast: false };
  }
}
