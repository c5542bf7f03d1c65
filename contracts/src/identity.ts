import { IsEmail, MaxLength, MinLength } from 'class-validator';
import { LIMITS } from './limits.js';
import { IsLine, IsText, Trimmed } from './validation.js';
import type { Role } from './vocabulary.js';

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
  @Trimmed()
  @IsLine('Username', LIMITS.usernameMax)
  @MinLength(LIMITS.usernameMin, { message: `Username must be at least ${LIMITS.usernameMin} characters` })
  username!: string;

  @Trimmed()
  @IsEmail({}, { message: 'Invalid email address' })
  @MaxLength(LIMITS.emailMax, { message: 'Invalid email address' })
  email!: string;

  @IsText('Password', LIMITS.passwordMax)
  @MinLength(LIMITS.passwordMin, { message: `Password must be at least ${LIMITS.passwordMin} characters` })
  password!: string;

  @Trimmed()
  @IsLine('First name', LIMITS.nameMax)
  @MinLength(1, { message: 'First name is required' })
  firstName!: string;

  @Trimmed()
  @IsLine('Last name', LIMITS.nameMax)
  @MinLength(1, { message: 'Last name is required' })
  lastName!: string;
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
  readonly isActive: boolean;
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
