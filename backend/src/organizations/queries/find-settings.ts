import type { SystemSettings } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { presentSettings } from '../persistence/settings.stream.js';

export class FindSettings extends Query<SystemSettings> {}

@QueryHandler(FindSettings)
export class FindSettingsHandler implements IQueryHandler<FindSettings> {
  constructor(private readonly database: Database) {}

  execute(): Promise<SystemSettings> {
    return presentSettings(this.database);
  }
}
