import type { HoursView } from '@hourtrail/contracts';
import { useOtherSchool } from '../../../api/useOtherSchool.js';
import { formatDate } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { textFacts, timesOf } from '../entryWords.js';

interface EntryFactsProps {
  readonly entry: HoursView;
  /** Whether the volunteer is named: not where they read their own. */
  readonly withVolunteer: boolean;
}

export function EntryFacts({ entry, withVolunteer }: EntryFactsProps) {
  const school = useOtherSchool(entry.organizationId);
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ...(withVolunteer ? [['Student', fullName(entry.student)] as const] : []),
    ['School', withVolunteer ? school : null],
    ['Date', formatDate(entry.date)],
    ['Time', timesOf(entry)],
    ['Hours', entry.hours && hoursInWords(entry.hours)],
    ['Verifier', entry.verifier?.name],
    ...textFacts(entry),
    ['Verifier’s comment', entry.verifierComments],
    ['Approver’s comment', entry.approverComments],
  ];
  return <FactGrid facts={facts.filter(([, value]) => value)} />;
}
