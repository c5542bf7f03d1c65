import { t, type HoursView } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { useOtherSchool } from '../../../api/organizations.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { PATHS } from '../../../lib/paths.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { PrintedForm } from '../../../ui/PrintedForm.js';
import { placeOf, textFacts, timesOf } from '../entryWords.js';

interface PaperFormProps {
  readonly entry: HoursView;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** For whoever supervised. The QR code leads staff to the entry. */
export function PaperForm({ entry, open, onClose }: PaperFormProps) {
  const user = useSessionUser();
  const school = useOtherSchool(entry.organizationId) ?? user.organizationName;
  const id = String(entry.id);
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t('paper.volunteer'), fullName(entry.student)],
    [t('common.organization'), placeOf(entry)],
    [t('common.date'), formatDate(entry.date)],
    [t('common.time'), timesOf(entry)],
    [t('common.hours'), entry.hours && hoursInWords(entry.hours)],
    ...textFacts(entry),
  ];
  return (
    <PrintedForm
      title={t('paper.title')}
      blanks={[
        t('paper.signerName'),
        t('paper.signerContact'),
        t('paper.confirmed'),
        t('paper.signature'),
        t('paper.signedOn'),
      ]}
      code={{
        path: `${PATHS.approvals}?entry=${id}`,
        label: t('paper.qrCode', { id }),
        words: t('paper.forStaff', { id }),
      }}
      open={open}
      onClose={onClose}
    >
      <Typography sx={{ mb: 4 }}>{t('paper.intro', { school })}</Typography>
      <FactGrid facts={facts.filter(([, value]) => value)} />
      <Typography sx={{ mt: 5 }}>{t('paper.declaration')}</Typography>
    </PrintedForm>
  );
}
