import { IsBoolean, IsIn, IsOptional, MinLength, ValidateIf } from 'class-validator';
import { LIMITS } from './limits.js';
import { PageQuery } from './paging.js';
import { IsEmailAddress, IsGradeLevel, IsNewPassword, IsPersonName, IsUsername } from './person-fields.js';
import { CONFIRMATION_REQUIRED } from './rules/account.js';
import { IsId, IsIdText, IsListOf, IsText, Optional } from './validation.js';
import {
  ERASURE_REASONS,
  GRADE_LEVELS,
  ROLES,
  USER_SORTS,
  USER_STATUSES,
  type ErasureReason,
  type Role,
  type UserSort,
} from './vocabulary.js';

const isActive = () => IsBoolean({ message: 'Active must be true or false.' });
const isRole = () => IsIn(ROLES, { message: `Role must be one of ${ROLES.join(', ')}.` });

export class Reason {
  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;
}

/** Staff create an account; a volunteer nominates a verifier. Returns a one-time password if none is given. */
export class CreateUser extends Reason {
  @IsUsername()
  username!: string;

  @IsEmailAddress()
  email!: string;

  @IsOptional()
  @IsNewPassword()
  password?: string;

  @IsOptional()
  @IsText('Password', LIMITS.passwordMax)
  confirmPassword?: string;

  @IsPersonName('First name')
  firstName!: string;

  @IsPersonName('Last name')
  lastName!: string;

  @IsOptional()
  @isRole()
  role?: Role;

  @Optional()
  @IsGradeLevel()
  gradeLevel?: string | null;

  @IsOptional()
  @isActive()
  isActive?: boolean;

  @IsOptional()
  @IsId('School')
  organizationId?: number | null;
}

export class CreateUserForm extends CreateUser {
  @IsNewPassword()
  declare password: string;

  @MinLength(1, { message: CONFIRMATION_REQUIRED })
  declare confirmPassword: string;
}

export class ChangeUser extends Reason {
  @IsOptional()
  @IsUsername()
  username?: string;

  @IsOptional()
  @IsEmailAddress()
  email?: string;

  @IsOptional()
  @IsPersonName('First name')
  firstName?: string;

  @IsOptional()
  @IsPersonName('Last name')
  lastName?: string;

  @IsOptional()
  @isRole()
  role?: Role;

  @ValidateIf((_user, value) => value !== undefined && value !== null)
  @IsGradeLevel()
  gradeLevel?: string | null;

  @IsOptional()
  @isActive()
  isActive?: boolean;

  @IsOptional()
  @IsId('School')
  organizationId?: number;

  @IsOptional()
  @IsId('Version')
  version?: number;
}

export class ErasePerson {
  @MinLength(1, { message: 'Type the username of the person to confirm.' })
  @IsText('Username', LIMITS.usernameMax)
  username!: string;

  @Optional()
  @IsIn(ERASURE_REASONS, { message: `Reason must be one of ${ERASURE_REASONS.join(', ')}.` })
  reason?: ErasureReason | null;

  @IsOptional()
  @IsId('Version')
  version?: number;
}

export class UserListQuery extends PageQuery {
  @Optional()
  @IsText('Search', LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsListOf('Role', ROLES)
  role?: string;

  @Optional()
  @IsListOf('Status', USER_STATUSES)
  status?: string;

  @Optional()
  @IsListOf('Grade level', GRADE_LEVELS)
  gradeLevel?: string;

  @Optional()
  @IsIdText('School')
  organizationId?: string;

  @Optional()
  @IsIn(USER_SORTS, { message: `Sort must be one of ${USER_SORTS.join(', ')}.` })
  sort?: UserSort;
}
