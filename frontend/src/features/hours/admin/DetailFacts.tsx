import type { ReactNode } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { usePersonQuery } from '../../../api/people.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate, formatInstant } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { Email } from '../../../ui/Email.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { textFacts, timesOf } from '../entryWords.js';

/** The values of all parts stand under each other. */
const Parts = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { '& dl': { gridTemplateColumns: '144px minmax(0, 1fr)' } },
}));

interface DetailFactsProps {
  readonly entry: HoursView;
  readonly onStudent: (id: number) => void;
}

/** Everything that is known of an entry and its volunteer; what is missing is said to be. */
export function DetailFacts({ entry, onStudent }: DetailFactsProps) {
  const { timeZone } = useSessionUser();
  const { currentData: person } = usePersonQuery(entry.studentId);
  const at = (instant: string | null): string => (instant ? formatInstant(instant, timeZone) : 'Not yet');
  return (
    <Parts>
      <Part title="Student">
        <FactGrid
          facts={[
            [
              'Name',
              <Link key="name" component="button" type="button" onClick={() => onStudent(entry.studentId)}>
                {fullName(entry.student)}
              </Link>,
            ],
            ...(person ? [['Grade level', person.gradeLevel ?? 'None'] as const] : []),
            ...(person ? [['Email', <Email key="email">{person.email}</Email>] as const] : []),
          ]}
        />
      </Part>
      <Part title="Entry">
        <FactGrid
          facts={[
            ['Submitted', at(entry.submittedAt)],
            ['Organization', entry.organizationName ?? 'None'],
            ['Date', formatDate(entry.date)],
            ['Time', timesOf(entry) ?? 'None'],
            ['Hours', entry.hours ? hoursInWords(entry.hours) : 'None'],
            ...textFacts(entry).map(([label, text]) => [label, text ?? 'None'] as const),
          ]}
        />
      </Part>
      <Part title="Decisions">
        <FactGrid
          facts={[
            ['Verifier', entry.verifier?.name ?? 'None'],
            ['Verified', at(entry.verifiedAt)],
            ['Verifier comments', entry.verifierComments ?? 'None'],
            ['Approved by', entry.approver?.name ?? 'Nobody yet'],
            ['Approved', at(entry.approvedAt)],
            ['Approver comments', entry.approverComments ?? 'None'],
            ...(entry.deletedAt ? [['Deleted', at(entry.deletedAt)] as const] : []),
          ]}
        />
      </Part>
    </Parts>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Typography variant="h3" sx={{ mt: 6, mb: 3 }}>
      {title}
    </Typography>
    {children}
  </>
);
