import { IsOptional, Matches, MinLength } from 'class-validator';
import { LIMITS } from './limits.js';
import { IsEmailAddress, IsNewPassword, IsPersonName, IsUsername } from './person-fields.js';
import { IsLine, IsText, Trimmed } from './validation.js';
import type { ApprovalPolicy, Role } from './vocabulary.js';

/** POST /api/auth/login */
export class LogIn {
  @Trimmed()
  @IsLine('Username', LIMITS.usernameMax)
  @MinLength(1, { message: 'Username is required' })
  username!: string;

  @IsText('Password', LIMITS.passwordMax)
  @MinLength(1, { message: 'Password is required' })
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
  @MinLength(1, { message: 'Current password is required' })
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

/** The answer of POST /api/auth/confirm-email. */
export interface ConfirmedEmail {
  readonly email: string;
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

/** The signed-in person, as GET /api/auth/me answers. */
export interface SessionUser {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly gradeLevel: string | null;
  readonly organizationId: number;
  readonly organizationName: string;
  readonly timeZone: string;
  readonly hoursGoal: number;
  readonly approvalPolicy: ApprovalPolicy;
  /** How many days back the school accepts hours from its volunteers. */
  readonly oldestAcceptedDays: number;
  readonly isActive: boolean;
  /** Until the person has chosen a password of their own, every other call answers 403 `password-change-required`. */
  readonly mustChangePassword: boolean;
}

/** GET /api/profile: what the /profile screen shows beyond the signed-in person. */
export interface Profile {
  /** False for an account that signs in by Google alone. */
  readonly hasPassword: boolean;
  /** Whether staff entered the address, or a mail to it was answered. */
  readonly emailConfirmed: boolean;
  /** The address that takes the place of the present one once it is confirmed; null where none waits. */
  readonly newEmail: string | null;
  /** Whether this server sends mail at all. */
  readonly sendsMail: boolean;
  /** A student's code, which a parent enters to follow them; null until they make one. */
  readonly familyCode: string | null;
  /** The school that a member of New School asked to join; null when nothing waits. */
  readonly joinRequest: { readonly id: number; readonly organizationName: string; readonly askedAt: string } | null;
}

/** POST /api/profile/family-code */
export interface FamilyCode {
  readonly familyCode: string;
}

/** GET /api/auth/options: what visitors need to know to sign in or up. */
export interface SignInOptions {
  /** Whether this server offers Continue with Google. */
  readonly google: boolean;
  readonly passwordMinLength: number;
  /** What is asked of teachers, administrators and auditors. */
  readonly staffPasswordMinLength: number;
  /** Whether a new password can come by mail. */
  readonly sendsMail: boolean;
}

/** One of a person's own sessions. */
export interface SessionView {
  readonly id: number;
  /** In words, such as "Firefox on Windows". */
  readonly device: string;
  readonly startedAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

/** Whom an invitation is for. */
export interface InvitationView {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly organizationName: string;
  readonly passwordMinLength: number;
}

/** A verifier who can be named on an entry. */
export interface VerifierOption {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'verifier';
  readonly email: string;
}

/** A demo account, told only where demo data is on. */
export interface DemoLogIn {
  readonly username: string;
  readonly role: Role;
  readonly school: string;
}
