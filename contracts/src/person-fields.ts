import { isEmail, IsIn, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { LIMITS } from './limits.js';
import { INVALID_EMAIL, passwordTooShort, USERNAME_TOO_SHORT } from './rules/account.js';
import { isRequired } from './rules/problem.js';
import { all, IsLine, IsPlainName, IsText, Trimmed } from './validation.js';
import { GRADE_LEVELS } from './vocabulary.js';

/** A name to sign in with: one line of 3 to 64 characters. */
export const IsUsername = (): PropertyDecorator =>
  all(
    Trimmed(),
    IsPlainName('Username'),
    IsLine('Username', LIMITS.usernameMax),
    MinLength(LIMITS.usernameMin, { message: USERNAME_TOO_SHORT }),
  );

// characters that nobody sees make one address look like another; half of one makes the rule for emails throw
const isEmailOfWhatIsSeen = (): PropertyDecorator =>
  ValidateBy({
    name: 'isEmail',
    validator: {
      validate: (value) => typeof value === 'string' && /^\P{C}*$/u.test(value) && isEmail(value),
      defaultMessage: () => INVALID_EMAIL,
    },
  });

export const IsEmailAddress = (): PropertyDecorator =>
  all(Trimmed(), isEmailOfWhatIsSeen(), MaxLength(LIMITS.emailMax, { message: INVALID_EMAIL }));

/** A password somebody chooses; a system setting may ask for more characters than this. */
export const IsNewPassword = (): PropertyDecorator =>
  all(
    IsText('Password', LIMITS.passwordMax),
    MinLength(LIMITS.passwordMin, { message: passwordTooShort(LIMITS.passwordMin) }),
  );

/** A first or last name, called `label` in a refusal. */
export const IsPersonName = (label: string): PropertyDecorator =>
  all(Trimmed(), IsLine(label, LIMITS.nameMax), MinLength(1, { message: isRequired(label) }));

export const IsGradeLevel = (): PropertyDecorator =>
  IsIn(GRADE_LEVELS, { message: `Grade level must be one of ${GRADE_LEVELS.join(', ')}.` });
