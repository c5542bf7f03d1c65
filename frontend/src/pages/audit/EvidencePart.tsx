import { useId } from 'react';
import { t, SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
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
  <EmptyState icon={FileCheck2} title={t('auditReview.noSystemEvidence')}>
    {t('auditReview.noSystemEvidenceHint')}
  </EmptyState>
);

function OfASchool({ address: { search, of, problem, set } }: Pick<AuditPartProps, 'address'>) {
  const id = useId();
  const student = useNamed(search.student, of);
  return (
    <Card aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {t('audit.evidence')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '68ch' }}>
        {t('auditReview.evidenceIntro')}
      </Typography>
      <Choice>
        <PickField
          label={t('auditReview.whoseEvidence')}
          placeholder={t('auditReview.wholeSchool')}
          value={student}
          useOptions={volunteersOf(of)}
          onPick={(picked) => set({ student: picked ? String(picked.id) : '' })}
        />
        <DayFilter label={t('common.from')} day={search.from} onChange={(day) => set({ from: day })} />
        <DayFilter label={t('common.to')} day={search.to} error={problem} onChange={(day) => set({ to: day })} />
      </Choice>
      <EvidenceButton
        variant="contained"
        {...of}
        {...daysOf(search)}
        {...(search.student ? { kind: 'student', id: search.student } : { kind: 'school' })}
      />
      <Typography component="h3" sx={{ fontWeight: 650, mt: 5 }}>
        {t('auditReview.inTheFile')}
      </Typography>
      <Inside>
        <li>{t('auditReview.fileEvents')}</li>
        <li>{t('auditReview.fileProofs')}</li>
        <li>{t('auditReview.fileCover')}</li>
        <li>{t('auditReview.fileChecker')}</li>
      </Inside>
    </Card>
  );
}
