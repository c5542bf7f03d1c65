import { NOTIFICATION_KINDS, type Language, type NotificationView } from '@hourtrail/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { startApp, TestClock, type TestApp } from '../../backend/test/app.js';
import { cloneDatabase, type TestDatabase } from '../../backend/test/database.js';
import { CHECKPOINT_MAIL_PATH } from '../../backend/test/mailed-school.js';
import { Mailbox } from '../../backend/test/mailbox.js';
import { clientsOf, makePerson, makeStaffedSchool } from '../../backend/test/people.js';
import { addAuthenticator } from '../../backend/test/second-factor.js';
import { asAdmin } from '../../backend/test/sql.js';
import { seen } from '../../backend/test/until.js';
import { CheckpointMailer } from '../../backend/src/audit/mail/checkpoint-mailer.js';
import { DigestMail } from '../../backend/src/messaging/mail/digest-mail.js';
import { notificationEmail } from '../../backend/src/messaging/mail/notification-email.js';
import { NotificationMail } from '../../backend/src/messaging/mail/notification-mail.js';
import { Outbox } from '../../backend/src/platform/mail/outbox.js';
import { ReportMail } from '../../backend/src/reporting/mail/report-mail.js';
import { inLanguage } from '../../backend/src/platform/web/language.js';
import { theBrowser } from './browser.js';
import { faultsOf } from './faults.js';

interface Parts {
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
  readonly html?: string | undefined;
}

const MINUTE = 60_000;
const SATURDAY = new Date('2026-11-21T15:00:00Z');
const MONDAY = new Date('2026-11-23T13:00:00Z');
/** Wider than a phone, and without a place to break. */
const LONG = 'Rindfleischetikettierungsüberwachungsaufgaben';
const VISITOR = {
  firstName: 'Ana',
  lastName: LONG,
  organization: 'Lincoln',
  message: `How?\n\nhttps://${LONG}.example/`,
};

