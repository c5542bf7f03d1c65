import {
  byField,
  ChangeUser,
  CreateUser,
  CreateUserForm,
  t,
  thePasswordIsConfirmed,
  type Role,
  type UserView,
} from '@hourtrail/contracts';
import type { Resolver } from 'react-hook-form';
import { wireResolver } from '../../lib/wireResolver.js';
import { OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import type { PickedSchool } from '../../ui/SchoolField.js';

/** Every empty text means "not given". */
export interface UserFormValues {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  role: Role;
  gradeLevel: string;
  isActive: boolean;
  school: PickedSchool | null;
  reason: string;
  /** This field and those below apply to new accounts only. */
  passwordBy: 'server' | 'typed';
  password: string;
  confirmPassword: string;
}

export const USER_FIELDS = ['firstName', 'lastName', 'email', 'username', 'role', 'gradeLevel', 'reason'] as const;
export const NEW_USER_FIELDS = [...USER_FIELDS, 'password', 'confirmPassword'] as const;

export const emptyUser = (role: Role): UserFormValues => ({
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  role,
  gradeLevel: '',
  isActive: true,
  school: null,
  reason: '',
  passwordBy: 'server',
  password: '',
  confirmPassword: '',
});

export const firstAdministrator = (school: PickedSchool): UserFormValues => ({
  ...emptyUser(school.isDistrict ? 'district-admin' : 'admin'),
  school,
  reason: t('people.firstAdministrator'),
});

export const formOfUser = (user: UserView): UserFormValues => ({
  ...emptyUser(user.role),
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username,
  email: user.email,
  gradeLevel: user.gradeLevel ?? '',
  isActive: user.isActive,
  school: { id: user.organizationId, name: user.organizationName },
});

const fieldsOf = ({ school, reason, ...values }: UserFormValues) => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  username: values.username.trim(),
  email: values.email.trim(),
  role: values.role,
  // kept in another role, so that a mistaken change can be taken back
  ...(values.role === 'student' && { gradeLevel: values.gradeLevel || null }),
  isActive: values.isActive,
  ...(school && { organizationId: school.id }),
  ...(reason.trim() && { reason: reason.trim() }),
});

/** Without a password, the server generates one. */
export const newUserOf = (values: UserFormValues): CreateUser => ({
  ...fieldsOf(values),
  ...(values.passwordBy === 'typed' && { password: values.password }),
});

/** Contains only changed fields. */
export function changesFrom(began: UserFormValues, values: UserFormValues): Partial<ChangeUser> {
  const before: Partial<Record<string, unknown>> = fieldsOf(began);
  return Object.fromEntries(Object.entries(fieldsOf(values)).filter(([field, value]) => before[field] !== value));
}

/** Whether a reason is required. `own` is the reader's school, `from` the current school of the person. */
export const reasonDue = ({ school }: Pick<UserFormValues, 'school'>, own: number, from?: number): boolean =>
  (school !== null && school.id !== own) || (from !== undefined && (from !== own || school?.id !== from));

const reasonFault = (values: UserFormValues, own: number, from?: number) =>
  reasonDue(values, own, from) && !values.reason.trim() ? { reason: OTHER_SCHOOL_NEEDS_REASON } : {};

/** `own` is the reader's school. Whoever may choose another has to choose one. */
export function newUserResolver(own: number, choosesSchool: boolean): Resolver<UserFormValues> {
  const faults = (values: UserFormValues) => ({
    ...(choosesSchool && !values.school && { school: t('rules.required', { field: t('common.school') }) }),
    ...reasonFault(values, own),
  });
  const made = wireResolver<CreateUser, UserFormValues>(CreateUser, newUserOf, faults);
  const typedTwice = (values: UserFormValues) =>
    Object.assign(newUserOf(values), { confirmPassword: values.confirmPassword });
  const typed = wireResolver<CreateUserForm, UserFormValues>(CreateUserForm, typedTwice, (values) => ({
    ...faults(values),
    ...byField([thePasswordIsConfirmed(values.password, values.confirmPassword)]),
  }));
  return (values, ...rest) => (values.passwordBy === 'typed' ? typed : made)(values, ...rest);
}

/** `from` is the current school of the person. */
export const userResolver = (own: number, from: number): Resolver<UserFormValues> =>
  wireResolver<ChangeUser, UserFormValues>(ChangeUser, fieldsOf, (values) => reasonFault(values, own, from));
