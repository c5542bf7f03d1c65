import { t, ENTRY_TEXT_NAMES, ENTRY_TEXTS, type HoursView } from '@hourtrail/contracts';
import { formatTime } from '../../lib/dates.js';

export const placeOf = (entry: Pick<HoursView, 'organizationName'>): string =>
  entry.organizationName || t('hours.noOrganizationYet');

/** "9:00 AM – 12:00 PM"; undefined while a draft lacks a time. */
export const timesOf = ({ startTime, endTime }: Pick<HoursView, 'startTime' | 'endTime'>): string | undefined =>
  startTime && endTime ? `${formatTime(startTime)} – ${formatTime(endTime)}` : undefined;

/** The latest comment of a reviewer. */
export const commentsOf = (entry: Pick<HoursView, 'approverComments' | 'verifierComments'>): string | null =>
  entry.approverComments || entry.verifierComments || null;

export const textFacts = (entry: HoursView): readonly (readonly [label: string, text: string | null])[] =>
  ENTRY_TEXT_NAMES.map((text) => [t(ENTRY_TEXTS[text].label), entry[text]]);
