import { useState } from 'react';
import Button from '@mui/material/Button';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePeoplePageQuery } from '../../api/people.js';
import { EditUserDialog } from '../../features/people/EditUserDialog.js';
import { UserTable, UserTableSkeleton } from '../../features/people/UserTable.js';
import { PATHS } from '../../lib/paths.js';
import { ListCard } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { EmptyState } from '../../ui/states.js';

const ROWS = 10;

/** The first people by name, and the way to all of them. */
export function FirstUsers() {
  const [editing, setEditing] = useState<number | null>(null);
  const query = usePeoplePageQuery({ sort: 'name', limit: ROWS });
  return (
    <ListCard
      title="Users"
      foot={
        <Button component={Link} to={PATHS.people}>
          All users
        </Button>
      }
    >
      <LoadedRows
        rows={query.data?.rows}
        query={query}
        skeleton={<UserTableSkeleton rows={ROWS} />}
        empty={<EmptyState icon={Users} title="Nobody is here yet" />}
        failed="The users could not be loaded"
      >
        {(users) => <UserTable label="Users" rows={users} openLabel="Edit" onOpen={setEditing} />}
      </LoadedRows>
      <EditUserDialog id={editing} onClose={() => setEditing(null)} />
    </ListCard>
  );
}
