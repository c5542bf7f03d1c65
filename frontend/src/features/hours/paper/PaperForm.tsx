import { t, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useOtherSchool } from '../../../api/organizations.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { PATHS } from '../../../lib/paths.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { useNarrow } from '../../../ui/layout.js';
import { PrintButton } from '../../../ui/PrintButton.js';
import { QrCode } from '../../../ui/QrCode.js';
import { placeOf, textFacts, timesOf } from '../entryWords.js';

const Blanks = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: '8px 24px',
  margin: '16px 0 24px',
  '& dt': { paddingTop: 40, borderBottom: '1px solid currentColor', fontSize: '0.8125rem' },
  '& dt span': { position: 'relative', top: 22 },
  '& div': { marginBottom: 24 },
});

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& > div': { flex: 'none', width: 112 },
});

/** Prints only the form. */
const PRINT_STYLES = {
  '@media print': {
    'body > *:not(.paper-form)': { display: 'none !important' },
    '.paper-form, .paper-form *': { color: '#000 !important', background: '#fff !important', boxShadow: 'none' },
    '.paper-form .MuiBackdrop-root, .paper-form .MuiDialogActions-root': { display: 'none !important' },
    '.paper-form, .paper-form .MuiDialog-container, .paper-form .MuiPaper-root': {
      display: 'block !important',
      position: 'static !important',
      height: 'auto !important',
      maxWidth: 'none !important',
      maxHeight: 'none !important',
      margin: '0 !important',
    },
    '.paper-form .MuiDialogContent-root': { overflow: 'visible !important' },
  },
} as const;

interface PaperFormProps {
  readonly entry: HoursView;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** To print, to be signed by whoever supervised. The QR code leads staff to the entry. */
export function PaperForm({ entry, open, onClose }: PaperFormProps) {
  const narrow = useNarrow();
  const user = useSessionUser();
  const school = useOtherSchool(entry.organizationId) ?? user.organizationName;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t('paper.volunteer'), fullName(entry.student)],
    [t('common.organization'), placeOf(entry)],
    [t('common.date'), formatDate(entry.date)],
    [t('common.time'), timesOf(entry)],
    [t('common.hours'), entry.hours && hoursInWords(entry.hours)],
    ...textFacts(entry),
  ];
  const blanks = [
    t('paper.signerName'),
    t('paper.signerContact'),
    t('paper.confirmed'),
    t('paper.signature'),
    t('paper.signedOn'),
  ];
  return (
    <Dialog className="paper-form for-paper" open={open} onClose={onClose} fullScreen={narrow} maxWidth="md" fullWidth>
      <GlobalStyles styles={PRINT_STYLES} />
      <DialogTitle>{t('paper.title')}</DialogTitle>
      {/* nothing in it takes the focus, and it scrolls */}
      <DialogContent tabIndex={0}>
        <Typography sx={{ mb: 4 }}>{t('paper.intro', { school })}</Typography>
        <FactGrid facts={facts.filter(([, value]) => value)} />
        <Typography sx={{ mt: 5 }}>{t('paper.declaration')}</Typography>
        <Blanks>
          {blanks.map((label) => (
            <div key={label}>
              <dt>
                <span>{label}</span>
              </dt>
            </div>
          ))}
        </Blanks>
        <Foot>
          <div>
            <QrCode
              text={`${window.location.origin}${PATHS.approvals}?entry=${entry.id}`}
              label={t('paper.qrCode', { id: String(entry.id) })}
            />
          </div>
          <Typography variant="body2">{t('paper.forStaff', { id: String(entry.id) })}</Typography>
        </Foot>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
        <PrintButton />
      </DialogActions>
    </Dialog>
  );
}
