import { IsOptional, Matches, MinLength } from 'class-validator';
import { LIMITS } from './limits.js';
import { IsEmailAddress, IsNewPassword, IsPersonName, IsUsername } from './person-fields.js';
import { isRequired } from './rules/problem.js';
import { IsLine, IsText, Trimmed } from './validation.js';

/** POST /api/auth/login */
export class LogIn {
  @Trimmed()
  @IsLine('Username', LIMITS.usernameMax)
  @MinLength(1, { message: isRequired('Username') })
  username!: string;

  @IsText('Password', LIMITS.passwordMax)
  @MinLength(1, { message: isRequired('Password') })
  password!: string;
}

/** POST /api/auth/signup: always a student of New School. */
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

/** POST /api/auth/change-password */
export class ChangePassword {
  @IsText('Current password', LIMITS.passwordMax)
  @MinLength(1, { message: isRequired('Current password') })
  currentPassword!: string;

  @IsNewPassword()
  newPassword!: string;
}

const INVITATION_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** POST /api/auth/invitation: whom an invitation link is for. */
export class OpenInvitation {
  @Matches(INVITATION_TOKEN, { message: 'This invitation link is damaged.' })
  token!: string;
}

/** POST /api/auth/invitation/accept: the invited person sets their password and is signed in. */
export class AcceptInvitation extends OpenInvitation {
  @IsNewPassword()
  password!: string;
}

const MAILED_TOKEN = /^\d{1,10}\.[0-9a-z]{1,12}\.[A-Za-z0-9_-]{43}$/;

/** POST /api/auth/forgot-password: answers alike whether anybody has this email. */
export class ForgotPassword {
  @IsEmailAddress()
  email!: string;
}

/** POST /api/auth/confirm-email: by the link that was mailed to the address. */
export class ConfirmEmail {
  @Matches(MAILED_TOKEN, { message: 'This link is damaged. Copy all of it from the mail.' })
  token!: string;
}

/** POST /api/auth/reset-password: a new password by the link that was mailed. */
export class ResetPassword extends ConfirmEmail {
  @IsNewPassword()
  password!: string;
}

/**
 * PATCH /api/profile: what people may change about themselves. A new email asks for the password; where the server
 * sends mail, it holds once the link mailed to it is opened.
 */
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
