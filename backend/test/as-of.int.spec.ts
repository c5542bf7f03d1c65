import {
  addDays,
  dateInZone,
  type ReportOverview as Overview,
  type UserReportQuery,
  type UserReportRow,
} from '@hourtrail/contracts';
import fc from 'fast-check';
import { cloneDatabase } from './database.js';
import { aStep, RandomHistory } from './random-history.js';
import { person, WriteCore, follow } from './write-core.js';
import { evolve as evolveEntry } from '../src/hours/domain/evolve.js';
import type { VolunteerHours } from '../src/hours/domain/volunteer-hours.state.js';
import { evolve as evolveUser } from '../src/identity/domain/evolve.js';
import type { User } from '../src/identity/domain/user.js';
import { following } from '../src/platform/event-log/reaction.js';
import { RECORDED_EVENTS, recordedEvent, type RecordedRow } from '../src/platform/event-log/recorded-events.js';
import { Clock } from '../src/platform/kernel/clock.js';
import type { RecordedEvent } from '../src/platform/kernel/event.js';
import { hoursOfAnEvenPaceTo, standingOf } from '../src/reporting/at-risk.rules.js';
import { monthTotals } from '../src/reporting/month-totals.projection.js';
import { ListReport, ListReportHandler } from '../src/reporting/queries/list-report.js';
import { ReportOverview, ReportOverviewHandler } from '../src/reporting/queries/report-overview.js';
import { ReportedSchools } from '../src/reporting/queries/reported-school.js';

const ZONE = 'America/New_York';
const SCHOOL = 2;
const GOAL = 50;
const BEGINNINGS = ['user.signed-up', 'user.created', 'user.nominated', 'user.moved-in'];
const HANDED_IN = ['hours.submitted', 'hours.resubmitted', 'hours.added'];

/** What the events of a school until the end of a day say, folded by the domain's own functions. */
class Replay {
  private readonly people = new Map<string, User>();
  private readonly entries = new Map<string, VolunteerHours>();
  private readonly handedIn = new Map<number, string>();
  private readonly joined = new Map<number, string>();

  constructor(
    events: readonly RecordedEvent[],
    private readonly day: string,
  ) {
    for (const event of events.filter(({ at }) => dateInZone(at, ZONE) <= day)) {
      const { stream } = event;
      if (stream.startsWith('user/')) {
        const user = evolveUser(this.people.get(stream), event);
        this.people.set(stream, user);
        if (BEGINNINGS.includes(event.type)) this.joined.set(user.id, dateInZone(event.at, ZONE));
      } else this.takeEntry(event);
    }
  }

  private takeEntry(event: RecordedEvent): void {
    const entry = evolveEntry(this.entries.get(event.stream), event);
    this.entries.set(event.stream, entry);
    const last = this.handedIn.get(entry.studentId) ?? '';
    const on = dateInZone(event.at, ZONE);
    if (HANDED_IN.includes(event.type) && on > last) this.handedIn.set(entry.studentId, on);
  }

  expected(student: number, day: string): number {
    return hoursOfAnEvenPaceTo(GOAL, day, this.joined.get(student) as string);
  }

  hours(which: (entry: VolunteerHours) => boolean): { approved: number; pending: number } {
    const existing = [...this.entries.values()].filter((entry) => entry.deletedAt === null && which(entry));
    const sum = (statuses: readonly string[]): number =>
      existing.reduce(
        (hours, { status, hundredths }) => hours + (statuses.includes(status) ? (hundredths ?? 0) : 0),
        0,
      );
    return { approved: sum(['approved']) / 100, pending: sum(['pending', 'verified']) / 100 };
  }

  users(): { totalUsers: number; activeUsers: number } {
    const here = [...this.people.values()].filter(({ movedTo }) => movedTo === null);
    return { totalUsers: here.length, activeUsers: here.filter(({ isActive }) => isActive).length };
  }

