import type { ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FilterPanel } from '../../ui/FilterPanel.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { useNarrow } from '../../ui/layout.js';
import type { AuditAddress } from './auditAddress.js';

const Bar = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  '& > .MuiAutocomplete-root': { flex: '1 1 180px', maxWidth: 240 },
  [theme.breakpoints.up('md')]: { '& .MuiButton-root': { minHeight: 40 } },
}));

interface FilterBarProps {
  readonly address: AuditAddress;
  /** Does not count the days. */
  readonly chosen: number;
  readonly children?: ReactNode;
}

export function FilterBar({ address, chosen, children }: FilterBarProps) {
  const narrow = useNarrow();
  const { search, problem, set, clear } = address;
  const all = chosen + [search.from, search.to].filter(Boolean).length;
  const fields = (
    <>
      {children}
      <DayFilter label={t('common.from')} day={search.from} onChange={(day) => set({ from: day })} />
      <DayFilter label={t('common.to')} day={search.to} error={problem} onChange={(day) => set({ to: day })} />
    </>
  );
  return (
    <Bar role="group" aria-label={t('common.filters')}>
      {narrow ? (
        <FilterPanel chosen={all} isNarrowed={all > 0} clear={clear} show={t('ui.showResults')}>
          {fields}
        </FilterPanel>
      ) : (
        fields
      )}
      {all > 0 && !narrow && (
        <Button variant="text" onClick={clear}>
          {t('common.clearFilters')}
        </Button>
      )}
    </Bar>
  );
}
