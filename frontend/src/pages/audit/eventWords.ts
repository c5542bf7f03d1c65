import { t } from '@hourtrail/contracts';
import { isMissing } from '../../features/audit/dataWords.js';
import { eventLabel } from '../../features/reporting/eventLabels.js';

/** "Approved hours" for `hours.approved` */
export const eventWords = (type: string): string =>
  isMissing(type) ? t('auditRecords.missingEvent') : eventLabel(type);
