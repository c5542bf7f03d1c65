import { LIMITS, t, type HoursView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { conflict } from '../../platform/kernel/domain-error.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { tooFast } from '../../platform/web/errors/refusal.js';
import { askSupervisor, type Supervisor } from '../domain/volunteer-hours.js';
import { onlyVolunteersAndStaffAskSupervisors } from '../domain/volunteer-hours.rules.js';
import { HoursStore, type OnEntry } from '../persistence/hours-store.js';
import { remind, sentAt } from '../persistence/supervisors.js';

/** Asks someone else, or the same person at another address. */
export class AskSupervisor extends Command<HoursView> {
  constructor(
    readonly record: OnEntry,
    readonly supervisor: Supervisor,
  ) {
    super();
  }
}

@CommandHandler(AskSupervisor)
export class AskSupervisorHandler implements ICommandHandler<AskSupervisor> {
  constructor(private readonly hours: HoursStore) {}

  execute({ record, supervisor }: AskSupervisor): Promise<HoursView> {
    const named = { ...record, supervisorEmail: supervisor.email };
    return this.hours.decide(named, (entry, now) => askSupervisor(entry, record.by, supervisor, now));
  }
}

export class RemindSupervisor extends Command<HoursView> {
  constructor(readonly record: OnEntry) {
    super();
  }
}

const DAY = 86_400_000;

@CommandHandler(RemindSupervisor)
export class RemindSupervisorHandler implements ICommandHandler<RemindSupervisor> {
  constructor(
    private readonly hours: HoursStore,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async execute({ record }: RemindSupervisor): Promise<HoursView> {
    const found = await this.hours.find(record);
    const { entry, request } = found;
    onlyVolunteersAndStaffAskSupervisors(entry, record.by);
    if (entry.supervisorEmail === null || request.answered_at !== null) {
      throw conflict('hours.no-supervisor', t('apiHours.noSupervisor'));
    }
    const at = this.clock.now();
    const last = sentAt(request) ?? request.asked_at ?? at;
    const wait = last.getTime() + DAY - at.getTime();
    if ((request.reminders ?? 0) >= LIMITS.remindersMax) {
      throw tooFast('hours.no-more-reminders', t('apiHours.noMoreReminders', { max: LIMITS.remindersMax }), DAY / 1000);
    }
    if (wait > 0) throw tooFast('hours.remind-tomorrow', t('apiHours.remindTomorrow'), Math.ceil(wait / 1000));
    const asking = { at, mailIsOpen: this.outbox.isOpen };
    await this.database.write({ ...record.by, organizationId: entry.organizationId }, [remind(entry, asking)]);
    return this.hours.decide(record, () => []);
  }
}
