import { useEffect, useState } from 'react';
import { t, isRequired, type UserView } from '@hourtrail/contracts';
import { useLinkFamilyMutation } from '../../api/families.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { Field } from '../../ui/Field.js';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { PersonField } from '../../ui/PersonField.js';
import type { Pickable } from '../../ui/PickField.js';
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
  <FormDialog
    open={open}
    title={user.role === 'student' ? t('people.linkAParent') : t('people.linkAChild')}
    onClose={onClose}
  >
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
    const [parent, student] = isStudent ? [other.name, fullName(user)] : [fullName(user), other.name];
    const both = isStudent ? { studentId: user.id, parentId: other.id } : { studentId: other.id, parentId: user.id };
    const outcome = {
      done: {
        title: t('people.familyLinked'),
        description: t('people.familyLinkedDetail', { parent, student }),
      },
      failed: { title: t('people.linkFailed'), fallback: TRY_AGAIN },
    };
    await withToast(link({ ...both, ...(why && { reason: why }) }).unwrap(), outcome).then(close, () => undefined);
  };
  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={isStudent ? t('people.linkParent') : t('people.linkChild')}
      busy={isLoading && t('people.linking')}
    >
      <PersonField
        label={isStudent ? t('people.parent') : t('common.student')}
        hint={
          isStudent
            ? t('people.linkParentHint', { name: fullName(user) })
            : t('people.linkChildHint', { name: fullName(user) })
        }
        error={tried && !other ? isRequired(isStudent ? t('people.parent') : t('common.student')) : undefined}
        roles={[isStudent ? 'parent' : 'student']}
        organizationId={user.organizationId}
        value={other}
        onPick={setOther}
      />
      {inOtherSchool && (
        <Field
          label={t('common.reason')}
          error={tried && !why ? OTHER_SCHOOL_NEEDS_REASON : undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </FormFrame>
  );
}
