import { CreateUser } from '@hourtrail/contracts';
import { wireResolver } from '../../lib/wireResolver.js';

/** A verifier as typed by somebody who may make or nominate one. */
export interface VerifierFormValues {
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  password: string;
}

export const VERIFIER_FIELDS = ['firstName', 'lastName', 'email', 'username', 'password'] as const;

export const EMPTY_VERIFIER: VerifierFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  password: '',
};

export const verifierOf = ({ password, ...values }: VerifierFormValues): CreateUser => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
  username: values.username.trim(),
  role: 'verifier',
  ...(password && { password }),
});

export const verifierResolver = wireResolver<CreateUser, VerifierFormValues>(CreateUser, verifierOf);
