import { SYSTEM_ORGANIZATION, type SystemSettings } from '@hourtrail/contracts';
import type { Database } from '../../platform/database/database.js';
import { Stream, type Identity } from '../../platform/event-log/stream.js';
import { stale } from '../../platform/event-log/unit-of-work.js';
import { evolveSettings, UNCHANGED } from '../domain/settings.js';

/** The settings are a single record. */
export const SETTINGS_ID = 1;

export const settingsStream = new Stream<SystemSettings>({
  name: 'settings',
  table: 'organizations.settings',
  evolve: evolveSettings,
  refusals: { settings_pkey: stale },
  columns: {
    defaultHoursGoal: { type: 'integer' },
    defaultOldestAcceptedDays: { type: 'integer' },
    defaultApprovalPolicy: { type: 'text' },
    defaultEmailNotifications: { type: 'text', default: 'now' },
    passwordMinLength: { type: 'integer' },
    staffPasswordMinLength: { type: 'integer' },
    sessionIdleHours: { type: 'integer' },
    sessionDays: { type: 'integer' },
  },
});

/** Returns version 0 until the first change. */
export async function presentSettings(database: Database): Promise<SystemSettings> {
  const [row] = await database.read<object>(SYSTEM_ORGANIZATION, {
    name: 'present-settings',
    text: 'SELECT * FROM organizations.settings WHERE organization_id = $1 AND id = $2',
    values: [SYSTEM_ORGANIZATION, SETTINGS_ID],
  });
  if (!row) return UNCHANGED;
  const {
    organizationId: _everywhere,
    id: _only,
    ...settings
  } = settingsStream.stateOf(row) as SystemSettings & Identity;
  return settings;
}
