import { IsOptional, Matches, MinLength } from 'class-validator';
import { LIMITS } from './limits.js';
import { IsEmailAddress, IsNewPassword, IsPersonName, IsUsername } from './person-fields.js';
import { isRequired } from './rules/problem.js';
import { IsLine, IsText, Trimmed } from './validation.js';

export class LogIn {
  @Trimmed()
  @IsLine('Username', LIMITS.usernameMax)
  @MinLength(1, { message: isRequired('Username') })
  username!: string;

  @IsText('Password', LIMITS.passwordMax)
  @MinLength(1, { message: isRequired('Password') })
  password!: string;
}

export class SignUp {
  @IsUsername()
  username!: string;

  @IsEmailAddress()
  email!: string;

  @IsNewPassword()
  password!: string;

  @IsPersonName('First name')
  firstName!: string;

  @IsPersonName('Last name')
  lastName!: string;
}

export class ChangePassword {
  @IsText('Current password', LIMITS.passwordMax)
  @MinLength(1, { message: isRequired('Current password') })
  currentPassword!: string;

  @IsNewPassword()
  newPassword!: string;
}

const INVITATION_TOKEN = /^[A-Za-z0-9_-]{43}$/;

export class OpenInvitation {
  @Matches(INVITATION_TOKEN, { message: 'This invitation link is damaged.' })
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
  @Matches(MAILED_TOKEN, { message: 'This link is damaged. Copy all of it from the mail.' })
  token!: string;
}

export class ResetPassword extends ConfirmEmail {
  @IsNewPassword()
  password!: string;
}

/** A new email needs the password, and if the server sends mail, a confirmation. */
export class ChangeProfile {
  @IsOptional()
  @IsPersonName('First name')
  firstName?: string;

  @IsOptional()
  @IsPersonName('Last name')
  lastName?: string;

  @IsOptional()
  @IsEmailAddress()
  email?: string;

  @IsOptional()
  @IsText('Current password', LIMITS.passwordMax)
  currentPassword?: string;
}
