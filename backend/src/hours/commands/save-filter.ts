import { t, LIMITS, type SavedFilter, type SaveFilter as Sent } from '@hourtrail/contracts';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { conflict, notFound } from '../../platform/kernel/domain-error.js';
import { LOCKS } from '../../platform/database/locks.js';
import type { HoursActor } from '../persistence/hours-store.js';
import { SavedFilters } from '../queries/saved-filters.js';

export class SaveFilter extends Command<SavedFilter> {
  constructor(
    readonly by: HoursActor,
    readonly filter: Sent,
  ) {
    super();
  }
}

@CommandHandler(SaveFilter)
export class SaveFilterHandler implements ICommandHandler<SaveFilter> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  async execute({ by, filter: { list = 'approvals', name, search } }: SaveFilter): Promise<SavedFilter> {
    const values = [by.organizationId, by.id, name, search, list];
    const work = async (): Promise<SavedFilter> => {
      const [[taken]] = (await this.database.write(by, [{ name: 'save-filter-again', text: AGAIN, values }])) as Saved;
      if (taken) return taken;
      requireRoomForAnotherFilter((await this.queries.execute(new SavedFilters(by, list))).length);
      const [[saved]] = (await this.database.write(by, [{ name: 'save-filter', text: ANEW, values }])) as Saved;
      return saved as SavedFilter;
    };
    return this.database.transaction(by, work, [
      { name: 'save-filter-in-turn', text: `SELECT pg_advisory_xact_lock(${LOCKS.savedFilters}, $1)`, values: [by.id] },
    ]);
  }
}

function requireRoomForAnotherFilter(count: number): void {
  if (count < LIMITS.savedFiltersMax) return;
  throw conflict('saved-filters.too-many', t('apiHours.tooManyFilters', { max: LIMITS.savedFiltersMax }));
}

type Saved = [SavedFilter[]];

const AGAIN = `
  UPDATE hours.saved_filters SET search = $4
  WHERE (organization_id, user_id, list) = ($1, $2, $5) AND lower(name) = lower($3) RETURNING id, name, search`;

const ANEW = `
  INSERT INTO hours.saved_filters (organization_id, user_id, name, search, list) VALUES ($1, $2, $3, $4, $5)
  RETURNING id, name, search`;

export class DeleteFilter extends Command<void> {
  constructor(
    readonly by: HoursActor,
    readonly id: number,
  ) {
    super();
  }
}

@CommandHandler(DeleteFilter)
export class DeleteFilterHandler implements ICommandHandler<DeleteFilter> {
  constructor(private readonly database: Database) {}

  async execute({ by, id }: DeleteFilter): Promise<void> {
    const statement = { name: 'delete-filter', text: DELETE, values: [by.organizationId, by.id, id] };
    const [deleted = []] = await this.database.write(by, [statement]);
    if (deleted.length === 0) throw notFound();
  }
}

const DELETE = `
  DELETE FROM hours.saved_filters WHERE (organization_id, user_id, id) = ($1, $2, $3) RETURNING id`;
