import { ChangeProfile, type SessionUser } from '@hourtrail/contracts';
import type { Resolver } from 'react-hook-form';
import { wireResolver } from '../../../lib/wireResolver.js';

export type DetailsValues = Required<ChangeProfile>;

export const detailsOf = ({ firstName, lastName, email }: SessionUser): DetailsValues => ({
  firstName,
  lastName,
  email,
  currentPassword: '',
});

export const isNewEmail = (email: string, user: SessionUser): boolean => email.trim() !== user.email;

export const detailsResolver = (user: SessionUser): Resolver<DetailsValues> =>
  wireResolver(
    ChangeProfile,
    (values) => values,
    ({ email, currentPassword }) => ({
      currentPassword: isNewEmail(email, user) && !currentPassword ? 'Current password is required' : undefined,
    }),
  );

/** What travels: only what differs from what is known. */
export function changesIn(values: DetailsValues, user: SessionUser): ChangeProfile {
  const { firstName, lastName, email, currentPassword } = values;
  return {
    ...(firstName.trim() !== user.firstName && { firstName }),
    ...(lastName.trim() !== user.lastName && { lastName }),
    ...(isNewEmail(email, user) && { email, currentPassword }),
  };
}
