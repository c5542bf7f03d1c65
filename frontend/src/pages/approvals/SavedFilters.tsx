import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Bookmark } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useSavedFiltersQuery } from '../../api/hours.js';
import { PopPanel } from '../../ui/PopPanel.js';
import { SaveFilterDialog } from './SaveFilterDialog.js';
import { SavedFilterList } from './SavedFilterList.js';
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
