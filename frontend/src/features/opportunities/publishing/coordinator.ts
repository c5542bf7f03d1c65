import { t, isRequired, type CreateUser } from '@hourtrail/contracts';
import type { FieldErrors } from 'react-hook-form';

export interface CoordinatorValues {
  coordinatorId: string;
  newCoordinator: boolean;
  firstName: string;
  lastName: string;
  email: string;
  username: string;
}

export const NEW_COORDINATOR_FIELDS = ['firstName', 'lastName', 'email', 'username'] as const;
type NewCoordinatorField = (typeof NEW_COORDINATOR_FIELDS)[number];

export const NO_COORDINATOR: CoordinatorValues = {
  coordinatorId: '',
  newCoordinator: false,
  firstName: '',
  lastName: '',
  email: '',
  username: '',
};

export const coordinatorOf = (values: CoordinatorValues): CreateUser => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
  username: values.username.trim(),
  role: 'verifier',
});

const MISSING: Readonly<Record<NewCoordinatorField, string>> = {
  firstName: isRequired(t('common.firstName')),
  lastName: isRequired(t('common.lastName')),
  email: isRequired(t('common.email')),
  username: isRequired(t('common.username')),
};

/** Reports only missing values; the contract checks the others. */
export const missingDetails = (values: CoordinatorValues): Partial<Record<NewCoordinatorField, string>> =>
  Object.fromEntries(
    NEW_COORDINATOR_FIELDS.filter((field) => !values[field].trim()).map((field) => [field, MISSING[field]]),
  );

export const lacksDetails = (errors: FieldErrors<CoordinatorValues>): boolean =>
  NEW_COORDINATOR_FIELDS.some((field) => errors[field]?.message === MISSING[field]);
