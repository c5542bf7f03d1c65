import type { ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useNarrow } from './layout.js';
import { PrintButton } from './PrintButton.js';
import { QrCode } from './QrCode.js';

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

interface PrintedFormProps {
  readonly title: string;
  /** What a signer writes by hand, below the children. */
  readonly blanks?: readonly string[];
  /** Leads staff to what the form is about: a path of this site, and words for it. */
  readonly code?: { readonly path: string; readonly label: string; readonly words: string };
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** To print, and to be signed by hand where it has blanks. */
export function PrintedForm({ title, blanks = [], code, open, onClose, children }: PrintedFormProps) {
  const narrow = useNarrow();
  return (
    <Dialog className="paper-form for-paper" open={open} onClose={onClose} fullScreen={narrow} maxWidth="md" fullWidth>
      <GlobalStyles styles={PRINT_STYLES} />
      <DialogTitle>{title}</DialogTitle>
      {/* nothing in it takes the focus, and it scrolls */}
      <DialogContent tabIndex={0}>
        {children}
        {blanks.length > 0 && (
          <Blanks>
            {blanks.map((label) => (
              <div key={label}>
                <dt>
                  <span>{label}</span>
                </dt>
              </div>
            ))}
          </Blanks>
        )}
        {code && (
          <Foot>
            <div>
              <QrCode text={`${window.location.origin}${code.path}`} label={code.label} />
            </div>
            <Typography variant="body2">{code.words}</Typography>
          </Foot>
        )}
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
