import { useState } from 'react';
import { t, shownCode, type CheckInCode, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Printer, RefreshCw } from 'lucide-react';
import { useLast } from '../../../lib/hooks.js';
import { ConfirmDialog, type Confirmation } from '../../../ui/ConfirmDialog.js';
import { useNarrow } from '../../../ui/layout.js';
import { QrCode } from '../../../ui/QrCode.js';
import { dayAndTimes } from '../opportunityWords.js';
import { CODE_HOURS } from './attendance.js';

const Sheet = styled(DialogContent)({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  textAlign: 'center',
  '& .qr': { width: 'min(320px, 100%)' },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
});

const CodeText = styled('p')(({ theme }) => ({
  fontSize: 'clamp(2.5rem, 13vw, 4.5rem)',
  lineHeight: 1.1,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  color: theme.vars.palette.text.primary,
}));

/** Prints only the sheet with the code. */
const PRINT_STYLES = {
  '@media print': {
    'body > *:not(.check-in-code)': { display: 'none !important' },
    '.check-in-code, .check-in-code *': { color: '#000 !important', background: '#fff !important', boxShadow: 'none' },
    '.check-in-code .MuiBackdrop-root, .check-in-code .MuiDialogActions-root': { display: 'none !important' },
    '.check-in-code, .check-in-code .MuiPaper-root': { position: 'static !important', maxHeight: 'none !important' },
  },
} as const;

interface CheckInCodeDialogProps {
  readonly opportunity: OpportunityView;
  /** Null while the dialog is closed. */
  readonly shown: CheckInCode | null;
  readonly busy: boolean;
  readonly onRenew: () => void;
  readonly onClose: () => void;
}

export function CheckInCodeDialog({ opportunity, shown, busy, onRenew, onClose }: CheckInCodeDialogProps) {
  const narrow = useNarrow();
  const last = useLast(shown);
  const [renewing, setRenewing] = useState(false);
  if (!last) return null;
  const codeText = shownCode(last.code);
  const renewal: Confirmation = {
    title: t('attendance.newCodeTitle'),
    question: t('attendance.newCodeQuestion'),
    confirm: t('attendance.newCode'),
    destructive: true,
    onConfirm: () => {
      onRenew();
      return Promise.resolve(null);
    },
  };
  return (
    <Dialog
      className="check-in-code"
      open={shown !== null}
      onClose={onClose}
      fullScreen={narrow}
      maxWidth="sm"
      fullWidth
    >
      <GlobalStyles styles={PRINT_STYLES} />
      <DialogTitle>{t('attendance.codeTitle')}</DialogTitle>
      <Sheet>
        <div>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {opportunity.title}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{dayAndTimes(opportunity)}</Typography>
        </div>
        <div className="qr">
          <QrCode text={last.url} label={t('attendance.qrCode', { code: codeText })} />
        </div>
        <CodeText aria-live="polite">{codeText}</CodeText>
        <p>{t('attendance.howToCheckIn', { host: new URL(last.url).host })}</p>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {CODE_HOURS}
        </Typography>
      </Sheet>
      <DialogActions>
        <Button
          color="inherit"
          startIcon={<RefreshCw size={18} aria-hidden />}
          aria-disabled={busy}
          onClick={() => setRenewing(true)}
        >
          {t('attendance.newCode')}
        </Button>
        <Button color="inherit" startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          {t('ui.print')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('common.done')}
        </Button>
      </DialogActions>
      <ConfirmDialog confirmation={renewing ? renewal : null} onClose={() => setRenewing(false)} />
    </Dialog>
  );
}
