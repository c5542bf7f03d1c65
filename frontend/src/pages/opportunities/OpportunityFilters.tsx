import { Suspense, lazy } from 'react';
import { AUDIENCES, can, isVolunteer, reachOf } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { useSessionUser } from '../../api/useSessionUser.js';
import { AUDIENCE_LABELS } from '../../features/opportunities/opportunityWords.js';
import { FilterSelect } from '../../ui/FilterSelect.js';
import { FilterToggle } from '../../ui/FilterToggle.js';
import { SearchBox } from '../../ui/SearchBox.js';
import { ACTIVITY, DATES, USUAL_DATES } from './filters.js';
import type { Filters } from './filters.js';

const SchoolFilter = lazy(async () => ({ default: (await import('../people/SchoolFilter.js')).SchoolFilter }));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > .MuiAutocomplete-root': { flex: '1 1 180px', maxWidth: 240 },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type, & > :nth-of-type(2), & > .MuiAutocomplete-root': { gridColumn: '1 / -1', maxWidth: 'none' },
    '& > button:first-of-type': { gridColumn: 'auto' },
  },
}));

const AUDIENCE_CHOICES = AUDIENCES.map((audience) => [audience, AUDIENCE_LABELS[audience]] as const);

/** Narrows the opportunities; staff by whom they are for, too: volunteers see only what is for them. */
export function OpportunityFilters({ asked, search, setSearch, set }: Filters) {
  const { role } = useSessionUser();
  return (
    <Bar role="search" aria-label="Opportunities">
      <SearchBox label="Search title, organization or description" value={search} onChange={setSearch} />
      <FilterSelect
        label="Date"
        value={asked.when}
        choices={DATES}
        onChange={(when) => set({ when: when === USUAL_DATES ? '' : when })}
      />
      {!isVolunteer(role) && (
        <FilterSelect
          label="Audience"
          all="Any audience"
          value={asked.audience ?? ''}
          choices={AUDIENCE_CHOICES}
          onChange={(audience) => set({ audience })}
        />
      )}
      {reachOf(role, 'attendance.take').includes('assigned') && (
        <FilterToggle
          label="Coordinated by you"
          pressed={asked.coordinator !== undefined}
          onChange={(pressed) => set({ coordinator: pressed ? 'me' : '' })}
        />
      )}
      {can(role, 'opportunities.manage') && (
        <FilterSelect
          label="Status"
          all="Any status"
          value={asked.active === undefined ? '' : String(asked.active)}
          choices={ACTIVITY}
          onChange={(active) => set({ active })}
        />
      )}
      {reachOf(role, 'opportunities.read').includes('everywhere') && (
        <Suspense fallback={null}>
          <SchoolFilter
            id={asked.organizationId}
            onPick={(id) => set({ school: id === undefined ? '' : String(id) })}
          />
        </Suspense>
      )}
    </Bar>
  );
}
