import { useState } from 'react';
import Button from '@mui/material/Button';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePeoplePageQuery } from '../../api/people.js';
import { EditUserDialog } from '../../features/people/EditUserDialog.js';
import { UserTable, UserTableSkeleton } from '../../features/people/UserTable.js';
import { PATHS } from '../../lib/paths.js';
import { ListCard } from '../../ui/ListCard.js';
import { EmptyState, ErrorState } from '../../ui/states.js';

const ROWS = 10;

/** The first people by name, and the way to all of them. */
export function FirstUsers() {
  const [editing, setEditing] = useState<number | null>(null);
  const { data, error, isError, refetch } = usePeoplePageQuery({ sort: 'name', limit: ROWS });
  return (
    <ListCard
      title="Users"
      foot={
        <Button component={Link} to={PATHS.people}>
          All users
        </Button>
      }
    >
      {isError ? (
        <ErrorState title="The users could not be loaded" error={error} onRetry={refetch} />
      ) : !data ? (
        <UserTableSkeleton rows={ROWS} />
      ) : data.rows.length === 0 ? (
        <EmptyState icon={Users} title="Nobody is here yet" />
      ) : (
        <UserTable label="Users" rows={data.rows} openLabel="Edit" onOpen={setEditing} />
      )}
      <EditUserDialog id={editing} onClose={() => setEditing(null)} />
    </ListCard>
  );
}
