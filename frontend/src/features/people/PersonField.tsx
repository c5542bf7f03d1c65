import type { ComponentProps } from 'react';
import type { Role } from '@hourtrail/contracts';
import { usePeoplePageQuery } from '../../api/people.js';
import { fullName } from '../../lib/names.js';
import { PickField, type Pickable } from '../../ui/PickField.js';

const SHOWN = 20;

/** The active people of one role at one school whose name, username or email holds what was typed. */
const optionsOf = (role: Role, organizationId: number) =>
  function useOptions(q: string) {
    const filter = { role: [role], status: ['active'], organizationId, limit: SHOWN } as const;
    const { data, isFetching } = usePeoplePageQuery({ ...filter, ...(q && { q }) });
    const options = (data?.rows ?? []).map((user) => ({
      id: user.id,
      name: fullName(user),
      detail: user.gradeLevel ? `Grade ${user.gradeLevel}, ${user.email}` : user.email,
    }));
    return { options, busy: isFetching };
  };

type PersonFieldProps = Omit<ComponentProps<typeof PickField<Pickable>>, 'useOptions' | 'placeholder'> & {
  readonly role: Role;
  readonly organizationId: number;
};

/** A person, found by a part of their name. */
export const PersonField = ({ role, organizationId, ...field }: PersonFieldProps) => (
  <PickField {...field} placeholder="Search by name or email" useOptions={optionsOf(role, organizationId)} />
);
