import {
  t,
  type AccountOffer,
  type ConfirmationAnswer,
  type ConfirmationAnswered,
  type ConfirmationResult,
} from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { isStale } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { DomainError, invalid } from '../../platform/kernel/domain-error.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { declineByLink, isNotTheSupervisor, verifyByLink } from '../domain/volunteer-hours.js';
import type { HoursEvent } from '../domain/volunteer-hours.events.js';
import { isOfferedAnAccount } from '../domain/volunteer-hours.rules.js';
import type { VolunteerHours } from '../domain/volunteer-hours.state.js';
import { HoursStore } from '../persistence/hours-store.js';
import { SupervisorLinks, type KnownSupervisor, type OpenLink } from '../persistence/supervisor-links.js';
import { heardFrom } from '../persistence/supervisors.js';

type AnswerToEntry = Omit<ConfirmationAnswer, 'hours'> & { readonly hundredths: number | undefined };

/** A supervisor's answers by the link in their email. Each entry has its own result. */
export class AnswerConfirmation extends Command<ConfirmationAnswered> {
  constructor(
    readonly token: string,
    readonly answers: readonly AnswerToEntry[],
    readonly visit: { readonly address: string; readonly requestId: string },
  ) {
    super();
  }
}

@CommandHandler(AnswerConfirmation)
export class AnswerConfirmationHandler implements ICommandHandler<AnswerConfirmation> {
  constructor(
    private readonly limits: AddressLimits,
    private readonly links: SupervisorLinks,
    private readonly hours: HoursStore,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ token, answers, visit }: AnswerConfirmation): Promise<ConfirmationAnswered> {
    await this.limits.count('confirmation', visit.address);
    const link = await this.links.open(token);
    const by: Actor = {
      id: null,
      role: 'supervisor',
      organizationId: link.organizationId,
      requestId: visit.requestId,
    };
    for (const answer of answers) mustSayWhy(answer);
    const at = this.clock.now();
    const waiting = link.waiting.map(({ entry }) => entry.id);
    await this.database.write(by, [heardFrom(link.organizationId, waiting, { at, answered: false })]);
    const results: ConfirmationResult[] = [];
    for (const answer of answers) results.push(await this.answer(by, link, answer));
    return { results, account: answers.length === 0 ? null : offerTo(await this.links.supervisorOf(token)) };
  }

  private async answer(by: Actor, link: OpenLink, answer: AnswerToEntry): Promise<ConfirmationResult> {
    const entry = link.waiting.find((one) => one.entry.id === answer.id)?.entry;
    if (!entry) return { id: answer.id, outcome: 'stale', message: t('apiHours.noLongerWaits') };
    try {
      const events = eventsOf(entry, answer);
      const also = [heardFrom(link.organizationId, [entry.id], { at: this.clock.now(), answered: true })];
      const [saved] = await this.hours.save(by, [{ id: entry.id, state: entry, events }], { also });
      return { id: answer.id, outcome: 'done', ...(saved && { status: saved.status }) };
    } catch (error) {
      if (isStale(error)) return { id: answer.id, outcome: 'stale', message: t('apiHours.noLongerWaits') };
      if (error instanceof DomainError) return { id: answer.id, outcome: 'refused', message: error.message };
      throw error;
    }
  }
}

function offerTo({ answered, name }: KnownSupervisor): AccountOffer | null {
  if (!isOfferedAnAccount(answered)) return null;
  const [firstName = '', ...others] = name.split(' ');
  return { answered, firstName, lastName: others.join(' ') };
}

function mustSayWhy({ outcome, comment }: AnswerToEntry): void {
  if (outcome !== 'decline' || comment?.trim()) return;
  throw invalid('invalid-input', [{ field: 'comment', message: t('apiHours.commentToDecline') }]);
}

function eventsOf(
  entry: VolunteerHours,
  { outcome, hundredths, comment, insteadEmail }: AnswerToEntry,
): readonly HoursEvent[] {
  const by = { name: entry.supervisorName ?? '', email: entry.supervisorEmail ?? '' };
  if (outcome === 'confirm') return verifyByLink(entry, by, { hundredths, comment });
  if (outcome === 'decline') return declineByLink(entry, by, comment ?? '');
  return isNotTheSupervisor(entry, by, { answer: outcome, comment, insteadEmail });
}
