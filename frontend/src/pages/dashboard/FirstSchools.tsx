import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { School } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSchoolsPageQuery } from '../../api/organizations.js';
import { SchoolListSkeleton, schoolNameId, EditSchool } from '../../features/organizations/SchoolList.js';
import type { SchoolPanel } from '../../features/organizations/SchoolPanels.js';
import { PATHS } from '../../lib/paths.js';
import { ActiveChip } from '../../ui/Chip.js';
import { ListCard } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { EmptyState } from '../../ui/states.js';

const ROWS = 10;

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, padding: '4px 20px' },
  '& li:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.hairline}` },
  '& .name': { flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& .MuiButton-text': { marginRight: -8 },
  [theme.breakpoints.down('sm')]: { '& li': { padding: '8px 16px' } },
}));

export function FirstSchools({ onOpen }: { onOpen: (panel: SchoolPanel) => void }) {
  const query = useSchoolsPageQuery({ limit: ROWS });
  return (
    <ListCard
      title={t('dashboard.organizations')}
      foot={
        <Button component={Link} to={PATHS.schools}>
          {t('dashboard.allOrganizations')}
        </Button>
      }
    >
      <LoadedRows
        rows={query.data?.rows}
        query={query}
        skeleton={<SchoolListSkeleton rows={5} />}
        empty={<EmptyState icon={School} title={t('dashboard.noSchools')} />}
        failed={t('dashboard.schoolsLoadFailed')}
      >
        {(schools) => (
          <List aria-label={t('dashboard.organizations')}>
            {schools.map((school) => (
              <li key={school.id}>
                <span className="name" id={schoolNameId(school)}>
                  {school.name}
                </span>
                <ActiveChip active={school.isActive} />
                <EditSchool school={school} onOpen={onOpen} />
              </li>
            ))}
          </List>
        )}
      </LoadedRows>
    </ListCard>
  );
}
