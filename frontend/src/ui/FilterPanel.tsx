import { useState, type ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { ListFilter } from 'lucide-react';
import { Count } from './FilterTabs.js';
import { visuallyHidden } from './styled.js';
import { Trans } from './Trans.js';

interface FilterPanelProps {
  readonly chosen: number;
  /** True for a search as well. */
  readonly isNarrowed: boolean;
  readonly clear: () => void;
  /** The label of the button that closes the panel. */
  readonly show?: string;
  readonly children: ReactNode;
}

/** For narrow screens. */
export function FilterPanel({ chosen, isNarrowed, clear, show = t('ui.showEntries'), children }: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<ListFilter size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {chosen > 0 ? (
          <Trans
            id="ui.filtersSet"
            values={{ count: chosen }}
            components={{ number: <Count />, hidden: <span style={visuallyHidden} /> }}
          />
        ) : (
          t('common.filters')
        )}
      </Button>
      <Dialog open={open} onClose={close} maxWidth="xs" fullWidth>
        <DialogTitle>{t('common.filters')}</DialogTitle>
        <DialogContent>
          <Stack spacing={4} useFlexGap>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={!isNarrowed} onClick={clear} sx={{ mr: 'auto' }}>
            {t('common.clearFilters')}
          </Button>
          <Button variant="contained" onClick={close}>
            {show}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
