import { t, isVolunteer, ROLE_LABELS, type AuditPerson } from '@hourtrail/contracts';
import { useAuditPeopleQuery, type OfSchool } from '../../api/audit.js';
import { PickField, type Pickable } from '../../ui/PickField.js';

interface PersonFilterProps {
  readonly label: string;
  /** The placeholder while no person is selected. */
  readonly all: string;
  readonly id: string;
  readonly of: OfSchool;
  readonly onPick: (id: string) => void;
}

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

/** Returns a hook that finds people of a school by a part of their name. */
const peopleOf = (of: OfSchool, matches: (person: AuditPerson) => boolean = () => true) =>
  function useOptions(q: string): FoundPeople {
    const { data, isFetching } = useAuditPeopleQuery({ ...of, ...(q && { q }) });
    const options = (data ?? []).filter(matches).map((person) => ({ ...person, detail: t(ROLE_LABELS[person.role]) }));
    return { options, busy: isFetching };
  };

export const volunteersOf = (of: OfSchool) => peopleOf(of, ({ role }) => isVolunteer(role));

/** The person whose id is in the URL; null without an id. */
export function useNamed(id: string, of: OfSchool): Pickable | null {
  const { currentData } = useAuditPeopleQuery({ ...of, id }, { skip: id === '' });
  return id === '' ? null : { id: Number(id), name: currentData?.[0]?.name ?? t('audit.personNumber', { id }) };
}
