import { useEndOtherSessionsMutation, useEndSessionMutation } from '../../../api/identity.js';
import { tried } from '../../../ui/told.js';

const FAILED = { title: 'Not signed out', fallback: 'Failed to end the session. Please try again.' };

export function useEndSessions() {
  const [sendOne, one] = useEndSessionMutation();
  const [sendOthers, others] = useEndOtherSessionsMutation();
  return {
    end: (id: number): Promise<unknown> =>
      tried(sendOne(id).unwrap(), { done: { title: 'Session signed out' }, failed: FAILED }),
    ending: one.isLoading,
    endOthers: (): Promise<unknown> =>
      tried(sendOthers().unwrap(), { done: { title: 'Signed out everywhere else' }, failed: FAILED }),
    endingOthers: others.isLoading,
  };
}
