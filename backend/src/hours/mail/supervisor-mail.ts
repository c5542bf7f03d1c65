import { LIMITS, t } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Clock } from '../../platform/kernel/clock.js';
import { dayInWords, timeInWords } from '../../platform/kernel/days-and-times.js';
import type { Email } from '../../platform/mail/mail-server.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { Unsubscribe } from '../../platform/mail/unsubscribe.js';
import { writeEmail } from '../../platform/mail/write-email.js';
import { SupervisorLinks, type OpenLink, type Waiting } from '../persistence/supervisor-links.js';
import { REMIND_DUE, stopEmails, SUPERVISOR_MAIL } from '../persistence/supervisors.js';

/** Asks a supervisor about everything that waits for them, written when it is sent. */
@Injectable()
export class SupervisorMail {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    links: SupervisorLinks,
    unsubscribe: Unsubscribe,
    outbox: Outbox,
    jobs: Jobs,
  ) {
    if (outbox.isOpen) jobs.every('13 * * * *', 'remind-supervisors', () => this.remindDue());
    unsubscribe.add(SUPERVISOR_MAIL, async (id) => void (await database.system(stopEmails(id, clock.now()))));
    outbox.add(SUPERVISOR_MAIL, async (_school, id) => {
      const open = await links.write(id);
      return open && emailOf(open, unsubscribe.linksTo(SUPERVISOR_MAIL, id));
    });
  }

  async remindDue(): Promise<void> {
    await this.database.system({ name: 'remind-supervisors', text: REMIND_DUE, values: [this.clock.now()] });
  }
}

type Stop = ReturnType<Unsubscribe['linksTo']>;

function emailOf({ email, link, waiting }: OpenLink & { readonly link: string }, stop: Stop): Email {
  const [first] = waiting;
  const volunteers = new Set(waiting.map(volunteerOf));
  const values = { volunteer: first ? volunteerOf(first) : '', school: first?.school ?? '' };
  return writeEmail({
    to: email,
    subject: t('mail.supervisorSubject', { ...values, others: volunteers.size - 1 }),
    body: [
      t('mail.supervisorHello', { name: first?.entry.supervisorName ?? '' }),
      t('mail.supervisorIntro', { ...values, count: volunteers.size }),
      { list: waiting.map(lineOf) },
      t('mail.supervisorNoAccount'),
      { button: { label: t('mail.supervisorLink'), link } },
      t('mail.supervisorNotes', { days: LIMITS.supervisorLinkDays }),
    ],
    footer: [t('mail.whySupervisor', { school: values.school }), { label: t('mail.stopSupervisor'), link: stop.page }],
    unsubscribeAt: stop.oneClick,
  });
}

const volunteerOf = ({ volunteer }: Waiting): string => `${volunteer.firstName} ${volunteer.lastName}`;

const lineOf = (waiting: Waiting): string =>
  t('mail.supervisorEntry', {
    volunteer: volunteerOf(waiting),
    hours: (waiting.entry.hundredths ?? 0) / 100,
    organization: waiting.entry.organizationName ?? '',
    date: dayInWords(waiting.entry.date),
    start: timeInWords(waiting.entry.startTime ?? ''),
    end: timeInWords(waiting.entry.endTime ?? ''),
  });
