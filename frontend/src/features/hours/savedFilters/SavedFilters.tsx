import { useState, Suspense } from 'react';
import { t, LIMITS, type FilteredList, type SavedFilter } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Bookmark, Check, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useSavedFiltersQuery } from '../../../api/hours.js';
import { lazily } from '../../../lib/lazily.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { ListFootBar } from '../../../ui/ListCard.js';
import { LoadedRows } from '../../../ui/LoadedRows.js';
import { PopPanel } from '../../../ui/PopPanel.js';
import { EmptyState, Late } from '../../../ui/states.js';
import { FormSkeleton } from '../../../ui/formStates.js';
import type { FilterToSave } from './SaveFilterForm.js';
import { useDeleteFilter } from './useSavedFilters.js';

const Name = styled('span')({ minWidth: 0, maxWidth: '24ch', overflow: 'hidden', textOverflow: 'ellipsis' });

/** How a list is filtered now, and what its saved filters mean. */
export interface SavableFilter {
  /** Equal filters give the same params; empty if nothing is filtered. */
  readonly searchParams: string;
  readonly searchWords: string;
  readonly wordsOfSearch: (search: string) => string;
  readonly isApplied: (search: string) => boolean;
  readonly apply: (search: string) => void;
}

interface SavedFiltersProps {
  readonly list: FilteredList;
  readonly filter: SavableFilter;
  /** A search that is worth saving. */
  readonly hint: string;
}

export function SavedFilters({ list, filter, hint }: SavedFiltersProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [saving, setSaving] = useState(false);
  const saved = useSavedFiltersQuery(list);
  const deleteFilter = useDeleteFilter(list);
  const applied = saved.data?.find(({ search }) => filter.isApplied(search));
  // a closing panel returns the focus to its button, so it has to close before something else takes the focus
  const closeFirst = (): void => flushSync(() => setAnchor(null));
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={applied ? t('approvals.savedFilterApplied', { name: applied.name }) : t('approvals.savedFilters')}
        startIcon={<Bookmark size={16} aria-hidden {...(applied && { fill: 'currentColor' })} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Name>{applied?.name ?? t('approvals.savedFilters')}</Name>
      </Button>
      <PopPanel title={t('approvals.savedFilters')} anchor={anchor} onClose={() => setAnchor(null)}>
        <SavedFilterList
          saved={saved}
          hint={hint}
          filter={filter}
          applied={applied}
          onApply={({ search }) => {
            closeFirst();
            filter.apply(search);
          }}
          onDelete={(one) => {
            closeFirst();
            void deleteFilter(one);
          }}
          onSave={() => {
            closeFirst();
            setSaving(true);
          }}
        />
      </PopPanel>
      <SaveFilterDialog
        open={saving}
        list={list}
        search={filter.searchParams}
        words={filter.searchWords}
        saved={saved.data ?? []}
        onClose={() => setSaving(false)}
      />
    </>
  );
}

const SaveFilterForm = lazily(async () => (await import('./SaveFilterForm.js')).SaveFilterForm);

interface SaveFilterDialogProps extends FilterToSave {
  readonly open: boolean;
  readonly onClose: () => void;
}

const SaveFilterDialog = ({ open, onClose, ...filter }: SaveFilterDialogProps) => (
  <FormDialog open={open} title={t('approvals.saveThisFilter')} onClose={onClose}>
    {(dialog) => (
      <Suspense fallback={<FormSkeleton />}>
        <SaveFilterForm {...filter} dialog={dialog} />
      </Suspense>
    )}
  </FormDialog>
);

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: '4px 0',
  listStyle: 'none',
  maxHeight: 'min(400px, 50vh)',
  overflowY: 'auto',
  '& li': { display: 'flex', alignItems: 'center', gap: 4, paddingRight: 8 },
  '& li > .MuiButton-root': {
    flex: 1,
    minWidth: 0,
    justifyContent: 'flex-start',
    paddingInline: 20,
    borderRadius: 0,
    color: theme.vars.palette.text.primary,
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  },
}));

interface SavedFilterListProps {
  readonly saved: {
    readonly data?: readonly SavedFilter[] | undefined;
    readonly isError: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  readonly hint: string;
  readonly filter: SavableFilter;
  readonly applied: SavedFilter | undefined;
  readonly onApply: (saved: SavedFilter) => void;
  readonly onDelete: (saved: SavedFilter) => void;
  readonly onSave: () => void;
}

function SavedFilterList({ saved, hint, filter, applied, onApply, onDelete, onSave }: SavedFilterListProps) {
  const full = saved.data && saved.data.length >= LIMITS.savedFiltersMax;
  return (
    <>
      <LoadedRows
        rows={saved.data}
        query={saved}
        skeleton={<Loading />}
        empty={
          <EmptyState icon={Bookmark} title={t('approvals.noSavedFilters')}>
            {hint}
          </EmptyState>
        }
        failed={t('approvals.savedFiltersNotLoaded')}
      >
        {(filters) => (
          <Rows>
            {filters.map((one) => (
              <li key={one.id}>
                <Button
                  variant="text"
                  aria-current={one.id === applied?.id || undefined}
                  onClick={() => onApply(one)}
                  {...(one.id === applied?.id && { endIcon: <Check size={16} aria-hidden /> })}
                >
                  <span>
                    {one.name} <small>{filter.wordsOfSearch(one.search)}</small>
                  </span>
                </Button>
                <IconButton aria-label={t('approvals.removeFilter', { name: one.name })} onClick={() => onDelete(one)}>
                  <X size={16} aria-hidden />
                </IconButton>
              </li>
            ))}
          </Rows>
        )}
      </LoadedRows>
      {saved.data && (
        <ListFootBar>
          {filter.searchParams === '' ? (
            t('approvals.narrowFirst')
          ) : applied ? (
            t('approvals.filterApplied', { name: applied.name })
          ) : (
            <>
              {full && t('approvals.filterLimit', { count: LIMITS.savedFiltersMax })}
              <Button variant="outlined" onClick={onSave}>
                {t('approvals.saveThisFilter')}
              </Button>
            </>
          )}
        </ListFootBar>
      )}
    </>
  );
}

const Loading = () => (
  <Late role="status" aria-label={t('approvals.loadingSavedFilters')}>
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} variant="rounded" height={44} sx={{ m: 3 }} />
    ))}
  </Late>
);
