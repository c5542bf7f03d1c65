import { IsBoolean, IsIn, IsOptional, IsTimeZone, Matches, MinLength } from 'class-validator';
import { LIMITS } from './limits.js';
import { PageQuery } from './paging.js';
import { Reason } from './people.js';
import { isRequired } from './rules/problem.js';
import { IsId, IsLine, IsText, IsWhole, Optional, Trimmed } from './validation.js';
import { APPROVAL_POLICIES, type ApprovalPolicy } from './vocabulary.js';

// A fixed offset such as +05:00 ignores daylight saving time.
const NO_TIME_ZONE = 'Time zone must be a name such as America/New_York.';

class SchoolRules extends Reason {
  @Optional()
  @IsText('Description', LIMITS.descriptionMax)
  description?: string | null;

  @IsOptional()
  @IsBoolean({ message: 'Active must be true or false.' })
  isActive?: boolean;

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

  @IsOptional()
  @IsWhole('Oldest accepted days', 1, LIMITS.oldestAcceptedDaysMax)
  oldestAcceptedDays?: number;
}

export class CreateOrganization extends SchoolRules {
  @Trimmed()
  @IsLine('Name', LIMITS.organizationNameMax)
  @MinLength(1, { message: isRequired('Name') })
  name!: string;
}

export class ChangeOrganization extends SchoolRules {
  @IsOptional()
  @Trimmed()
  @IsLine('Name', LIMITS.organizationNameMax)
  @MinLength(1, { message: isRequired('Name') })
  name?: string;

  @IsOptional()
  @IsId('Version')
  version?: number;
}

export class OrganizationListQuery extends PageQuery {
  @Optional()
  @IsText('Search', LIMITS.nameMax)
  q?: string;
}

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

  @IsOptional()
  @IsWhole('Password length of staff', LIMITS.passwordMin, LIMITS.passwordMinMax)
  staffPasswordMinLength?: number;

  @IsOptional()
  @IsWhole('Idle hours', 1, LIMITS.sessionIdleHoursMax)
  sessionIdleHours?: number;

  @IsOptional()
  @IsWhole('Session days', 1, LIMITS.sessionDaysMax)
  sessionDays?: number;

  @IsOptional()
  @IsWhole('Version', 0, LIMITS.idMax)
  version?: number;
}
