import {
  addDays,
  can,
  dateInZone,
  t,
  XLSX_TYPE,
  type ReportFormat,
  type Language,
  type Role,
} from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { AccessLog } from '../../platform/access-log/access-log.js';
import { Database } from '../../platform/database/database.js';
import { Exporter } from '../../platform/exports/exporter.js';
import type { FileStream } from '../../platform/exports/file-stream.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Clock } from '../../platform/kernel/clock.js';
import { dayInWords } from '../../platform/kernel/days-and-times.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { Email } from '../../platform/mail/mail-server.js';
import { Outbox, queueAll } from '../../platform/mail/outbox.js';
import { Unsubscribe } from '../../platform/mail/unsubscribe.js';
import { writeEmail } from '../../platform/mail/write-email.js';
import { inLanguage } from '../../platform/web/language.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { dueDay, mayGetReports, type Timing } from '../domain/report-schedule.js';
import { localTimeOf, REPORT_READERS, ReportSchedules, YEAR_ENDS } from '../persistence/report-schedules.js';

const REPORT_MAIL = 'report';

/** More than mail servers commonly take. */
const FILE_MAX_BYTES = 5 * 1024 * 1024;

const TYPES: Readonly<Record<ReportFormat, string>> = { pdf: 'application/pdf', xlsx: XLSX_TYPE };

/** Emails a school's report to hand out on the days of its schedules, made when the email is sent. */
@Injectable()
export class ReportMail {
  /** Above this, the email says where the report is instead. */
  fileMaxBytes = FILE_MAX_BYTES;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly exporter: Exporter,
    private readonly accesses: AccessLog,
    private readonly unsubscribe: Unsubscribe,
    schedules: ReportSchedules,
    outbox: Outbox,
    jobs: Jobs,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {
    if (outbox.isOpen) jobs.every('*/5 * * * *', 'queue-reports', () => this.queueDue());
    unsubscribe.add(REPORT_MAIL, (recipient) => schedules.unsubscribe(recipient));
    outbox.add(REPORT_MAIL, (organizationId, id) => this.write(organizationId, id));
  }

  async queueDue(): Promise<void> {
    const now = this.clock.now();
    const schedules = await this.database.system<ScheduleOfSchool>({
      name: 'report-schedules-of-all',
      text: SCHEDULES,
    });
    const due = schedules.flatMap(({ organizationId, id, timeZone, yearEnds, since, ...timing }) => {
      const times = { since: localTimeOf(since, timeZone), now: localTimeOf(now, timeZone), yearEnds };
      const day = dueDay(timing, times);
      return day === undefined ? [] : [{ organization_id: organizationId, id, due_on: day }];
    });
    if (due.length === 0) return;
    await this.database.system({
      name: 'queue-reports',
      text: QUEUE,
      values: [now, JSON.stringify(due), REPORT_READERS],
    });
  }

  /** Undefined if the schedule ended meanwhile, or the recipient left, is no longer staff or wants no more of them. */
  private async write(organizationId: number, id: number): Promise<Email | undefined> {
    const [to] = await this.database.read<Recipient>(organizationId, {
      name: 'recipient-of-report',
      text: RECIPIENT,
      values: [organizationId, id],
    });
    if (!to || !mayGetReports(to.role)) return undefined;
    return inLanguage(to.language ?? 'en', async () => this.emailOf(to, await this.fileFor(organizationId, to)));
  }

  private async fileFor(organizationId: number, to: Recipient): Promise<ReportFile> {
    const { id, role, scheduleId, format, every, dueOn } = to;
    const by = { id, role, organizationId };
    const query = { format, ...(every === 'year' && { asOf: addDays(dueOn, -1) }) };
    try {
      const { name, summary, content } = await this.exporter.make({
        ...{ by, organizationId, kind: 'hours-report', query, scheduleId },
      });
      await this.accesses
        .exported(by, { route: 'EMAIL hours-report', organizationId, person: undefined })
        .catch((error: unknown) => {
          content.destroy();
          throw error;
        });
      const bytes = await bytesOf(content, this.fileMaxBytes);
      return { summary, attached: bytes && { name, content: bytes, type: TYPES[format] } };
    } catch (error) {
      if (error instanceof DomainError && error.code === 'exports.too-many-rows') return { summary: [] };
      throw error;
    }
  }