  /** The rows in the report's order, under the names that people have now. */
  rows(now: ReadonlyMap<number, User>): UserReportRow[] {
    const listed = [...this.people.values()].filter(
      ({ role, isActive, movedTo }) => (role === 'student' || role === 'parent') && isActive && movedTo === null,
    );
    const rows = listed.map(({ id, role, gradeLevel }): UserReportRow => {
      const { approved, pending } = this.hours(({ studentId }) => studentId === id);
      const { firstName, lastName, email } = now.get(id) as User;
      const missing = Math.max(0, GOAL - approved);
      return {
        id,
        name: `${firstName} ${lastName}`,
        email,
        role: role as 'student' | 'parent',
        gradeLevel: role === 'student' ? gradeLevel : null,
        totalHours: approved + pending,
        approvedHours: approved,
        countedHours: approved,
        pendingHours: pending,
        lastActivity: this.handedIn.get(id) ?? null,
        goal: role === 'student' ? GOAL : null,
        missingHours: role === 'student' ? missing : null,
        standing: role === 'student' ? standingOf(approved, missing, this.expected(id, this.day)) : null,
      };
    });
    const place = ({ role, gradeLevel }: UserReportRow): number => (role === 'parent' ? 100 : Number(gradeLevel ?? 99));
    return rows.sort((a, b) => place(a) - place(b) || b.totalHours - a.totalHours || a.id - b.id);
  }
}

class Passing extends Clock {
  private time = Date.parse('2026-08-01T12:00:00Z');

  now(): Date {
    return new Date(this.time);
  }

  advance(minutes: number): void {
    this.time += minutes * 60_000;
  }
}

