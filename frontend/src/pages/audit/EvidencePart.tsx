import { useId } from 'react';
import { SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FileCheck2 } from 'lucide-react';
import { useNamed, volunteersOf } from '../../features/audit/PersonFilter.js';
import { EvidenceButton } from '../../ui/EvidenceButton.js';
import { daysOf } from '../../lib/useSearchState.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { PickField } from '../../ui/PickField.js';
import { EmptyState } from '../../ui/states.js';
import type { AuditPartProps } from './auditAddress.js';

const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  margin: '20px 0',
  '& > :first-of-type': { flex: '1 1 240px', maxWidth: 400 },
  [theme.breakpoints.down('sm')]: { display: 'grid', '& > :first-of-type': { maxWidth: 'none' } },
}));

const Inside = styled('ul')(({ theme }) => ({
  margin: '4px 0 0',
  paddingLeft: 20,
  maxWidth: '68ch',
  color: theme.vars.palette.text.secondary,
  '& li + li': { marginTop: 4 },
}));

export function EvidencePart({ address }: AuditPartProps) {
  return address.school === SYSTEM_ORGANIZATION ? <NoneOfTheSystem /> : <OfASchool address={address} />;
}

const NoneOfTheSystem = () => (
  <EmptyState icon={FileCheck2} title="Evidence is of schools and people">
    The log of the whole system holds nobody’s hours. Choose a school above; what stands in this log can be proven under
    Events, and its checkpoints are under Integrity.
  </EmptyState>
);

function OfASchool({ address: { search, of, problem, set } }: Pick<AuditPartProps, 'address'>) {
  const id = useId();
  const student = useNamed(search.student, of);
  return (
    <Card aria-labelledby={id}>
      <Typography id={id} variant="h2">
        Evidence
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '68ch' }}>
        One file that a stranger can check without a network, and without trusting this server. That you took it away is
        kept in the access log.
      </Typography>
      <Choice>
        <PickField
          label="Of whom"
          placeholder="The whole school"
          value={student}
          useOptions={volunteersOf(of)}
          onPick={(picked) => set({ student: picked ? String(picked.id) : '' })}
        />
        <DayFilter label="From" day={search.from} onChange={(day) => set({ from: day })} />
        <DayFilter label="To" day={search.to} error={problem} onChange={(day) => set({ to: day })} />
      </Choice>
      <EvidenceButton
        variant="contained"
        {...of}
        {...daysOf(search)}
        {...(search.student ? { kind: 'student', id: search.student } : { kind: 'school' })}
      />
      <Typography component="h3" sx={{ fontWeight: 650, mt: 5 }}>
        In the file
      </Typography>
      <Inside>
        <li>What happened, event by event, with the texts that you may see.</li>
        <li>The proof of each event, the signed checkpoint and the key.</li>
        <li>A cover to read and to print.</li>
        <li>What checks all of it: unpack verify.html and open it in a browser, or run node verify.mjs.</li>
      </Inside>
    </Card>
  );
}
