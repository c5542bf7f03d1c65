import { t, ENTRY_TEXT_NAMES, ENTRY_TEXTS, type HoursView } from '@hourtrail/contracts';
import { formatDate } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { inAList } from '../../../lib/names.js';
import { placeOf, timesOf } from '../entryWords.js';

const SEEN: readonly ((entry: HoursView) => string)[] = [
  ({ status, deletedAt }) => t('hoursReview.nowStatus', { status: deletedAt ? 'deleted' : status }),
  ({ hours }) => t('hoursReview.nowHours', { hours: hoursInWords(hours ?? 0) }),
  ({ date }) => t('hoursReview.nowDate', { date: formatDate(date) }),
  (entry) => {
    const times = timesOf(entry);
    return times ? t('hoursReview.nowTimes', { times }) : t('hoursReview.nowNoTimes');
  },
  (entry) => t('hoursReview.nowOrganization', { organization: placeOf(entry) }),
  ({ category }) => (category ? t('hoursReview.nowCategory', { name: category.name }) : t('hoursReview.nowNoCategory')),
  ({ verifier }) => (verifier ? t('hoursReview.nowVerifier', { name: verifier.name }) : t('hoursReview.nowNoVerifier')),
];

const TOO_LONG_TO_REPEAT = [
  ...ENTRY_TEXT_NAMES.map((text) => [text, t('hoursReview.newText', { field: t(ENTRY_TEXTS[text].label) })] as const),
  ['verifierComments', t('hoursReview.newVerifierComment')],
  ['approverComments', t('hoursReview.newApproverComment')],
] as const;

/** Lists the differences between the entry that the reviewer saw and the current one. */
export function whatChanged(seen: HoursView, present: HoursView): string {
  const changes = SEEN.filter((words) => words(seen) !== words(present)).map((words) => words(present));
  const more = TOO_LONG_TO_REPEAT.filter(([field]) => seen[field] !== present[field]).map(([, words]) => words);
  const everything = [...changes, ...more];
  return everything.length > 0
    ? t('hoursReview.entryChangedTo', { changes: inAList(everything) })
    : t('hoursReview.entryChanged');
}
