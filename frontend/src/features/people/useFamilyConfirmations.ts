import { t, type FamilyLinkView } from '@hourtrail/contracts';
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
    const failed = { title: t('people.familyUpdateFailed'), fallback: TRY_AGAIN };
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
        title: t('people.confirmFamily', { parent, student }),
        question: t('people.confirmFamilyDetail', { parent, student }),
        confirm: t('people.confirm'),
        busy: t('people.confirming'),
        withReason,
        onConfirm: (why) =>
          settle(answer({ id: link.id, answer: 'confirm', ...why }).unwrap(), t('people.familyConfirmed')),
      },
      refuse: {
        title: t('people.declineQuestion', { name: parent }),
        question: t('people.declineFamilyDetail', { parent, student }),
        confirm: t('people.decline'),
        busy: t('people.declining'),
        destructive: true,
        withReason,
        onConfirm: (why) =>
          settle(answer({ id: link.id, answer: 'refuse', ...why }).unwrap(), t('people.requestDeclined')),
      },
      remove: {
        title: t('people.removeFamily'),
        question: t('people.removeFamilyDetail', { parent, student }),
        confirm: t('common.remove'),
        busy: t('common.removing'),
        destructive: true,
        withReason,
        onConfirm: (why) => settle(unlink({ id: link.id, ...why }).unwrap(), t('people.familyRemoved')),
      },
    };
  };
}