  private emailOf(to: Recipient, { summary, attached }: ReportFile): Email {
    const { school, every } = to;
    const { publicUrl: at } = this.options;
    const stop = this.unsubscribe.linksTo(REPORT_MAIL, to.id);
    const date = dayInWords(every === 'year' ? addDays(to.dueOn, -1) : dateInZone(this.clock.now(), to.timeZone));
    const reports = `${at}/dashboard?tab=reports`;
    const sees = can(to.role, 'exports.make');
    return writeEmail({
      to: to.email,
      subject: t('mail.reportSubject', { school, date }),
      body: [
        t('mail.hello', { name: to.firstName }),
        ...summary,
        attached ? t('mail.reportAttached', { file: attached.name }) : t('mail.reportTooLarge'),
        { button: { label: t('mail.openReports'), link: sees ? reports : `${at}/dashboard` } },
      ],
      footer: [
        t('mail.whyReport', { every, school }),
        ...(sees ? [{ label: t('mail.seeSchedules'), link: `${reports}&schedules=open` }] : []),
        { label: t('mail.stopReports'), link: stop.page },
      ],
      attached,
      unsubscribeAt: stop.oneClick,
    });
  }
}

interface ReportFile {
  readonly summary: readonly string[];
  /** Undefined if it is too large. */
  readonly attached?: Email['attached'];
}

/** Undefined if there are more. */
async function bytesOf(content: FileStream, most: number): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let count = 0;
  for await (const piece of content as AsyncIterable<Buffer>) {
    count += piece.length;
    if (count > most) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

interface ScheduleOfSchool extends Timing {
  readonly organizationId: number;
  readonly id: number;
  readonly since: Date;
  readonly timeZone: string;
  readonly yearEnds: readonly string[];
}

interface Recipient extends Pick<Timing, 'every'> {
  readonly id: number;
  readonly role: Role;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language | null;
  readonly school: string;
  readonly timeZone: string;
  readonly scheduleId: number;
  readonly format: ReportFormat;
  readonly dueOn: string;
}

const SCHEDULES = `
  SELECT r.organization_id AS "organizationId", r.id, r.every, r.weekday, r.since, s.time_zone AS "timeZone",
    ${YEAR_ENDS} AS "yearEnds"
  FROM reporting.schedules r JOIN directory.email_rules s ON s.organization_id = r.organization_id
  WHERE r.deleted_at IS NULL AND s.is_active`;

/** To everyone at once: whoever becomes a recipient later begins with the next day. */
const QUEUE = `
  WITH due AS (
    SELECT d.* FROM jsonb_to_recordset($2::jsonb) AS d(organization_id integer, id integer, due_on date)
    WHERE NOT EXISTS (SELECT FROM reporting.report_emails e
      WHERE (e.organization_id, e.schedule_id, e.due_on) = (d.organization_id, d.id, d.due_on))
  ), added AS (
    INSERT INTO reporting.report_emails (organization_id, schedule_id, recipient_id, due_on)
    SELECT r.organization_id, r.id, u.id, d.due_on
    FROM due d
    JOIN reporting.schedules r ON (r.organization_id, r.id) = (d.organization_id, d.id)
    JOIN directory.recipients u ON u.organization_id = r.organization_id AND u.id = ANY (r.recipient_ids)
    WHERE u.role = ANY ($3)
    ON CONFLICT DO NOTHING
    RETURNING organization_id, id
  ) ${queueAll(REPORT_MAIL, 'SELECT organization_id, id AS about FROM added')}`;

const RECIPIENT = `
  SELECT u.id, u.role, u.email, u.first_name AS "firstName", u.language, s.name AS school,
    s.time_zone AS "timeZone", r.id AS "scheduleId", r.every, r.format, e.due_on::text AS "dueOn"
  FROM reporting.report_emails e
  JOIN reporting.schedules r ON (r.organization_id, r.id) = (e.organization_id, e.schedule_id)
  JOIN directory.recipients u ON (u.organization_id, u.id) = (e.organization_id, e.recipient_id)
  JOIN directory.email_rules s ON s.organization_id = e.organization_id
  WHERE (e.organization_id, e.id) = ($1, $2) AND r.deleted_at IS NULL AND u.id = ANY (r.recipient_ids) AND s.is_active`;
