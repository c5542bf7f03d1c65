import type { HoursView, SupervisorState } from '@hourtrail/contracts';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import { BounceMailbox, reportOf } from '../../../test/bounce-mailbox.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { Mailbox, type ReceivedMail } from '../../../test/mailbox.js';
import { makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';
import { seen } from '../../../test/until.js';
import { MAC_KEY } from '../../../test/write-core.js';
import { Bounces } from '../../platform/mail/bounces.js';

const REPORTED = { ret: 'HDRS', orcpt: 'rfc822;gone@library.example' };

describe('an email to a supervisor that comes back later', () => {
  const clock = new TestClock(new Date('2026-11-21T15:00:00Z'));
  let database: TestDatabase;
  let mailbox: Mailbox;
  let reports: BounceMailbox;
  let app: TestApp;
  let student: Client;
  let days = 0;

  const start = (): Promise<TestApp> => {
    const mail = { smtpUrl: mailbox.url, from: 'HourTrail <hello@hourtrail.example>', bounces: reports };
    return startApp({ database, clock, macKey: MAC_KEY, web: { mail } });
  };
  beforeAll(async () => {
    [database, mailbox, reports] = await Promise.all([cloneDatabase(), Mailbox.open(), BounceMailbox.open()]);
    app = await start();
    student = await app.as((await makeStaffedSchool(app)).student);
  });
  beforeEach(() => {
    mailbox.received.length = 0;
    mailbox.answersAfterMs = 0;
    reports.empty();
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([database.drop(), mailbox.close(), reports.close()]);
  });

  async function log(email: string): Promise<HoursView> {
    days += 1;
    const date = new Date(Date.UTC(2026, 10, 21 - days)).toISOString().slice(0, 10);
    const entry = { organizationName: 'Library', date, startTime: '09:00', endTime: '13:00', hours: 4 };
    const supervisor = { name: 'Rosa Lind', email };
    const { status, body } = await student.post('/api/volunteer-hours', { ...entry, supervisor });
    expect([status, body]).toEqual([201, expect.anything()]);
    return body as HoursView;
  }
  const stateOf = async ({ id }: HoursView): Promise<SupervisorState | undefined> =>
    ((await student.get(`/api/volunteer-hours/${id}`)).body as HoursView).supervisor?.state;
  const idle = (): Promise<unknown> =>
    seen(
      () => asAdmin(database, "SELECT FROM mail.outbox WHERE state = 'queued'"),
      (rows) => rows.length === 0,
    );
  /** An entry whose email the mail server took, and that email. */
  async function sent(email: string): Promise<readonly [HoursView, ReceivedMail]> {
    const view = await log(email);
    await idle();
    expect(await stateOf(view)).toBe('sent');
    const mail = mailbox.received.findLast(({ recipients }) => recipients[0] === email);
    return [view, mail!];
  }
  const read = (on = app): Promise<void> => on.app.get(Bounces).read();

  it('shows at the entry, and that address gets no other email', async () => {
    const [view, mail] = await sent('gone@library.example');
    expect(mail).toMatchObject({ sender: reports.returnPath, reports: REPORTED });
    reports.deliver(reportOf(mail, { recipient: 'Gone@library.example' }));
    await read();
    expect(await stateOf(view)).toBe('bounced');
    expect(reports.counts).toEqual({ unseen: 0, seen: 0 });
    const problems = await asAdmin(database, "SELECT problem FROM mail.outbox WHERE state = 'failed'");
    expect(problems).toEqual([{ problem: 'DSN 5.1.1' }]);

    expect(await stateOf(await log('gone@library.example'))).toBe('bounced');
    const rosa = { name: 'Rosa Lind', email: 'rosa@library.example' };
    expect((await student.put(`/api/volunteer-hours/${view.id}/supervisor`, rosa)).status).toBe(200);
    await idle();
    expect(mailbox.received.map(({ recipients }) => recipients[0])).toEqual([
      'gone@library.example',
      'rosa@library.example',
    ]);
    expect(await stateOf(view)).toBe('sent');
  });

  it('that is only delayed stays sent', async () => {
    const [view, mail] = await sent('slow@library.example');
    reports.deliver(reportOf(mail, { action: 'delayed', status: '4.4.1' }));
    await read();
    expect(await stateOf(view)).toBe('sent');
    expect(reports.counts).toEqual({ unseen: 0, seen: 0 });
  });

  it('changes nothing if the report is not about that email and its recipient, and stays there to be looked at', async () => {
    const [view, mail] = await sent('fine@library.example');
    const [other, otherMail] = await sent('also-fine@library.example');
    const report = reportOf(mail);
    const strange = [
      reportOf(mail, { recipient: 'also-fine@library.example' }),
      reportOf(mail, { messageId: otherMail.mail.messageId }),
      reportOf(mail, { messageId: '<1.2.3@hourtrail.example>' }),
      reportOf(mail, { messageId: mail.mail.messageId?.replace(/[0-9a-f]{32}/, 'f'.repeat(32)) }),
      report.replace('multipart/report', 'multipart/mixed'),
      report.replace('text/rfc822-headers', 'text/plain'),
      report.slice(0, report.indexOf('Final-Recipient')),
      'Subject: Out of office\n\nI am back on Monday.',
      '\0\u00ff',
    ];
    reports.deliver(...strange);
    await read();
    expect([await stateOf(view), await stateOf(other)]).toEqual(['sent', 'sent']);
    expect(reports.counts).toEqual({ unseen: 0, seen: strange.length });
  });

  it('counts once, whoever reads the report, and also after a reader that died over it', async () => {
    const [view, mail] = await sent('twice@library.example');
    const another = await start();
    reports.deliver(reportOf(mail), 'Subject: Hello\n\nWho are you?');
    await reports.withoutMarking(() => read());
    expect(reports.counts).toEqual({ unseen: 2, seen: 0 });
    await Promise.all([read(), read(another)]);
    await another.close();
    expect(await stateOf(view)).toBe('bounced');
    expect(reports.counts).toEqual({ unseen: 0, seen: 1 });
  });

  it('before its sending is recorded is not sent again', async () => {
    mailbox.answersAfterMs = 2_000;
    const view = await log('early@library.example');
    const [mail] = await mailbox.has(1);
    reports.deliver(reportOf(mail!));
    await read();
    expect(await stateOf(view)).toBe('bounced');
    const jobs = () => asAdmin(database, 'SELECT FROM graphile_worker._private_jobs');
    expect(await seen(jobs, (rows) => rows.length === 0)).toEqual([]);
    expect(await stateOf(view)).toBe('bounced');
    expect(mailbox.received).toHaveLength(1);
  });

  it('waits for a mailbox that is away', async () => {
    const [view, mail] = await sent('later@library.example');
    reports.deliver(reportOf(mail));
    const bounces = { returnPath: reports.returnPath, imapUrl: 'imap://testuser:testpass@127.0.0.1:1' };
    const lost = await startApp({
      ...{ database, clock, macKey: MAC_KEY },
      web: { mail: { smtpUrl: mailbox.url, from: 'hello@hourtrail.example', bounces } },
    });
    await read(lost);
    await lost.close();
    expect(await stateOf(view)).toBe('sent');
    await read();
    expect(await stateOf(view)).toBe('bounced');
  });
});
