import { LIMITS } from '@hourtrail/contracts';
import { useSessionUser } from '../../api/useSessionUser.js';
import { Field } from '../../ui/Field.js';
import { SchoolField } from '../../ui/SchoolField.js';
import { isOutside, type SchoolChoice, type SchoolProblems } from './whichSchool.js';

interface WhichSchoolProps {
  readonly choice: SchoolChoice;
  readonly problems: SchoolProblems;
  readonly onChange: (choice: SchoolChoice) => void;
}

/** One school of several, and why where it is not one's own. */
export function WhichSchool({ choice, problems, onChange }: WhichSchoolProps) {
  const outside = isOutside(choice, useSessionUser());
  return (
    <>
      <SchoolField value={choice.school} error={problems.school} onPick={(school) => onChange({ ...choice, school })} />
      {outside && (
        <Field
          label="Reason"
          hint="It stands in the log of the school."
          error={problems.reason}
          value={choice.reason}
          onChange={({ target }) => onChange({ ...choice, reason: target.value })}
          slotProps={{ input: { maxLength: LIMITS.commentMax } }}
        />
      )}
    </>
  );
}
