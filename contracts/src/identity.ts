import { IsIn, IsOptional, Matches } from 'class-validator';
import { LIMITS } from './limits.js';
import { LANGUAGES, type Language } from './messages/languages.js';
import { msg, t } from './messages/translate.js';
import { IsEmailAddress, IsNewPassword, IsPersonName, IsUsername } from './person-fields.js';
import { IsIdText, IsLine, IsText, NotEmpty, Optional, Trimmed } from './validation.js';

export class LogIn {
  @Trimmed()
  @IsLine(msg('common.username'), LIMITS.usernameMax)
  @NotEmpty(msg('common.username'))
  username!: string;

  @IsText(msg('common.password'), LIMITS.passwordMax)
  @NotEmpty(msg('common.password'))
  password!: string;
}

export class SignUp {
  @IsUsername()
  username!: string;

  @IsEmailAddress()
  email!: string;

  @IsNewPassword()
  password!: string;

  @IsPersonName(msg('common.firstName'))
  firstName!: string;

  @IsPersonName(msg('common.lastName'))
  lastName!: string;
}

export class ChangePassword {
  @IsText(msg('labels.currentPassword'), LIMITS.passwordMax)
  @NotEmpty(msg('labels.currentPassword'))
  currentPassword!: string;

  @IsNewPassword()
  newPassword!: string;
}

export class LinkSignIn {
  @IsText(msg('common.password'), LIMITS.passwordMax)
  @NotEmpty(msg('common.password'))
  password!: string;
}

/** Both absent: none. */
export class SchoolsWithSignInQuery {
  /** Words of the name of a school, or the domain of its addresses. */
  @Optional()
  @Trimmed()
  @IsLine(msg('labels.search'), LIMITS.organizationNameMax)
  search?: string;

  @Optional()
  @IsIdText(msg('common.school'))
  id?: string;
}

const INVITATION_TOKEN = /^[A-Za-z0-9_-]{43}$/;

export class OpenInvitation {
  @Matches(INVITATION_TOKEN, { message: () => t('rules.damagedInvitation') })
  token!: string;
}

export class AcceptInvitation extends OpenInvitation {
  @IsNewPassword()
  password!: string;
}

const MAILED_TOKEN = /^\d{1,10}\.[0-9a-z]{1,12}\.[A-Za-z0-9_-]{43}$/;

/** The same response whether or not the email is known. */
export class ForgotPassword {
  @IsEmailAddress()
  email!: string;
}

export class ConfirmEmail {
  @Matches(MAILED_TOKEN, { message: () => t('rules.damagedEmailLink') })
  token!: string;
}

export class ResetPassword extends ConfirmEmail {
  @IsNewPassword()
  password!: string;
}

/** A new email needs the password, and if the server sends mail, a confirmation. */
export class ChangeProfile {
  @IsOptional()
  @IsPersonName(msg('common.firstName'))
  firstName?: string;

  @IsOptional()
  @IsPersonName(msg('common.lastName'))
  lastName?: string;

  @IsOptional()
  @IsEmailAddress()
  email?: string;

  @IsOptional()
  @IsText(msg('labels.currentPassword'), LIMITS.passwordMax)
  currentPassword?: string;

  @IsOptional()
  @IsIn(LANGUAGES, { message: () => t('rules.unknownLanguage') })
  language?: Language;
}
