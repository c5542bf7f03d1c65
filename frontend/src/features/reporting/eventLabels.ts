import { t, EVENT_LABELS, isEventType, msg } from '@hourtrail/contracts';

/** "Approved hours" for `hours.approved`. */
export const eventLabel = (type: string): string =>
  t(isEventType(type) ? EVENT_LABELS[type] : msg('activity.otherLabel'));
