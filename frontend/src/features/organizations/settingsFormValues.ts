import { ChangeSettings, type ApprovalPolicy, type EmailChoice, type SystemSettings } from '@hourtrail/contracts';
import { wholeOf, wireResolver } from '../../lib/wireResolver.js';

export interface SettingsFormValues {
  defaultHoursGoal: string;
  defaultOldestAcceptedDays: string;
  defaultApprovalPolicy: ApprovalPolicy;
  defaultEmailNotifications: EmailChoice;
  passwordMinLength: string;
  staffPasswordMinLength: string;
  sessionIdleHours: string;
  sessionDays: string;
}

export const SETTINGS_FIELDS = [
  'defaultHoursGoal',
  'defaultOldestAcceptedDays',
  'defaultApprovalPolicy',
  'defaultEmailNotifications',
  'passwordMinLength',
  'staffPasswordMinLength',
  'sessionIdleHours',
  'sessionDays',
] as const satisfies readonly (keyof SettingsFormValues)[];

export const formOfSettings = (settings: SystemSettings): SettingsFormValues => ({
  defaultHoursGoal: String(settings.defaultHoursGoal),
  defaultOldestAcceptedDays: String(settings.defaultOldestAcceptedDays),
  defaultApprovalPolicy: settings.defaultApprovalPolicy,
  defaultEmailNotifications: settings.defaultEmailNotifications,
  passwordMinLength: String(settings.passwordMinLength),
  staffPasswordMinLength: String(settings.staffPasswordMinLength),
  sessionIdleHours: String(settings.sessionIdleHours),
  sessionDays: String(settings.sessionDays),
});

const wireOf = ({
  defaultApprovalPolicy,
  defaultEmailNotifications,
  ...typed
}: SettingsFormValues): ChangeSettings => ({
  defaultApprovalPolicy,
  defaultEmailNotifications,
  ...Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, wholeOf(value)])),
});

/** Contains only changed settings, and the version that they are based on. */
export function changesOfSettings(before: SystemSettings, values: SettingsFormValues): ChangeSettings {
  const changed = Object.entries(wireOf(values)).filter(
    ([field, value]) => before[field as keyof SystemSettings] !== value,
  );
  return Object.fromEntries([...changed, ['version', before.version]]);
}

export const settingsResolver = wireResolver(ChangeSettings, wireOf);
