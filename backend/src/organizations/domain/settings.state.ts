import { LIMITS, type ApprovalPolicy } from '@hourtrail/contracts';

/** What holds for the whole system. */
export interface SettingValues {
  readonly defaultHoursGoal: number;
  readonly defaultOldestAcceptedDays: number;
  readonly defaultApprovalPolicy: ApprovalPolicy;
  readonly passwordMinLength: number;
  readonly staffPasswordMinLength: number;
  /** Hours without a request after which a session is over. */
  readonly sessionIdleHours: number;
  /** Days after which a session is over, however much it is used. */
  readonly sessionDays: number;
}

export interface Settings extends SettingValues {
  readonly version: number;
}

/** What holds until somebody decides otherwise. */
export const DEFAULTS: SettingValues = {
  defaultHoursGoal: LIMITS.hoursGoal,
  defaultOldestAcceptedDays: LIMITS.oldestAcceptedDays,
  defaultApprovalPolicy: 'standard',
  passwordMinLength: LIMITS.passwordMin,
  staffPasswordMinLength: LIMITS.staffPasswordMin,
  sessionIdleHours: LIMITS.sessionIdleHours,
  sessionDays: LIMITS.sessionDays,
};

/** The settings before anybody changed one: nothing is stored yet. */
export const UNCHANGED: Settings = { version: 0, ...DEFAULTS };
