import { useEndOtherSessionsMutation, useEndSessionMutation } from '../../../api/identity.js';
import { told } from '../told.js';

const FAILED = { title: 'Not signed out', fallback: 'Failed to end the session. Please try again.' };

export function useEndSessions() {
  const [sendOne, one] = useEndSessionMutation();
  const [sendOthers, others] = useEndOtherSessionsMutation();
  return {
    end: (id: number): Promise<unknown> => told(sendOne(id).unwrap(), { title: 'Session signed out' }, FAILED),
    ending: one.isLoading,
    endOthers: (): Promise<unknown> => told(sendOthers().unwrap(), { title: 'Signed out everywhere else' }, FAILED),
    endingOthers: others.isLoading,
  };
}
