import { isEmail, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import { passwordTooShort, usernameTooShort } from './rules/account.js';
import { all, IsLine, IsOneOf, IsPlainName, IsText, type Label, NotEmpty, Trimmed } from './validation.js';
import { GRADE_LEVELS } from './vocabulary.js';

/** Plain letters of one alphabet on one line, trimmed, from `usernameMin` characters. */
export const IsUsername = (): PropertyDecorator =>
  all(
    Trimmed(),
    IsPlainName(msg('common.username')),
    IsLine(msg('common.username'), LIMITS.usernameMax),
    MinLength(LIMITS.usernameMin, { message: usernameTooShort }),
  );

// Invisible characters make addresses look alike; a lone surrogate makes isEmail throw.
const isVisibleEmail = (): PropertyDecorator =>
  ValidateBy({
    name: 'isEmail',
    validator: {
      validate: (value) => typeof value === 'string' && /^\P{C}*$/u.test(value) && isEmail(value),
      defaultMessage: () => t('rules.invalidEmail'),
    },
  });

/** Trimmed, at most 254 characters (RFC 5321), without invisible characters. */
export const IsEmailAddress = (): PropertyDecorator =>
  all(Trimmed(), isVisibleEmail(), MaxLength(LIMITS.emailMax, { message: () => t('rules.invalidEmail') }));

/** A system setting may require more characters. */
export const IsNewPassword = (): PropertyDecorator =>
  all(
    IsText(msg('common.password'), LIMITS.passwordMax),
    MinLength(LIMITS.passwordMin, { message: () => passwordTooShort(LIMITS.passwordMin) }),
  );

/** Trimmed, on one line, not empty; `label` starts the error message. */
export const IsPersonName = (label: Label): PropertyDecorator =>
  all(Trimmed(), IsLine(label, LIMITS.nameMax), NotEmpty(label));

/** One of GRADE_LEVELS, as text. */
export const IsGradeLevel = (): PropertyDecorator => IsOneOf(msg('common.gradeLevel'), GRADE_LEVELS);
