import { t, type UserSort } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePeoplePageQuery } from '../../api/people.js';
import { UserTable, UserTableSkeleton, type UserTableProps } from '../../features/people/UserTable.js';
import { PATHS } from '../../lib/paths.js';
import { ListCard } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { EmptyState } from '../../ui/states.js';

const ROWS = 10;

interface TenUsersProps extends Omit<UserTableProps, 'label' | 'rows'> {
  readonly title: string;
  readonly sort: UserSort;
}

/** The first ten in an order; the page People has them all. */
export function TenUsers({ title, sort, ...controls }: TenUsersProps) {
  const query = usePeoplePageQuery({ sort, limit: ROWS });
  return (
    <ListCard
      title={title}
      foot={
        <Button component={Link} to={PATHS.people}>
          {t('dashboard.allUsers')}
        </Button>
      }
    >
      <LoadedRows
        rows={query.data?.rows}
        query={query}
        skeleton={<UserTableSkeleton rows={ROWS} />}
        empty={<EmptyState icon={Users} title={t('dashboard.noUsers')} />}
        failed={t('dashboard.usersLoadFailed')}
      >
        {(users) => <UserTable label={title} rows={users} {...controls} />}
      </LoadedRows>
    </ListCard>
  );
}
