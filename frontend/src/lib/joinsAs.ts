import { JOINS_AS, type JoinsAs } from '@hourtrail/contracts';
import { remember, useStored } from './browserStorage.js';

const KEY = 'hourtrail-joins-as';

/** At sign-up, which makes every account a student's: the request to join a school says it later. */
export const rememberJoinsAs = (role: JoinsAs): void => remember(KEY, role);

export const useJoinsAs = (): [JoinsAs, (role: JoinsAs) => void] => useStored(KEY, JOINS_AS, 'student');
