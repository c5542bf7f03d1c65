import { NEW_SCHOOL } from '@hourtrail/contracts';
import { log } from '../src/hours/domain/volunteer-hours.js';
import type { Circumstances } from '../src/hours/domain/volunteer-hours.state.js';
import { volunteerHoursStream } from '../src/hours/persistence/volunteer-hours.stream.js';
import { Database } from '../src/platform/database/database.js';
import { UnitOfWork } from '../src/platform/event-log/unit-of-work.js';
import { startApp, TestClock, type TestApp, type TestSetting } from './app.js';
import type { Client } from './client.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { aDay } from './given.js';
import { makePerson, makeStaffedSchool } from './people.js';
import { asAdmin } from './sql.js';
import type { User } from '../src/identity/index.js';

const MONTHS = 300;
/** As many as a day has room for. */
const HALF_HOURS = 40;
const HALF_AN_HOUR = { organizationName: 'Food Bank', startTime: '09:00', endTime: '09:30', hundredths: 50 };

/** A school whose log is sealed: entries that went all the way, one that is only a draft, and the people of a school. */
export class AuditedSchool {
  private days = 0;
  private root: Promise<User> | undefined;

  private constructor(
    private readonly database: TestDatabase,
    readonly app: TestApp,
    readonly clock: TestClock,
    readonly staff: Awaited<ReturnType<typeof makeStaffedSchool>>,
    readonly auditor: User,
    readonly student: User,
    readonly parent: User,
  ) {}

  static async open(setting: Partial<TestSetting> = {}): Promise<AuditedSchool> {
    const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));
    const database = await cloneDatabase();
    const app = await startApp({ clock, ...setting, database });
    const staff = await makeStaffedSchool(app);
    const [auditor, student, parent] = [
      await makePerson(app, staff.id, 'auditor'),
      await makePerson(app, staff.id, 'student'),
      await makePerson(app, staff.id, 'parent'),
    ];
    const school = new AuditedSchool(database, app, clock, staff, auditor, student, parent);
    const admin = await app.as(staff.admin);
    await admin.post('/api/family-links', { parentId: parent.id, studentId: student.id });
    return school;
  }

  get id(): number {
    return this.staff.id;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.database.drop();
  }

  /** Does something to the database as its superuser. */
  async behindItsBack(statement: string): Promise<void> {
    await asAdmin(this.database, `SET session_replication_role = replica; ${statement}`);
  }

  as(person: User): Promise<Client> {
    return this.app.as(person);
  }

  /** A super-admin, who is of another school. */
  superAdmin(): Promise<User> {
    this.root ??= makePerson(this.app, NEW_SCHOOL.id, 'super-admin');
    return this.root;
  }

  /** So many entries of half an hour that wait for their verifier, past HTTP for speed. */
  async fill(count: number): Promise<void> {
    const work = this.app.app.get(UnitOfWork);
    for (let left = count; left > 0;) {
      const student = { ...(await makePerson(this.app, this.id, 'student')), role: 'student' } as const;
      for (let day = 0; day < MONTHS && left > 0; day += 1) {
        const some = Math.min(left, HALF_HOURS);
        const ids = await this.nextIds(some);
        const date = new Date(Date.UTC(2026, 10, 20) - day * 86_400_000).toISOString().slice(0, 10);
        const changes = ids.map((id, n) => {
          const fields = { ...HALF_AN_HOUR, date, description: `No. ${n}`, verifierId: this.staff.verifier.id };
          return { id, state: undefined, events: log(fields, student, this.circumstances()) };
        });
        await work.commit(student, volunteerHoursStream, changes);
        left -= some;
      }
    }
    await this.app.sealAll();
  }

  private circumstances(): Circumstances {
    const { id } = this.staff.verifier;
    const verifier = { id, role: 'verifier', isActive: true, createdBy: null } as const;
    return aDay({ today: '2026-11-21', organizationId: this.id, verifier });
  }

  private async nextIds(count: number): Promise<readonly number[]> {
    const rows = await this.app.app.get(Database).read<{ id: number }>(this.id, {
      text: `SELECT nextval('hours.volunteer_hours_id_seq')::integer AS id FROM generate_series(1, $1)`,
      values: [count],
    });
    return rows.map(({ id }) => id);
  }

  /** An entry with this status. */
  async entry(
    status: 'draft' | 'pending' | 'verified' | 'approved',
    by = this.student,
    more: object = {},
  ): Promise<number> {
    const day = new Date(Date.UTC(2026, 10, 20) - (this.days++ % MONTHS) * 86_400_000);
    const fields = {
      ...{ organizationName: 'Riverside Food Bank', description: 'Sorted donations', hours: 3 },
      ...{ date: day.toISOString().slice(0, 10), startTime: '09:00', endTime: '17:00' },
      ...{ verifierId: this.staff.verifier.id, status: status === 'draft' ? 'draft' : 'pending' },
      ...more,
    };
    const { body } = await done((await this.as(by)).post('/api/volunteer-hours', fields));
    const { id } = body as { id: number };
    const step = async (who: User, changes: object): Promise<void> => {
      this.clock.advance(61_000);
      await done((await this.as(who)).patch(`/api/volunteer-hours/${id}`, changes));
    };
    if (status === 'verified' || status === 'approved')
      await step(this.staff.verifier, { status: 'verified', verifierComments: 'I was there — all day' });
    if (status === 'approved') await step(this.staff.teacher, { status: 'approved' });
    return id;
  }
}

async function done<A extends { readonly status: number; readonly body?: unknown }>(request: Promise<A>): Promise<A> {
  const answer = await request;
  if (answer.status < 300) return answer;
  throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
}
