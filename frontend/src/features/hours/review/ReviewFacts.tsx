import type { HoursView } from '@hourtrail/contracts';
import { useOtherSchool } from '../../../api/useOtherSchool.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate, formatInstant } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { StatusChip } from '../../../ui/StatusChip.js';
import { Wait } from '../list/columns.js';
import { placeOf, textFacts, timesOf } from '../entryWords.js';

/** All that a reviewer decides by. */
export function ReviewFacts({ entry }: { entry: HoursView }) {
  const { timeZone } = useSessionUser();
  const school = useOtherSchool(entry.organizationId);
  const waits = entry.status === 'pending' || entry.status === 'verified';
  const at = (instant: string | null): string | null => instant && formatInstant(instant, timeZone);
  const facts = [
    ['Student', fullName(entry.student)],
    ['Grade level', entry.student.gradeLevel],
    ['School', school],
    ['Organization', placeOf(entry)],
    ['Date', formatDate(entry.date)],
    ['Time', timesOf(entry)],
    ['Hours', entry.hours && hoursInWords(entry.hours)],
    ...textFacts(entry),
    ['Status', <StatusChip key="status" status={entry.status} />],
    ['Submitted', at(entry.submittedAt)],
    ['Waiting', waits && <Wait key="wait" since={entry.statusSince} />],
    ['Verifier', entry.verifier?.name],
    ['Verified', at(entry.verifiedAt)],
    ['Verifier’s comment', entry.verifierComments],
    ['Approver', entry.approver?.name],
    ['Approver’s comment', entry.approverComments],
  ] as const;
  return <FactGrid facts={facts.filter(([, value]) => value)} />;
}
