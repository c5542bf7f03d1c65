import { useEffect, useState, type ComponentProps } from 'react';
import { isRequired, type UserView, type Role } from '@hourtrail/contracts';
import { useLinkFamilyMutation } from '../../api/families.js';
import { usePeoplePageQuery } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { Field } from '../../ui/Field.js';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { PickField, type Pickable } from '../../ui/PickField.js';
import { withToast } from '../../ui/withToast.js';
import { TRY_AGAIN } from './useChangeUser.js';

interface LinkFamilyDialogProps {
  readonly open: boolean;
  /** The student or the parent to link. */
  readonly user: UserView;
  readonly onClose: () => void;
}

/** Links that staff make need no confirmation. */
export const LinkFamilyDialog = ({ open, user, onClose }: LinkFamilyDialogProps) => (
  <FormDialog open={open} title={user.role === 'student' ? 'Link a parent' : 'Link a child'} onClose={onClose}>
    {(dialog) => <LinkForm user={user} dialog={dialog} />}
  </FormDialog>
);

function LinkForm({ user, dialog }: { user: UserView; dialog: DialogForm }) {
  const { cancel, close, onDirty } = dialog;
  const isStudent = user.role === 'student';
  const inOtherSchool = actsInOtherSchool(useSessionUser(), user.organizationId);
  const [link, { isLoading }] = useLinkFamilyMutation();
  const [other, setOther] = useState<Pickable | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const why = reason.trim();

  useEffect(() => onDirty(other !== null || reason !== ''), [other, reason, onDirty]);

  const send = async (): Promise<void> => {
    setTried(true);
    if (!other || (inOtherSchool && !why)) return;
    const both = isStudent ? { studentId: user.id, parentId: other.id } : { studentId: other.id, parentId: user.id };
    const outcome = {
      done: { title: 'Family linked', description: `${other.name} and ${fullName(user)}` },
      failed: { title: 'Failed to link the family', fallback: TRY_AGAIN },
    };
    await withToast(link({ ...both, ...(why && { reason: why }) }).unwrap(), outcome).then(close, () => undefined);
  };
  return (
    <FormFrame
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onCancel={cancel}
      submit={isStudent ? 'Link parent' : 'Link child'}
      busy={isLoading && 'Linking...'}
    >
      <PersonField
        label={isStudent ? 'Parent' : 'Student'}
        hint={
          isStudent
            ? `They will see the hours of ${fullName(user)}.`
            : `${fullName(user)} will see the hours of this student.`
        }
        error={tried && !other ? isRequired(isStudent ? 'Parent' : 'Student') : undefined}
        role={isStudent ? 'parent' : 'student'}
        organizationId={user.organizationId}
        value={other}
        onPick={setOther}
      />
      {inOtherSchool && (
        <Field
          label="Reason"
          error={tried && !why ? OTHER_SCHOOL_NEEDS_REASON : undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </FormFrame>
  );
}

const SHOWN = 20;

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

const PersonField = ({ role, organizationId, ...field }: PersonFieldProps) => (
  <PickField {...field} placeholder="Search by name or email" useOptions={optionsOf(role, organizationId)} />
);
