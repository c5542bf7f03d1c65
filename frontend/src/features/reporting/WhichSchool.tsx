import { t, LIMITS, reachOf, type Capability, type SessionUser } from '@hourtrail/contracts';
import { useSessionUser } from '../../api/useSessionUser.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON, RECORDED_IN_LOG } from '../../lib/otherSchool.js';
import { Field } from '../../ui/Field.js';
import { SchoolField, type PickedSchool } from '../../ui/SchoolField.js';

interface WhichSchoolProps {
  readonly choice: SchoolChoice;
  readonly problems: SchoolProblems;
  readonly onChange: (choice: SchoolChoice) => void;
}

export function WhichSchool({ choice, problems, onChange }: WhichSchoolProps) {
  const inOtherSchool = isOtherSchool(choice, useSessionUser());
  return (
    <>
      <SchoolField value={choice.school} error={problems.school} onPick={(school) => onChange({ ...choice, school })} />
      {inOtherSchool && (
        <Field
          label={t('common.reason')}
          hint={RECORDED_IN_LOG}
          error={problems.reason}
          value={choice.reason}
          onChange={({ target }) => onChange({ ...choice, reason: target.value })}
          slotProps={{ input: { maxLength: LIMITS.commentMax } }}
        />
      )}
    </>
  );
}

interface SchoolChoice {
  readonly school: PickedSchool | null;
  readonly reason: string;
}

export interface SchoolProblems {
  readonly school?: string;
  readonly reason?: string;
}

type Reader = Pick<SessionUser, 'organizationId' | 'organizationName'>;

/** Fields of the request; none for users with a single school. */
export interface ForSchool {
  readonly organizationId?: string;
  readonly reason?: string;
}

export const asksSchool = ({ role }: Pick<SessionUser, 'role'>, capability: Capability): boolean =>
  reachOf(role, capability).includes('everywhere');

export const ownSchool = ({ organizationId, organizationName }: Reader): SchoolChoice => ({
  school: { id: organizationId, name: organizationName },
  reason: '',
});

export const isOtherSchool = ({ school }: SchoolChoice, reader: Reader): boolean =>
  school !== null && actsInOtherSchool(reader, school.id);

export function schoolProblems(choice: SchoolChoice, reader: Reader): SchoolProblems {
  if (!choice.school) return { school: t('reports.chooseSchool') };
  return isOtherSchool(choice, reader) && !choice.reason.trim() ? { reason: OTHER_SCHOOL_NEEDS_REASON } : {};
}

export const forSchool = (choice: SchoolChoice, reader: Reader): ForSchool => ({
  ...(choice.school && { organizationId: String(choice.school.id) }),
  ...(isOtherSchool(choice, reader) && { reason: choice.reason.trim() }),
});
