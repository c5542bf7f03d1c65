import { IsOptional, MinLength, ValidateIf } from 'class-validator';
import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import { PageQuery } from './paging.js';
import { IsEmailAddress, IsGradeLevel, IsNewPassword, IsPersonName, IsUsername } from './person-fields.js';
import { IsFlag, IsId, IsIdText, IsListOf, IsOneOf, IsText, Optional } from './validation.js';
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

const isActive = () => IsFlag(msg('common.active'));
const isRole = () => IsOneOf(msg('common.role'), ROLES);

export class Reason {
  @IsOptional()
  @IsText(msg('common.reason'), LIMITS.commentMax)
  reason?: string | null;
}

/** Staff create an account; a volunteer nominates a verifier. Returns a one-time password if none is given. */
export class CreateUser extends Reason {
  /** Made from the email where a volunteer nominates a verifier without one. */
  @IsOptional()
  @IsUsername()
  username?: string;

  @IsEmailAddress()
  email!: string;

  @IsOptional()
  @IsNewPassword()
  password?: string;

  @IsOptional()
  @IsText(msg('common.password'), LIMITS.passwordMax)
  confirmPassword?: string;

  @IsPersonName(msg('common.firstName'))
  firstName!: string;

  @IsPersonName(msg('common.lastName'))
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
  @IsId(msg('common.school'))
  organizationId?: number | null;
}

export class CreateUserForm extends CreateUser {
  @IsNewPassword()
  declare password: string;

  @MinLength(1, { message: () => t('rules.confirmPassword') })
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
  @IsPersonName(msg('common.firstName'))
  firstName?: string;

  @IsOptional()
  @IsPersonName(msg('common.lastName'))
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
  @IsId(msg('common.school'))
  organizationId?: number;

  @IsOptional()
  @IsId(msg('labels.version'))
  version?: number;
}

export class ErasePerson {
  @MinLength(1, { message: () => t('rules.typeUsernameToConfirm') })
  @IsText(msg('common.username'), LIMITS.usernameMax)
  username!: string;

  @Optional()
  @IsOneOf(msg('common.reason'), ERASURE_REASONS)
  reason?: ErasureReason | null;

  @IsOptional()
  @IsId(msg('labels.version'))
  version?: number;
}

export class UserListQuery extends PageQuery {
  @Optional()
  @IsText(msg('labels.search'), LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsListOf(msg('common.role'), ROLES)
  role?: string;

  @Optional()
  @IsListOf(msg('common.status'), USER_STATUSES)
  status?: string;

  @Optional()
  @IsListOf(msg('common.gradeLevel'), GRADE_LEVELS)
  gradeLevel?: string;

  @Optional()
  @IsIdText(msg('labels.class'))
  classId?: string;

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;

  @Optional()
  @IsOneOf(msg('labels.sort'), USER_SORTS)
  sort?: UserSort;
}
