import type { HoursView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { formatDate } from '../../lib/dates.js';
import { hoursInWords } from '../../lib/hours.js';
import { fullName } from '../../lib/names.js';
import { timesOf } from './entryWords.js';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, max-content) 1fr',
  gap: '6px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

interface EntryFactsProps {
  readonly entry: HoursView;
  /** Whether the volunteer is named: not where they read their own. */
  readonly withVolunteer: boolean;
}

export function EntryFacts({ entry, withVolunteer }: EntryFactsProps) {
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ...(withVolunteer ? [['Student', fullName(entry.student)] as const] : []),
    ['Date', formatDate(entry.date)],
    ['Time', timesOf(entry)],
    ['Hours', entry.hours && hoursInWords(entry.hours)],
    ['Verifier', entry.verifier?.name],
    ['Description', entry.description],
    ['Verifier’s comment', entry.verifierComments],
    ['Approver’s comment', entry.approverComments],
  ];
  return (
    <Facts>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  );
}
