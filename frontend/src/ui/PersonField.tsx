import type { ComponentProps } from 'react';
import { t, type Role } from '@hourtrail/contracts';
import { usePeoplePageQuery } from '../api/people.js';
import { fullName } from '../lib/names.js';
import { PickField, type Pickable } from './PickField.js';

const SHOWN = 20;

const optionsOf = (role: readonly Role[], organizationId: number) =>
  function useOptions(q: string) {
    const filter = { role, status: ['active'], organizationId, limit: SHOWN } as const;
    const { data, isFetching } = usePeoplePageQuery({ ...filter, ...(q && { q }) });
    const options = (data?.rows ?? []).map((user) => ({
      id: user.id,
      name: fullName(user),
      detail: user.gradeLevel ? t('people.gradeAndEmail', { grade: user.gradeLevel, email: user.email }) : user.email,
    }));
    return { options, busy: isFetching };
  };

type PersonFieldProps = Omit<ComponentProps<typeof PickField<Pickable>>, 'useOptions' | 'placeholder'> & {
  readonly roles: readonly Role[];
  readonly organizationId: number;
};

/** Finds active people of a school. */
export const PersonField = ({ roles, organizationId, ...field }: PersonFieldProps) => (
  <PickField {...field} placeholder={t('people.searchByNameOrEmail')} useOptions={optionsOf(roles, organizationId)} />
);
