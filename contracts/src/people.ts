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
  USER_STANDINGS,
  type ErasureReason,
  type Role,
  type UserSort,
} from './vocabulary.js';

const isActive = () => IsBoolean({ message: 'Active must be true or false.' });
const isRole = () => IsIn(ROLES, { message: `Role must be one of ${ROLES.join(', ')}.` });

/** Why somebody does what asks for a reason. */
export class Reason {
  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;
}

/**
 * POST /api/users. Staff make an account; a student or parent nominates a verifier. A password typed for somebody
 * else is one-time; without one the server makes one and answers it once as `oneTimePassword`.
 */
export class CreateUser extends Reason {
  @IsUsername()
  username!: string;

  @IsEmailAddress()
  email!: string;

  @IsOptional()
  @IsNewPassword()
  password?: string;

  /** Checked against `password` when sent, and not kept. */
  @IsOptional()
  @IsText('Password', LIMITS.passwordMax)
  confirmPassword?: string;

  @IsPersonName('First name')
  firstName!: string;

  @IsPersonName('Last name')
  lastName!: string;

  /** A student where it is not given. */
  @IsOptional()
  @isRole()
  role?: Role;

  @Optional()
  @IsGradeLevel()
  gradeLevel?: string | null;

  @IsOptional()
  @isActive()
  isActive?: boolean;

  /** The creator's own school where it is not given; any school for super-admins. */
  @IsOptional()
  @IsId('School')
  organizationId?: number | null;
}

/** The form behind POST /api/users that asks for the password twice. */
export class CreateUserForm extends CreateUser {
  @IsNewPassword()
  declare password: string;

  @MinLength(1, { message: CONFIRMATION_REQUIRED })
  declare confirmPassword: string;
}

/** PATCH /api/users/{id}: what is absent stays as it is. */
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

  /** Another school moves the person there; super-admins only. */
  @IsOptional()
  @IsId('School')
  organizationId?: number;

  /** The version that was looked at; a stale one answers 409. */
  @IsOptional()
  @IsId('Version')
  version?: number;
}

/** POST /api/users/{id}/erase. It cannot be undone. */
export class ErasePerson {
  /** The username of the person, typed once more. */
  @MinLength(1, { message: 'Type the username of the person to confirm.' })
  @IsText('Username', LIMITS.usernameMax)
  username!: string;

  @Optional()
  @IsIn(ERASURE_REASONS, { message: `Reason must be one of ${ERASURE_REASONS.join(', ')}.` })
  reason?: ErasureReason | null;

  /** The version that was looked at; a stale one answers 409. */
  @IsOptional()
  @IsId('Version')
  version?: number;
}

/** GET /api/users */
export class UserListQuery extends PageQuery {
  /** Looked for in names, username and email. */
  @Optional()
  @IsText('Search', LIMITS.nameMax)
  q?: string;

  /** One or more roles with commas between. */
  @Optional()
  @IsListOf('Role', ROLES)
  role?: string;

  /** One or more of active, inactive, nominated. */
  @Optional()
  @IsListOf('Status', USER_STANDINGS)
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
