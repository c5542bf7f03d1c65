import { SYSTEM_ORGANIZATION, type SystemSettings } from '@hourtrail/contracts';
import type { Database } from '../../platform/database.js';
import type { Stream } from '../../platform/event-log/stream.js';
import { stale } from '../../platform/event-log/unit-of-work.js';
import { evolveSettings } from '../domain/settings.js';
import { UNCHANGED } from '../domain/settings.state.js';

/** There is one record of them. */
export const SETTINGS_ID = 1;

export const settingsStream: Stream<SystemSettings> = {
  name: 'settings',
  table: 'organizations.settings',
  evolve: evolveSettings,
  refusals: { settings_pkey: stale },
  columns: [
    { name: 'default_hours_goal', type: 'integer', value: (settings) => settings.defaultHoursGoal },
    { name: 'default_oldest_accepted_days', type: 'integer', value: (settings) => settings.defaultOldestAcceptedDays },
    { name: 'default_approval_policy', type: 'text', value: (settings) => settings.defaultApprovalPolicy },
    { name: 'password_min_length', type: 'integer', value: (settings) => settings.passwordMinLength },
    { name: 'staff_password_min_length', type: 'integer', value: (settings) => settings.staffPasswordMinLength },
    { name: 'session_idle_hours', type: 'integer', value: (settings) => settings.sessionIdleHours },
    { name: 'session_days', type: 'integer', value: (settings) => settings.sessionDays },
  ],
};

/** The settings as they stand; version 0 while nobody has changed one. */
export async function presentSettings(database: Database): Promise<SystemSettings> {
  const [settings] = await database.read<SystemSettings>(SYSTEM_ORGANIZATION, {
    name: 'present-settings',
    text: `SELECT version, default_hours_goal AS "defaultHoursGoal",
             default_oldest_accepted_days AS "defaultOldestAcceptedDays",
             default_approval_policy AS "defaultApprovalPolicy", password_min_length AS "passwordMinLength",
             staff_password_min_length AS "staffPasswordMinLength", session_idle_hours AS "sessionIdleHours", session_days AS "sessionDays"
           FROM organizations.settings WHERE organization_id = $1 AND id = $2`,
    values: [SYSTEM_ORGANIZATION, SETTINGS_ID],
  });
  return settings ?? UNCHANGED;
}
