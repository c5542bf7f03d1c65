import { activityWords } from '../../features/reporting/activityWords.js';
import { isMissing } from '../../features/audit/missing.js';
import { capitalized } from '../../lib/capitalized.js';

const NOBODY = { id: null, role: 'system', name: '' } as const;

/** "Approved hours" for `hours.approved`. */
export const eventWords = (type: string): string =>
  isMissing(type) ? 'An event is missing' : capitalized(activityWords({ type, about: null, actor: NOBODY }));
