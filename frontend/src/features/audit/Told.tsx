import Link from '@mui/material/Link';
import type { OfSchool } from '../../api/audit.js';
import type { Fact } from './dataWords.js';
import { recordName } from './kinds.js';
import { useNamed } from './useAuditPeople.js';

interface ToldProps {
  readonly fact: Fact;
  readonly of: OfSchool;
  readonly onOpen: (record: string) => void;
}

/** A value that was recorded; whom it names is called by name, and a record leads to its own trail. */
export function Told({ fact: { value, person, record }, of, onOpen }: ToldProps) {
  const named = useNamed(person === undefined ? '' : String(person), of);
  if (record === undefined) return named?.name ?? value;
  return (
    <Link component="button" type="button" onClick={() => onOpen(record)}>
      {recordName(record)}
    </Link>
  );
}
