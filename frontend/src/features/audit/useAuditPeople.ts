import { isVolunteer, ROLE_LABELS, type AuditPerson } from '@hourtrail/contracts';
import { useAuditPeopleQuery, type OfSchool } from '../../api/audit.js';
import type { Pickable } from '../../ui/PickField.js';

interface FoundPeople {
  readonly options: readonly Pickable[];
  readonly busy: boolean;
}

/** Finds people of a school by a part of their name, as a hook for a field. */
export const peopleOf = (of: OfSchool, isMeant: (person: AuditPerson) => boolean = () => true) =>
  function useOptions(q: string): FoundPeople {
    const { data, isFetching } = useAuditPeopleQuery({ ...of, ...(q && { q }) });
    const options = (data ?? []).filter(isMeant).map((person) => ({ ...person, detail: ROLE_LABELS[person.role] }));
    return { options, busy: isFetching };
  };

/** The same for those who have hours of their own. */
export const volunteersOf = (of: OfSchool) => peopleOf(of, ({ role }) => isVolunteer(role));

/** A person that the address names by number; null where it names none. */
export function useNamed(id: string, of: OfSchool): Pickable | null {
  const { currentData } = useAuditPeopleQuery({ ...of, id }, { skip: id === '' });
  return id === '' ? null : { id: Number(id), name: currentData?.[0]?.name ?? `Person ${id}` };
}