describe('a report as of an earlier day', () => {
  let core: WriteCore;
  let events: readonly RecordedEvent[];
  let names: ReadonlyMap<number, User>;
  const clock = new Passing();
  const admin = person('admin', SCHOOL);

  beforeAll(async () => {
    core = await WriteCore.open(await cloneDatabase(), clock);
    const history = new RandomHistory(core);
    const steps = fc.sample(fc.record({ step: aStep, minutes: fc.integer({ min: 1, max: 300 }) }), {
      numRuns: 900,
      seed: 20_261_121,
    });
    for (const { step, minutes } of steps) {
      clock.advance(minutes);
      await history.take(step);
    }
    const { rows } = await core.admin.query<RecordedRow>(
      `${RECORDED_EVENTS} WHERE e.organization_id = $1 ORDER BY e.stream, e.version`,
      [SCHOOL],
    );
    events = rows.map(recordedEvent);
    const users = new Map<string, User>();
    for (const event of events.filter(({ stream }) => stream.startsWith('user/'))) {
      users.set(event.stream, evolveUser(users.get(event.stream), event));
    }
    names = new Map([...users.values()].map((user) => [user.id, user]));
  });
  afterAll(() => core.close());

  const list = (filter: UserReportQuery) =>
    new ListReportHandler(core.database, new ReportedSchools(core.database, clock), clock).execute(
      new ListReport(admin, filter),
    );
  const overview = (asOf: string): Promise<Overview> =>
    new ReportOverviewHandler(core.database, new ReportedSchools(core.database, clock)).execute(
      new ReportOverview(admin, { asOf }),
    );
  const pastDays = (): string[] => {
    const days = [...new Set(events.map(({ at }) => dateInZone(at, ZONE)))].sort();
    return [0.15, 0.35, 0.5, 0.7, 0.9].map((part) => days[Math.floor(days.length * part)] as string);
  };

  it('lists for five past days what the events until then come to, in order', async () => {
    const reports = await Promise.all(pastDays().map((asOf) => list({ asOf })));
    const replayed = pastDays().map((day) => new Replay(events, day).rows(names));
    expect(reports.map(({ rows }) => rows)).toEqual(replayed);
    expect(reports.map(({ total }) => total)).toEqual(replayed.map(({ length }) => length));
    expect(new Set(replayed.map((rows) => JSON.stringify(rows))).size).toBe(5);
    expect(replayed[4]!.length).toBeGreaterThan(20);
  });

  it('is searched, filtered and paged like the report of today', async () => {
    const [, , asOf] = pastDays() as [string, string, string];
    const all = new Replay(events, asOf).rows(names);
    const inGrades = all.filter(({ role, gradeLevel }) => role === 'student' && [null, '10'].includes(gradeLevel));
    expect((await list({ asOf, gradeLevel: '10,none' })).rows).toEqual(inGrades);
    expect((await list({ asOf, role: 'parent' })).rows).toEqual(all.filter(({ role }) => role === 'parent'));
    const renamed = all.filter(({ name }) => name.includes('Byron'));
    expect((await list({ asOf, q: 'bYRON' })).rows).toEqual(renamed);
    expect([inGrades.length, renamed.length].every((count) => count > 1)).toBe(true);
    const paged: UserReportRow[] = [];
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      const page = await list({ asOf, limit: '7', ...(cursor && { cursor }) });
      paged.push(...page.rows);
      cursor = page.next;
    }
    expect(paged).toEqual(all);
  });

  it('charts for five past days what the events until then come to', async () => {
    for (const day of pastDays()) {
      const replay = new Replay(events, day);
      const students = replay.rows(names).filter(({ role }) => role === 'student');
      const { asOf, byMonth, byGrade, outsideGrades, progress, atRisk, totals, ...rest } = await overview(day);
      expect(asOf).toBe(day);
      expect(rest.students).toBe(students.length);
      expect(byMonth).toEqual(
        monthsOfYear(day).map((month) => {
          const { approved, pending } = replay.hours(({ date }) => date.startsWith(month));
          return { month, approvedHours: approved, pendingHours: pending };
        }),
      );
      const grades = [...new Set(students.map(({ gradeLevel }) => gradeLevel))];
      expect(byGrade).toEqual(
        grades.map((gradeLevel) => {
          const those = students.filter((student) => student.gradeLevel === gradeLevel);
          const sum = (field: 'approvedHours' | 'pendingHours'): number =>
            those.reduce((hours, student) => hours + student[field], 0);
          return {
            gradeLevel,
            students: those.length,
            approvedHours: sum('approvedHours'),
            pendingHours: sum('pendingHours'),
          };
        }),
      );
      const parts = [...byGrade, ...outsideGrades];
      expect(parts.reduce((sum, { approvedHours, pendingHours }) => sum + approvedHours + pendingHours, 0)).toBeCloseTo(
        totals.totalHours,
      );
      expect(progress.reduce((sum, step) => sum + step.students, 0)).toBe(students.length);
      expect(progress[0]?.students).toBe(students.filter(({ approvedHours }) => approvedHours === 0).length);
      const behind = students
        .map((student) => ({ ...student, expectedHours: replay.expected(student.id, day) }))
        .filter(({ approvedHours, expectedHours }) => approvedHours < expectedHours);
      expect(atRisk.students).toBe(behind.length);
      const lacking = (rows: typeof behind): readonly number[] =>
        rows.map(({ approvedHours, expectedHours }) => expectedHours - approvedHours);
      expect(lacking([...atRisk.rows])).toEqual([...lacking(behind)].sort((a, b) => b - a).slice(0, 10));
      expect(behind).toEqual(expect.arrayContaining([...atRisk.rows]));
      const { approved, pending } = replay.hours(() => true);
      expect(totals).toMatchObject({ ...replay.users(), totalHours: approved + pending, pendingHours: pending });
    }
  });

  it('comes from the log to the same as today stands', async () => {
    const today = dateInZone(clock.now(), ZONE);
    await follow(core, following(monthTotals));
    const present = await list({});
    const charts = await overview(today);
    clock.advance(2 * 24 * 60);
    expect((await list({ asOf: today })).rows).toEqual(present.rows);
    const { atRisk, ...rest } = await overview(today);
    expect(rest).toEqual({ ...charts, atRisk: undefined });
    expect(atRisk).toEqual(charts.atRisk);
    expect(present.rows.length).toBeGreaterThan(20);
    expect((await list({ asOf: addDays(today, 30) })).rows).toEqual((await list({})).rows);
  });
});

function monthsOfYear(day: string): string[] {
  const months = [`${Number(day.slice(0, 4)) - (day.slice(5) < '08' ? 1 : 0)}-08`];
  while (months.length < 12) months.push(addDays(`${months.at(-1)}-01`, 31).slice(0, 7));
  return months;
}
