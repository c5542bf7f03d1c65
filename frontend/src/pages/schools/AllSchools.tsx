import { useEffect, useState } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { Plus, School, SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useSchoolsListInfiniteQuery } from '../../api/organizations.js';
import { SchoolList, SchoolListSkeleton, SchoolActions } from '../../features/organizations/SchoolList.js';
import type { SchoolPanel } from '../../features/organizations/SchoolPanels.js';
import { useDebounced } from '../../lib/hooks.js';
import { Sections } from '../../ui/Columns.js';
import { SearchBox } from '../../ui/FilterFields.js';
import { PagedList } from '../../ui/PagedList.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { EmptyState } from '../../ui/states.js';
import { SchoolDialogs } from './SchoolDialogs.js';

const PAGE_ROWS = 25;

export function AllSchools() {
  const [open, setOpen] = useState<SchoolPanel | null>(null);
  const { search, setSearch, q } = useSearch();
  const list = useSchoolsListInfiniteQuery({ limit: PAGE_ROWS, ...(q && { q }) });
  const add = (): void => setOpen({ kind: 'form', target: 'new' });
  return (
    <Sections>
      <PageHeading title={t('schools.schools')}>
        <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={add}>
          {t('schools.addOrganization')}
        </Button>
      </PageHeading>
      <PagedList
        label={t('schools.schools')}
        list={list}
        head={<SearchBox label={t('schools.searchByName')} value={search} onChange={setSearch} />}
        skeleton={<SchoolListSkeleton rows={6} />}
        failed={t('schools.listFailed')}
        empty={<NoSchools q={q} onClear={() => setSearch('')} onAdd={add} />}
      >
        {(schools, density) => (
          <SchoolList
            label={t('schools.schools')}
            schools={schools}
            density={density}
            onOpen={(target) => setOpen({ kind: 'form', target })}
            actions={(school) => <SchoolActions school={school} onOpen={setOpen} />}
          />
        )}
      </PagedList>
      <SchoolDialogs open={open} onClose={() => setOpen(null)} />
    </Sections>
  );
}

function useSearch() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(params.get('q') ?? '');
  const q = useDebounced(search.trim());
  useEffect(() => setParams(q ? { q } : {}, { replace: true }), [q, setParams]);
  return { search, setSearch, q };
}

interface NoSchoolsProps {
  readonly q: string;
  readonly onClear: () => void;
  readonly onAdd: () => void;
}

const NoSchools = ({ q, onClear, onAdd }: NoSchoolsProps) =>
  q ? (
    <EmptyState
      icon={SearchX}
      title={t('schools.noMatchFor', { search: q })}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t('schools.clearSearch')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={School}
      title={t('schools.noSchoolsYet')}
      action={
        <Button variant="outlined" onClick={onAdd}>
          {t('schools.addFirstSchool')}
        </Button>
      }
    />
  );
