import { SYSTEM_ORGANIZATION, type SystemSettings } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { requireVersion, withCurrent } from '../../platform/event-log/records.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { changeSettings } from '../domain/settings.js';
import { presentSettings, SETTINGS_ID, settingsStream } from '../persistence/settings.stream.js';

export class ChangeSettings extends Command<SystemSettings> {
  constructor(
    readonly by: Actor,
    readonly input: Parameters<typeof changeSettings>[1],
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

  async execute({ by, input, version }: ChangeSettings): Promise<SystemSettings> {
    const current = () => presentSettings(this.database);
    const settings = await current();
    await requireVersion(version, settings, current);
    const events = changeSettings(settings, input);
    if (events.length === 0) return settings;
    const change = { id: SETTINGS_ID, state: settings.version === 0 ? undefined : settings, events };
    const actor = { ...by, organizationId: SYSTEM_ORGANIZATION };
    const [changed] = await withCurrent(this.work.commit(actor, settingsStream, [change]), current);
    return changed as SystemSettings;
  }
}
