import type { ReviewManyAnswer, ReviewResult } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork, type Change } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { isVisibleTo } from '../domain/volunteer-hours.rules.js';
import type { VolunteerHours } from '../domain/volunteer-hours.state.js';
import { grant, type Wish } from '../domain/wishes.js';
import type { Found } from '../persistence/found-hours.js';
import { HoursBook, type HoursActor } from '../persistence/hours-book.js';
import { volunteerHoursStream } from '../persistence/volunteer-hours.stream.js';

/** One decision on many entries: each is decided, refused or left alone on its own, all in one write. */
export class ReviewHours extends Command<ReviewManyAnswer> {
  constructor(
    readonly by: HoursActor,
    readonly ids: readonly number[],
    readonly wish: Wish,
    readonly comment?: string | null,
  ) {
    super();
  }
}

@CommandHandler(ReviewHours)
export class ReviewHoursHandler implements ICommandHandler<ReviewHours> {
  constructor(
    private readonly hours: HoursBook,
    private readonly work: UnitOfWork,
  ) {}

  async execute(command: ReviewHours): Promise<ReviewManyAnswer> {
    const results = new Map<number, ReviewResult>();
    for (const [organizationId, ids] of await this.hours.schoolsOf(command.by, command.ids)) {
      const found = await this.hours.findMany(command.by, organizationId, ids);
      const decided = ids.map((id) => decideOne(command, id, found.get(id)));
      const changes = decided.flatMap(({ change }) => change ?? []);
      for (const { id, refusal } of decided) if (refusal) results.set(id, refusal);
      for (const result of await this.save({ ...command.by, organizationId }, changes)) results.set(result.id, result);
    }
    return { results: command.ids.map((id) => results.get(id) ?? { id, outcome: 'not-found' }) };
  }

  /** All in one write; where a rule that spans entries refuses it, one by one, so that each has its own outcome. */
  private async save(actor: Actor, changes: readonly Change<VolunteerHours>[]): Promise<readonly ReviewResult[]> {
    try {
      const saved = await this.work.commit(actor, volunteerHoursStream, changes, { partial: true });
      const done = new Map(saved.map((entry) => [entry.id, entry.status]));
      return changes.map(({ id }) => outcomeOf(id, done.get(id)));
    } catch (error) {
      const [only, ...others] = changes;
      if (!(error instanceof DomainError) || !only) throw error;
      if (others.length === 0) return [refused(only.id, only.state, error)];
      const results: ReviewResult[] = [];
      for (const change of changes) results.push(...(await this.save(actor, [change])));
      return results;
    }
  }
}

interface Decided {
  readonly id: number;
  readonly change?: Change<VolunteerHours>;
  readonly refusal?: ReviewResult;
}

function decideOne({ by, wish, comment }: ReviewHours, id: number, found: Found | undefined): Decided {
  if (!found || !isVisibleTo(found.entry, by)) return { id, refusal: { id, outcome: 'not-found' } };
  const { entry, now } = found;
  try {
    return { id, change: { id, state: entry, events: grant(wish, entry, { by, review: { comment } }, now) } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { id, refusal: refused(id, entry, error) };
  }
}

const refused = (id: number, entry: VolunteerHours | undefined, { code, message }: DomainError): ReviewResult => ({
  id,
  outcome: 'refused',
  ...(entry ? { status: entry.status } : {}),
  code,
  message,
});

const outcomeOf = (id: number, status: VolunteerHours['status'] | undefined): ReviewResult =>
  status
    ? { id, outcome: 'done', status }
    : { id, outcome: 'stale', code: 'stale', message: 'Somebody else changed this entry meanwhile.' };
