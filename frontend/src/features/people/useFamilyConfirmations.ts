import type { FamilyLinkView } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.js';
import { useAnswerFamilyLinkMutation, useUnlinkFamilyMutation } from '../../api/families.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { actsInOtherSchool } from '../../lib/otherSchool.js';
import { withToast } from '../../ui/withToast.js';
import type { Confirmation } from '../../ui/ConfirmDialog.js';
import { TRY_AGAIN } from './useChangeUser.js';

export type FamilyAction = 'confirm' | 'refuse' | 'remove';

export function useFamilyConfirmations(): (link: FamilyLinkView) => Readonly<Record<FamilyAction, Confirmation>> {
  const reader = useSessionUser();
  const [answer] = useAnswerFamilyLinkMutation();
  const [unlink] = useUnlinkFamilyMutation();
  const dispatch = useDispatch();
  const settle = async (work: Promise<unknown>, title: string): Promise<null> => {
    const failed = { title: 'Failed to update the family', fallback: TRY_AGAIN };
    await withToast(work, { done: { title }, failed }).catch((error: unknown) => {
      dispatch(api.util.invalidateTags(['Families']));
      throw error;
    });
    return null;
  };
  return (link) => {
    const parent = fullName(link.parent);
    const student = fullName(link.student);
    const withReason = actsInOtherSchool(reader, link.organizationId);
    return {
      confirm: {
        title: `Let ${parent} follow ${student}?`,
        question: `${parent} will see ${student}’s hours, totals and achievements, and can change none of them.`,
        confirm: 'Confirm',
        busy: 'Confirming...',
        withReason,
        onConfirm: (why) => settle(answer({ id: link.id, answer: 'confirm', ...why }).unwrap(), 'Family confirmed'),
      },
      refuse: {
        title: `Refuse ${parent}?`,
        question: `${parent} will not see anything of ${student}.`,
        confirm: 'Refuse',
        busy: 'Refusing...',
        destructive: true,
        withReason,
        onConfirm: (why) => settle(answer({ id: link.id, answer: 'refuse', ...why }).unwrap(), 'Request refused'),
      },
      remove: {
        title: 'Remove this family link?',
        question: `${parent} will no longer see anything of ${student}.`,
        confirm: 'Remove',
        busy: 'Removing...',
        destructive: true,
        withReason,
        onConfirm: (why) => settle(unlink({ id: link.id, ...why }).unwrap(), 'Family link removed'),
      },
    };
  };
}