describe('every email, as it is read on a narrow phone', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await (await theBrowser()).newContext({ viewport: { width: 320, height: 640 } });
    page = await context.newPage();
  });
  afterAll(() => context.close());

  /** What is wrong with an email by day and by night, and what only its HTML part says. */
  async function faultsIn({ subject = '', text = '', html = '' }: Parts): Promise<string[]> {
    await page.setContent(html);
    const faults: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      faults.push(...(await faultsOf(page, `${subject} (${colorScheme})`)));
    }
    const { words, links } = await page.evaluate(() => ({
      words: [...document.querySelectorAll<HTMLElement>('p, li, dt, dd, h2, blockquote')].map((line) => line.innerText),
      links: [...document.links].map((link) => link.getAttribute('href') ?? ''),
    }));
    if (links.length === 0) faults.push(`${subject}: no link`);
    const plain = oneSpace(text);
    const missing = [...words, ...links].filter((part) => !plain.includes(oneSpace(part)));
    return [...faults, ...missing.map((part) => `${subject}: its text part lacks "${part}"`)];
  }

  describe('that the server sends', () => {
    const clock = new TestClock(SATURDAY);
    let database: TestDatabase;
    let mailbox: Mailbox;
    let app: TestApp;
    beforeAll(async () => {
      [database, mailbox] = await Promise.all([cloneDatabase(), Mailbox.open()]);
      const mail = { smtpUrl: mailbox.url, from: 'hello@hourtrail.example', forwardTo: 'office@provider.example' };
      app = await startApp({ database, clock, web: { mail } });
    });
    afterAll(async () => {
      await app.close();
      await Promise.all([database.drop(), mailbox.close()]);
    });

    const delivered = (): Promise<unknown> =>
      seen(
        () => asAdmin(database, "SELECT FROM mail.outbox WHERE state = 'queued'"),
        (rows) => rows.length === 0,
      );

    it('has no fault, and says everything as text too', async () => {
      const visitor = app.client();
      const school = await makeStaffedSchool(app);
      const { student, verifier, teacher, admin } = await clientsOf(app, school);
      const family = { parentId: school.parent.id, studentId: school.student.id };
      expect((await admin.post('/api/family-links', family)).status).toBe(201);
      await asAdmin(database, 'UPDATE identity.users SET email_confirmed = true');

      await visitor.post('/api/contact', { ...VISITOR, email: 'ana@home.example' });
      await visitor.post('/api/newsletter', { email: 'ana@home.example' });
      await visitor.post('/api/auth/forgot-password', { email: school.student.email });
      const newcomer = { firstName: 'New', lastName: 'Comer', password: 'up the green hill' };
      await visitor.post('/api/auth/signup', { ...newcomer, username: 'newcomer', email: 'new@home.example' });
      await addAuthenticator(admin, clock.now());
      const entry = { organizationName: LONG, startTime: '09:00', endTime: '13:00', hours: 4 };
      const supervisor = { name: `Rosa ${LONG}`, email: 'rosa@library.example' };
      for (const date of ['2026-11-18', '2026-11-19']) {
        await student.post('/api/volunteer-hours', { ...entry, date, supervisor });
      }
      const ask = { ...entry, status: 'pending', verifierId: school.verifier.id };
      await student.post('/api/volunteer-hours', { ...ask, date: '2026-11-20' });
      const auditor = await makePerson(app, school.id, 'auditor');
      await (await app.as(auditor)).post(CHECKPOINT_MAIL_PATH);
      await app.sealAll();
      await app.app.get(CheckpointMailer).queueDue();
      await delivered();

      const { mail } = mailbox.received.find(({ recipients }) => recipients[0] === 'ana@home.example')!;
      const token = /newsletter\/confirm#(\S+)/.exec(mail.text ?? '')?.[1];
      expect((await visitor.post('/api/newsletter/confirm', { token })).status).toBe(200);
      for (const { id } of (await student.get('/api/volunteer-hours')).body as readonly { readonly id: number }[]) {
        const decision = { status: 'approved', hours: 3, approverComments: `${LONG}\n\nThe break does not count.` };
        await teacher.patch(`/api/volunteer-hours/${id}`, decision);
      }
      await seen(
        () => asAdmin(database, "SELECT FROM messaging.notifications WHERE kind = 'hours.approved'"),
        (rows) => rows.length >= 3,
      );
      clock.advance(MINUTE);
      await app.app.get(NotificationMail).queueDue();
      await delivered();

      await verifier.post('/api/notifications/read');
      await student.post('/api/volunteer-hours', { ...ask, date: '2026-11-17' });
      const schedule = { every: 'week', weekday: 1, format: 'pdf', recipientIds: [school.teacher.id] };
      expect((await admin.post('/api/report-schedules', schedule)).status).toBe(201);
      clock.set(MONDAY);
      await app.app.get(DigestMail).queueDue();
      await app.app.get(ReportMail).queueDue();
      await delivered();

      const kinds = await asAdmin<{ kind: string }>(
        database,
        "SELECT DISTINCT kind FROM mail.outbox WHERE state = 'sent' ORDER BY kind",
      );
      expect(kinds.map(({ kind }) => kind)).toEqual([...app.app.get(Outbox)['writers'].keys()].sort());
      for (const received of mailbox.received) expect(await faultsIn(received.mail)).toEqual([]);
    });
  });

  const READERS = {
    volunteer: { id: 5, role: 'student', email: 'maya@home.example', firstName: 'Maya', school: LONG },
    parent: { id: 8, role: 'parent', email: 'pia@home.example', firstName: 'Pia', school: LONG },
  } as const;
  const LINKS = {
    at: 'https://hours.example.org',
    stop: { page: 'https://hours.example.org/stop#notifications', oneClick: 'https://hours.example.org/stop' },
  };
  const aView = (kind: NotificationView['kind']): NotificationView => ({
    ...{ id: 1, kind, at: SATURDAY.toISOString(), isRead: false, comment: `${LONG}\n\nSee you on Monday.` },
    actor: { id: 2, name: `Dana ${LONG}`, role: 'admin' },
    entry: /^(hours|reminder)\./.test(kind) && !/^reminder\.(event|goal)$/.test(kind) ? ENTRY : null,
    opportunity: kind.startsWith('opportunity.') || kind === 'reminder.event' ? OPPORTUNITY : null,
    goal: kind === 'reminder.goal' ? GOAL : null,
    family: kind.startsWith('account.family-') ? FAMILY : null,
    rules: kind === 'school.rules-changed' ? [{ rule: 'hoursGoal', from: '40', to: '50' }] : [],
    subject: kind.endsWith('.announced') ? LONG : null,
    fileName: kind.startsWith('account.import-') ? LONG : null,
    imported: kind.startsWith('account.import-')
      ? { rows: 1_204, exceptions: 12, problems: 0, leavers: 140, families: 30, grades: 12, members: 8 }
      : null,
  });
  const ENTRY = {
    ...{ id: 41, studentId: 5, studentName: `Maya ${LONG}`, organizationName: LONG },
    ...{ date: '2026-11-20', hours: '3.00', loggedHours: '4.00' },
  };
  const GOAL = { studentId: 5, studentName: `Maya ${LONG}`, missing: '34.00', endsOn: '2027-06-30' };
  const FAMILY = { parent: { id: 8, name: `Pia ${LONG}` }, student: { id: 5, name: `Maya ${LONG}` } };
  const OPPORTUNITY = {
    ...{ id: 7, title: LONG, date: '2026-12-05', startTime: '09:00', endTime: '12:00' },
    location: `12 ${LONG} Street`,
  };

  it.each(['en', 'es'] as const)(
    'of every kind of notification has none in %s, alone or together',
    async (language) => {
      for (const kind of NOTIFICATION_KINDS) {
        const reader = /^(hours\.|account\.family-)/.test(kind) ? READERS.parent : READERS.volunteer;
        expect(await faultsIn(emailIn(language, [aView(kind)], reader))).toEqual([]);
      }
      expect(await faultsIn(emailIn(language, NOTIFICATION_KINDS.map(aView), READERS.parent))).toEqual([]);
    },
  );

  const emailIn = (
    language: Language,
    views: readonly NotificationView[],
    reader: (typeof READERS)[keyof typeof READERS],
  ): Parts => inLanguage(language, () => notificationEmail(views, reader, LINKS))!;
});

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();
