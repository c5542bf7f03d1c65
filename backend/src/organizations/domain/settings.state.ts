import { LIMITS, type ApprovalPolicy } from '@hourtrail/contracts';

export interface SettingValues {
  readonly defaultHoursGoal: number;
  readonly defaultOldestAcceptedDays: number;
  readonly defaultApprovalPolicy: ApprovalPolicy;
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
  passwordMinLength: LIMITS.passwordMin,
  staffPasswordMinLength: LIMITS.staffPasswordMin,
  sessionIdleHours: LIMITS.sessionIdleHours,
  sessionDays: LIMITS.sessionDays,
};

/** The database stores nothing until the first change. */
export const UNCHANGED: Settings = { version: 0, ...DEFAULTS };
