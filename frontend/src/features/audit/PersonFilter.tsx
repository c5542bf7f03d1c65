import type { OfSchool } from '../../api/audit.js';
import { PickField } from '../../ui/PickField.js';
import { peopleOf, useNamed } from './useAuditPeople.js';

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
