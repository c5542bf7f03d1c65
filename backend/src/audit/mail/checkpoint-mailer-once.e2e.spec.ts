import pg from 'pg';
import { MailedSchool } from '../../../test/mailed-school.js';
import { makePerson } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';
import type { User } from '../../identity/index.js';

let school: MailedSchool;
let auditor: User;

beforeAll(async () => {
  school = await MailedSchool.open();
});
afterAll(() => school.close());
beforeEach(async () => {
  auditor = await school.freshAuditor();
});

describe('a day’s letter', () => {
  it('goes out once, however many servers look at the same moment', async () => {
    const others = await Promise.all([school.another(), school.another()]);
    const colleagues = [auditor, school.admin, await makePerson(school.app, school.id, 'auditor')];
    for (const person of colleagues) await school.start(person);
    await school.grow();
    await Promise.all([school.app, ...others, school.app, ...others].map((one) => school.round(one)));
    expect(await school.recipients()).toEqual(colleagues.map(({ email }) => email).sort());
    await Promise.all(others.map((other) => other.close()));
  });

  it('is neither lost nor doubled where the server dies over it', async () => {
    await school.start(auditor);
    await school.grow();
    const superuser = new pg.Client(school.database.adminUrl);
    await superuser.connect();
    await superuser.query('BEGIN');
    // a second server waits until the first has queued the same email
    await superuser.query(
      `INSERT INTO mail.outbox (organization_id, kind, about, queued_at) VALUES ($1, 'checkpoint', $2, $3)`,
      [school.id, auditor.id, school.clock.now()],
    );
    const dying = expect(school.round()).rejects.toThrow();
    const [holdup] = await seen(
      () =>
        asAdmin<{ pid: number }>(
          school.database,
          `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
             AND query LIKE '%checkpoint_emails%' AND pid <> pg_backend_pid()`,
        ),
      (rows) => rows.length > 0,
    );
    await superuser.query('SELECT pg_terminate_backend($1)', [holdup?.pid]);
    await dying;
    await superuser.query('ROLLBACK');
    await superuser.end();
    const emails = 'SELECT FROM identity.checkpoint_emails WHERE user_id = $1';
    expect(await asAdmin(school.database, emails, [auditor.id])).toEqual([]);
    expect(await school.recipients()).toEqual([auditor.email]);
    expect(await school.recipients()).toEqual([]);
  });
});
