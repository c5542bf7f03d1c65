import type { Admit, JoinRequestView } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.js';
import { useAdmitMutation, useRefuseJoinRequestMutation } from '../../api/families.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { actsOutside } from '../../lib/outside.js';
import { told } from '../../ui/told.js';
import type { Confirmation } from '../../ui/ConfirmDialog.js';
import { TRY_AGAIN } from './outcomes.js';

const useReload = () => {
  const dispatch = useDispatch();
  return (error: unknown): never => {
    dispatch(api.util.invalidateTags(['JoinRequests']));
    throw error;
  };
};

/** Takes somebody into the school they asked to join; throws what went wrong once it has been told. */
export function useAdmit(): (request: JoinRequestView, as: Partial<Admit>) => Promise<unknown> {
  const [send] = useAdmitMutation();
  const reload = useReload();
  return ({ id, person, organizationName }, as) =>
    told(send({ id, ...as }).unwrap(), {
      done: { title: `${fullName(person)} admitted`, description: `They belong to ${organizationName} now.` },
      failed: { title: 'Failed to admit', fallback: TRY_AGAIN },
    }).catch(reload);
}

/** What is asked before somebody is not taken in, and the act. */
export function useRefuseJoin(): (request: JoinRequestView) => Confirmation {
  const reader = useSessionUser();
  const [send] = useRefuseJoinRequestMutation();
  const reload = useReload();
  return ({ id, person, organizationId, organizationName }) => ({
    title: `Refuse ${fullName(person)}?`,
    question: `They stay in New School and can ask ${organizationName} again.`,
    confirm: 'Refuse',
    busy: 'Refusing...',
    destructive: true,
    withReason: actsOutside(reader, organizationId),
    onConfirm: (why) =>
      told(send({ id, ...why }).unwrap(), {
        done: { title: 'Request refused' },
        failed: { title: 'Failed to refuse the request', fallback: TRY_AGAIN },
      }).then(() => null, reload),
  });
}
