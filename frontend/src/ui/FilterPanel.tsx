import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { ListFilter } from 'lucide-react';
import { Count } from './FilterTabs.js';
import { visuallyHidden } from './styled.js';

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
export function FilterPanel({ chosen, isNarrowed, clear, show = 'Show entries', children }: FilterPanelProps) {
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
        Filters
        {chosen > 0 && (
          <>
            {' '}
            <Count>{chosen}</Count> <span style={visuallyHidden}>set</span>
          </>
        )}
      </Button>
      <Dialog open={open} onClose={close} maxWidth="xs" fullWidth>
        <DialogTitle>Filters</DialogTitle>
        <DialogContent>
          <Stack spacing={4} useFlexGap>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={!isNarrowed} onClick={clear} sx={{ mr: 'auto' }}>
            Clear filters
          </Button>
          <Button variant="contained" onClick={close}>
            {show}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
