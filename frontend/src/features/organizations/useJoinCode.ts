import { errorMessage } from '../../api/errorMessage.js';
import { useDropJoinCodeMutation, useMakeJoinCodeMutation, type JoinCodeChange } from '../../api/organizations.js';
import { toast } from '../../ui/toast.js';

const NOT_MADE = 'The join code could not be made.';
const NOT_DROPPED = 'The join code could not be removed.';

/** Makes a school's join code, in the place of any before, or removes it. Both tell how it went. */
export function useJoinCode() {
  const [make, making] = useMakeJoinCodeMutation();
  const [drop, dropping] = useDropJoinCodeMutation();

  const act = async (work: () => Promise<unknown>, done: string, failed: string): Promise<void> => {
    try {
      await work();
      toast({ title: done });
    } catch (error) {
      toast({ title: 'Error', description: errorMessage(error, failed), destructive: true });
    }
  };
  return {
    make: (change: JoinCodeChange) => act(() => make(change).unwrap(), 'Join code made', NOT_MADE),
    drop: (change: JoinCodeChange) => act(() => drop(change).unwrap(), 'Join code removed', NOT_DROPPED),
    making: making.isLoading,
    dropping: dropping.isLoading,
  };
}
