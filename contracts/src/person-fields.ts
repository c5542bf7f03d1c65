import { isEmail, IsIn, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { LIMITS } from './limits.js';
import { INVALID_EMAIL, passwordTooShort, USERNAME_TOO_SHORT } from './rules/account.js';
import { isRequired } from './rules/problem.js';
import { all, IsLine, IsPlainName, IsText, Trimmed } from './validation.js';
import { GRADE_LEVELS } from './vocabulary.js';

/** Plain letters of one alphabet on one line, trimmed, from `usernameMin` characters. */
export const IsUsername = (): PropertyDecorator =>
  all(
    Trimmed(),
    IsPlainName('Username'),
    IsLine('Username', LIMITS.usernameMax),
    MinLength(LIMITS.usernameMin, { message: USERNAME_TOO_SHORT }),
  );

// Invisible characters make addresses look alike; a lone surrogate makes isEmail throw.
const isVisibleEmail = (): PropertyDecorator =>
  ValidateBy({
    name: 'isEmail',
    validator: {
      validate: (value) => typeof value === 'string' && /^\P{C}*$/u.test(value) && isEmail(value),
      defaultMessage: () => INVALID_EMAIL,
    },
  });

/** Trimmed, at most 254 characters (RFC 5321), without invisible characters. */
export const IsEmailAddress = (): PropertyDecorator =>
  all(Trimmed(), isVisibleEmail(), MaxLength(LIMITS.emailMax, { message: INVALID_EMAIL }));

/** A system setting may require more characters. */
export const IsNewPassword = (): PropertyDecorator =>
  all(
    IsText('Password', LIMITS.passwordMax),
    MinLength(LIMITS.passwordMin, { message: passwordTooShort(LIMITS.passwordMin) }),
  );

/** Trimmed, on one line, not empty; `label` starts the error message. */
export const IsPersonName = (label: string): PropertyDecorator =>
  all(Trimmed(), IsLine(label, LIMITS.nameMax), MinLength(1, { message: isRequired(label) }));

/** One of GRADE_LEVELS, as text. */
export const IsGradeLevel = (): PropertyDecorator =>
  IsIn(GRADE_LEVELS, { message: `Grade level must be one of ${GRADE_LEVELS.join(', ')}.` });
