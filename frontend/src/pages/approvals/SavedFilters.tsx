import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Bookmark } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useSavedFiltersQuery } from '../../api/hours.js';
import { ListHead } from '../../ui/ListCard.js';
import { SaveFilterDialog } from './SaveFilterDialog.js';
import { SavedFilterList } from './SavedFilterList.js';
import type { ApprovalFilter } from './useApprovalFilter.js';
import { useForgetFilter } from './useSavedFilters.js';

const Panel = styled(Popover)(({ theme }) => ({
  '& .MuiPopover-paper': {
    width: 'min(360px, calc(100vw - 32px))',
    border: `1px solid ${theme.vars.palette.hairline}`,
    borderRadius: 10,
    boxShadow: theme.vars.palette.floating,
  },
}));

const Name = styled('span')({ minWidth: 0, maxWidth: '24ch', overflow: 'hidden', textOverflow: 'ellipsis' });

/** A reviewer's own searches, to come back to; the button names the one that is applied. */
export function SavedFilters({ filter }: { filter: ApprovalFilter }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [saving, setSaving] = useState(false);
  const title = useId();
  const saved = useSavedFiltersQuery();
  const forget = useForgetFilter();
  const applied = saved.data?.find(({ search }) => filter.isAskedBy(search));
  // the closing panel gives the focus back; only then may something else take it
  const closeFirst = (): void => flushSync(() => setAnchor(null));
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={applied ? `Saved filters: ${applied.name}` : 'Saved filters'}
        startIcon={<Bookmark size={16} aria-hidden {...(applied && { fill: 'currentColor' })} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Name>{applied?.name ?? 'Saved filters'}</Name>
      </Button>
      <Panel
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title } }}
      >
        <ListHead>
          <Typography id={title} variant="h2">
            Saved filters
          </Typography>
        </ListHead>
        <SavedFilterList
          saved={saved}
          filter={filter}
          applied={applied}
          onApply={({ search }) => {
            closeFirst();
            filter.apply(search);
          }}
          onForget={(one) => {
            closeFirst();
            void forget(one);
          }}
          onSave={() => {
            closeFirst();
            setSaving(true);
          }}
        />
      </Panel>
      <SaveFilterDialog
        open={saving}
        search={filter.kept}
        words={filter.keptWords}
        saved={saved.data ?? []}
        onClose={() => setSaving(false)}
      />
    </>
  );
}
