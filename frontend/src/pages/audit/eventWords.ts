import { isMissing } from '../../features/audit/dataWords.js';
import { activityWords } from '../../features/reporting/activityWords.js';
import { capitalize } from '../../lib/names.js';

const SYSTEM_ACTOR = { id: null, role: 'system', name: '' } as const;

/** "Approved hours" for `hours.approved` */
export const eventWords = (type: string): string =>
  isMissing(type) ? 'An event is missing' : capitalize(activityWords({ type, about: null, actor: SYSTEM_ACTOR }));
