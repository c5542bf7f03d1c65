import { useDropJoinCodeMutation, useMakeJoinCodeMutation, type JoinCodeChange } from '../../api/organizations.js';
import { tried, type Outcome } from '../../ui/told.js';

const MADE: Outcome = {
  done: { title: 'Join code made' },
  failed: { title: 'Error', fallback: 'The join code could not be made.' },
};
const REMOVED: Outcome = {
  done: { title: 'Join code removed' },
  failed: { title: 'Error', fallback: 'The join code could not be removed.' },
};

/** Makes a school's join code, in the place of any before, or removes it. Both tell how it went. */
export function useJoinCode() {
  const [make, making] = useMakeJoinCodeMutation();
  const [drop] = useDropJoinCodeMutation();
  return {
    make: (change: JoinCodeChange) => tried(make(change).unwrap(), MADE),
    drop: (change: JoinCodeChange) => tried(drop(change).unwrap(), REMOVED),
    making: making.isLoading,
  };
}
