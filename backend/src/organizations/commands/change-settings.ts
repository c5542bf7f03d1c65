import { SYSTEM_ORGANIZATION, type SystemSettings } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database.js';
import { isStale, stale, UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { changeSettings } from '../domain/settings.js';
import { presentSettings, SETTINGS_ID, settingsStream } from '../persistence/settings.stream.js';

/** What holds for the whole system changes. */
export class ChangeSettings extends Command<SystemSettings> {
  constructor(
    readonly by: Actor,
    readonly wish: Parameters<typeof changeSettings>[1],
    readonly version?: number,
  ) {
    super();
  }
}

@CommandHandler(ChangeSettings)
export class ChangeSettingsHandler implements ICommandHandler<ChangeSettings> {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async execute({ by, wish, version }: ChangeSettings): Promise<SystemSettings> {
    const current = await presentSettings(this.database);
    if (version !== undefined && version !== current.version) throw stale({ current });
    const events = changeSettings(current, wish);
    if (events.length === 0) return current;
    const change = { id: SETTINGS_ID, state: current.version === 0 ? undefined : current, events };
    const [changed] = await this.work
      .commit({ ...by, organizationId: SYSTEM_ORGANIZATION }, settingsStream, [change])
      .catch(async (error: unknown) => {
        throw isStale(error) ? stale({ current: await presentSettings(this.database) }) : error;
      });
    return changed as SystemSettings;
  }
}
