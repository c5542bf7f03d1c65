import { useState, Suspense } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Bookmark } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useSavedFiltersQuery } from '../../api/hours.js';
import { lazily } from '../../lib/lazily.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { FormSkeleton } from '../../ui/formStates.js';
import { PopPanel } from '../../ui/PopPanel.js';
import { SavedFilterList } from './SavedFilterList.js';
import type { Kept } from './SaveFilterForm.js';
import type { ApprovalFilter } from './useApprovalFilter.js';
import { useForgetFilter } from './useSavedFilters.js';

const Name = styled('span')({ minWidth: 0, maxWidth: '24ch', overflow: 'hidden', textOverflow: 'ellipsis' });

/** A reviewer's own searches, to come back to; the button names the one that is applied. */
export function SavedFilters({ filter }: { filter: ApprovalFilter }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [saving, setSaving] = useState(false);
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
      <PopPanel title="Saved filters" anchor={anchor} onClose={() => setAnchor(null)}>
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
      </PopPanel>
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

const SaveFilterForm = lazily(async () => (await import('./SaveFilterForm.js')).SaveFilterForm);

interface SaveFilterDialogProps extends Kept {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Gives a name to what the list shows now. */
const SaveFilterDialog = ({ open, onClose, ...kept }: SaveFilterDialogProps) => (
  <FormDialog open={open} title="Save this filter" onClose={onClose}>
    {(dialog) => (
      <Suspense fallback={<FormSkeleton />}>
        <SaveFilterForm {...kept} dialog={dialog} />
      </Suspense>
    )}
  </FormDialog>
);
