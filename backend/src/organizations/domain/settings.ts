import { LIMITS, type ApprovalPolicy, type EmailChoice } from '@hourtrail/contracts';
import type { DomainEvent, RecordedEvent } from '../../platform/kernel/event.js';
import { afterChanges, changesOf, type Changes } from './changes.js';

export interface SettingValues {
  readonly defaultHoursGoal: number;
  readonly defaultOldestAcceptedDays: number;
  readonly defaultApprovalPolicy: ApprovalPolicy;
  readonly defaultEmailNotifications: EmailChoice;
  readonly passwordMinLength: number;
  readonly staffPasswordMinLength: number;
  /** Hours without a request until a session expires. */
  readonly sessionIdleHours: number;
  /** Days until a session expires, even when active. */
  readonly sessionDays: number;
}

export interface Settings extends SettingValues {
  readonly version: number;
}

export const DEFAULTS: SettingValues = {
  defaultHoursGoal: LIMITS.hoursGoal,
  defaultOldestAcceptedDays: LIMITS.oldestAcceptedDays,
  defaultApprovalPolicy: 'standard',
  defaultEmailNotifications: 'now',
  passwordMinLength: LIMITS.passwordMin,
  staffPasswordMinLength: LIMITS.staffPasswordMin,
  sessionIdleHours: LIMITS.sessionIdleHours,
  sessionDays: LIMITS.sessionDays,
};

/** The database stores nothing until the first change. */
export const UNCHANGED: Settings = { version: 0, ...DEFAULTS };

export type SettingsEvent = DomainEvent & { readonly type: 'settings.changed'; readonly data: Changes<SettingValues> };

const FIELDS = [
  'defaultHoursGoal',
  'defaultOldestAcceptedDays',
  'defaultApprovalPolicy',
  'defaultEmailNotifications',
  'passwordMinLength',
  'staffPasswordMinLength',
  'sessionIdleHours',
  'sessionDays',
] as const;

type SettingsInput = { readonly [Key in keyof SettingValues]?: SettingValues[Key] | null | undefined };

export function changeSettings(
  settings: Settings,
  { reason, ...input }: SettingsInput & { readonly reason?: string | null | undefined },
): SettingsEvent[] {
  const data = changesOf(settings, input, FIELDS);
  if (Object.keys(data).length === 0) return [];
  return [{ type: 'settings.changed', data, ...(reason?.trim() ? { texts: { reason } } : {}) }];
}

export function evolveSettings(before: Settings | undefined, event: RecordedEvent): Settings {
  if (event.type !== 'settings.changed') throw new Error(`The settings do not know ${event.type}.`);
  return { ...(before ?? UNCHANGED), ...afterChanges(event.data as Changes<SettingValues>), version: event.version };
}
