import type { ErasePerson, UserView } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.js';
import { errorStatus } from '../../api/errorMessage.js';
import { useErasePersonMutation } from '../../api/people.js';
import { told, type Outcome } from '../../ui/told.js';
import { TRY_AGAIN } from './outcomes.js';

const ERASED: Outcome = {
  done: { title: 'Person erased', description: 'What they wrote in their entries follows within a few seconds.' },
  failed: { title: 'Nobody was erased', fallback: TRY_AGAIN },
};

/** Erases a person and tells how it went; throws what went wrong once it has been told. */
export function useErasePerson(): (asked: ErasePerson & { readonly id: number }) => Promise<UserView> {
  const [send] = useErasePersonMutation();
  const dispatch = useDispatch();
  return async (asked) => {
    try {
      return await told(send(asked).unwrap(), ERASED);
    } catch (error) {
      if ([404, 409].includes(errorStatus(error) ?? 0)) dispatch(api.util.invalidateTags(['People']));
      throw error;
    }
  };
}
