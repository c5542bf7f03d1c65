import { ENTRY_TEXT_NAMES, ENTRY_TEXTS, type HoursView } from '@hourtrail/contracts';
import { formatDate } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { placeOf, timesOf } from '../entryWords.js';

const SEEN: readonly ((entry: HoursView) => string)[] = [
  ({ status, deletedAt }) => `it is ${deletedAt ? 'deleted' : status} now`,
  ({ hours }) => `it claims ${hoursInWords(hours ?? 0)} now`,
  ({ date }) => `the date is ${formatDate(date)} now`,
  (entry) => `the time is ${timesOf(entry) ?? 'open'} now`,
  (entry) => `the organization is ${placeOf(entry)} now`,
  ({ verifier }) => `the verifier is ${verifier?.name ?? 'nobody'} now`,
];

const TOO_LONG_TO_REPEAT = [
  ...ENTRY_TEXT_NAMES.map((text) => [text, `the ${ENTRY_TEXTS[text].label.toLowerCase()} is new`] as const),
  ['verifierComments', 'the verifier’s comment is new'],
  ['approverComments', 'the approver’s comment is new'],
] as const;

/** What a reviewer who looked at an entry is told when it is another now. */
export function whatChanged(seen: HoursView, present: HoursView): string {
  const told = SEEN.filter((words) => words(seen) !== words(present)).map((words) => words(present));
  const more = TOO_LONG_TO_REPEAT.filter(([field]) => seen[field] !== present[field]).map(([, words]) => words);
  const changes = [...told, ...more].join(', ');
  return `This entry changed while you looked at it${changes && `: ${changes}`}. Here is how it stands now.`;
}
