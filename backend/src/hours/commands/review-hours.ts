import { t, type ReviewManyAnswer, type ReviewResult } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Change } from '../../platform/event-log/unit-of-work.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { isVisibleTo } from '../domain/volunteer-hours.rules.js';
import type { Review, VolunteerHours } from '../domain/volunteer-hours.state.js';
import { decide, type RequestedAction } from '../domain/decide.js';
import type { LoadedHours } from '../persistence/loaded-hours.js';
import { HoursStore, saveInHalves, type HoursActor } from '../persistence/hours-store.js';

/** One write for all entries, but one result per entry. */
export class ReviewHours extends Command<ReviewManyAnswer> {
  constructor(
    readonly by: HoursActor,
    readonly entries: readonly EntryToReview[],
    readonly action: RequestedAction,
    readonly review: Review = {},
  ) {
    super();
  }
}

export interface EntryToReview {
  readonly id: number;
  /** The version the reviewer saw; undefined skips the version check. */
  readonly version?: number | undefined;
}

@CommandHandler(ReviewHours)
export class ReviewHoursHandler implements ICommandHandler<ReviewHours> {
  constructor(private readonly hours: HoursStore) {}

  async execute(command: ReviewHours): Promise<ReviewManyAnswer> {
    const results = new Map<number, ReviewResult>();
    const versions = new Map(command.entries.map(({ id, version }) => [id, version]));
    for (const [organizationId, ids] of await this.hours.schoolsOf(command.by, [...versions.keys()])) {
      const found = await this.hours.findMany(command.by, organizationId, ids);
      const decided = ids.map((id) => decideOne(command, { id, version: versions.get(id) }, found.get(id)));
      const changes = decided.flatMap(({ change }) => change ?? []);
      for (const { id, refusal } of decided) if (refusal) results.set(id, refusal);
      const hasRules = [...found.values()].some(({ now }) => now.countingRules);
      const saved = await this.save({ ...command.by, organizationId }, changes, hasRules);
      for (const result of saved) results.set(result.id, result);
    }
    return { results: command.entries.map(({ id }) => results.get(id) ?? notThere(id)) };
  }

  private save(
    actor: HoursActor,
    changes: readonly Change<VolunteerHours>[],
    hasRules: boolean,
  ): Promise<readonly ReviewResult[]> {
    return saveInHalves(
      changes,
      (some) => this.saveSome(actor, some, hasRules),
      ({ id, state }, error) => refused(id, state, error),
    );
  }

  private async saveSome(
    actor: HoursActor,
    changes: readonly Change<VolunteerHours>[],
    hasRules: boolean,
  ): Promise<readonly ReviewResult[]> {
    const saved = await this.hours.save(actor, changes, { partial: true, hasRules });
    const done = new Map(saved.map(({ id, status }): [number, ReviewResult] => [id, { id, outcome: 'done', status }]));
    const lost = changes.map(({ id }) => id).filter((id) => !done.has(id));
    return [...done.values(), ...(await this.staleResults(actor, lost))];
  }

  private async staleResults(actor: HoursActor, ids: readonly number[]): Promise<readonly ReviewResult[]> {
    if (ids.length === 0) return [];
    const found = await this.hours.findMany(actor, actor.organizationId, ids);
    return ids.map((id) => {
      const { entry } = found.get(id) ?? {};
      return entry && isVisibleTo(entry, actor) ? stale(entry) : notThere(id);
    });
  }
}

interface Decided {
  readonly id: number;
  readonly change?: Change<VolunteerHours>;
  readonly refusal?: ReviewResult;
}

function decideOne(
  { by, action, review }: ReviewHours,
  { id, version }: EntryToReview,
  found: LoadedHours | undefined,
): Decided {
  if (!found || !isVisibleTo(found.entry, by)) return { id, refusal: notThere(id) };
  const { entry, now } = found;
  if (version !== undefined && version !== entry.version) return { id, refusal: stale(entry) };
  try {
    return { id, change: { id, state: entry, events: decide(action, entry, { by, review }, now) } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { id, refusal: refused(id, entry, error) };
  }
}

const notThere = (id: number): ReviewResult => ({ id, outcome: 'not-found' });

const refused = (id: number, entry: VolunteerHours | undefined, { code, message }: DomainError): ReviewResult => ({
  id,
  outcome: 'refused',
  ...(entry ? { status: entry.status } : {}),
  code,
  message,
});

const stale = ({ id, status }: VolunteerHours): ReviewResult => ({
  id,
  outcome: 'stale',
  status,
  code: 'stale',
  message: t('apiHours.changedMeanwhile'),
});
