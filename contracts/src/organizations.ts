import { IsBoolean, IsIn, IsOptional, IsTimeZone, Matches, MinLength } from 'class-validator';
import { LIMITS } from './limits.js';
import { PageQuery } from './paging.js';
import { Reason } from './people.js';
import { isRequired } from './rules/problem.js';
import { IsId, IsLine, IsText, IsWhole, Optional, Trimmed } from './validation.js';
import { APPROVAL_POLICIES, type ApprovalPolicy } from './vocabulary.js';

// an offset such as +05:00 knows no summer
const NO_TIME_ZONE = 'Time zone must be a name such as America/New_York.';

/** The rules a school goes by; what is absent follows the system settings. */
class SchoolRules extends Reason {
  @Optional()
  @IsText('Description', LIMITS.descriptionMax)
  description?: string | null;

  @IsOptional()
  @IsBoolean({ message: 'Active must be true or false.' })
  isActive?: boolean;

  /** An IANA name such as America/Chicago. */
  @IsOptional()
  @Matches(/^[A-Za-z]/, { message: NO_TIME_ZONE })
  @IsTimeZone({ message: NO_TIME_ZONE })
  timeZone?: string;

  @IsOptional()
  @IsIn(APPROVAL_POLICIES, { message: `Approval policy must be one of ${APPROVAL_POLICIES.join(', ')}.` })
  approvalPolicy?: ApprovalPolicy;

  @IsOptional()
  @IsWhole('Hours goal', 1, LIMITS.hoursGoalMax)
  hoursGoal?: number;

  /** How many days back volunteers may log hours. */
  @IsOptional()
  @IsWhole('Oldest accepted days', 1, LIMITS.oldestAcceptedDaysMax)
  oldestAcceptedDays?: number;
}

/** POST /api/organizations */
export class CreateOrganization extends SchoolRules {
  @Trimmed()
  @IsLine('Name', LIMITS.organizationNameMax)
  @MinLength(1, { message: isRequired('Name') })
  name!: string;
}

/** PATCH /api/organizations/{id}: what is absent stays as it is. */
export class ChangeOrganization extends SchoolRules {
  @IsOptional()
  @Trimmed()
  @IsLine('Name', LIMITS.organizationNameMax)
  @MinLength(1, { message: isRequired('Name') })
  name?: string;

  /** The version that was looked at; a stale one answers 409. */
  @IsOptional()
  @IsId('Version')
  version?: number;
}

/** GET /api/organizations: by name. */
export class OrganizationListQuery extends PageQuery {
  /** Looked for in the name. */
  @Optional()
  @IsText('Search', LIMITS.nameMax)
  q?: string;
}

/** PATCH /api/settings: what is absent stays as it is. */
export class ChangeSettings extends Reason {
  @IsOptional()
  @IsWhole('Default hours goal', 1, LIMITS.hoursGoalMax)
  defaultHoursGoal?: number;

  @IsOptional()
  @IsWhole('Default oldest accepted days', 1, LIMITS.oldestAcceptedDaysMax)
  defaultOldestAcceptedDays?: number;

  @IsOptional()
  @IsIn(APPROVAL_POLICIES, { message: `Default approval policy must be one of ${APPROVAL_POLICIES.join(', ')}.` })
  defaultApprovalPolicy?: ApprovalPolicy;

  @IsOptional()
  @IsWhole('Password length', LIMITS.passwordMin, LIMITS.passwordMinMax)
  passwordMinLength?: number;

  /** For teachers, administrators and auditors. */
  @IsOptional()
  @IsWhole('Password length of staff', LIMITS.passwordMin, LIMITS.passwordMinMax)
  staffPasswordMinLength?: number;

  /** Hours without a request after which a session is over. */
  @IsOptional()
  @IsWhole('Idle hours', 1, LIMITS.sessionIdleHoursMax)
  sessionIdleHours?: number;

  /** Days after which a session is over, however much it is used. */
  @IsOptional()
  @IsWhole('Session days', 1, LIMITS.sessionDaysMax)
  sessionDays?: number;

  /** The version that was looked at, 0 before the first change; a stale one answers 409. */
  @IsOptional()
  @IsWhole('Version', 0, LIMITS.idMax)
  version?: number;
}
