import { isVolunteer, ROLE_LABELS, type AuditPerson } from '@hourtrail/contracts';
import { useAuditPeopleQuery, type OfSchool } from '../../api/audit.js';
import { PickField, type Pickable } from '../../ui/PickField.js';

interface PersonFilterProps {
  readonly label: string;
  /** What it says while it lets everybody through. */
  readonly all: string;
  readonly id: string;
  readonly of: OfSchool;
  readonly onPick: (id: string) => void;
}

/** Narrows a list to one person, whom the log knows by number. */
export const PersonFilter = ({ label, all, id, of, onPick }: PersonFilterProps) => (
  <PickField
    quiet
    label={label}
    placeholder={all}
    value={useNamed(id, of)}
    useOptions={peopleOf(of)}
    onPick={(picked) => onPick(picked ? String(picked.id) : '')}
  />
);

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
