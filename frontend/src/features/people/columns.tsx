import type { UserView } from '@hourtrail/contracts';
import { fullName } from '../../lib/names.js';
import { Email } from '../../ui/Email.js';
import { RoleBadge } from '../../ui/RoleBadge.js';
import type { Column } from '../../ui/RowTable.js';
import { standingOf } from './standing.js';
import { StandingChip } from './StandingChip.js';

type UserColumn = Column<UserView>;

const name: UserColumn = { key: 'name', header: 'Name', width: 'person', cell: fullName };
const username: UserColumn = {
  key: 'username',
  header: 'Username',
  width: 'person',
  cell: (user) => (user.erasedAt ? null : user.username),
};
const email: UserColumn = {
  key: 'email',
  header: 'Email',
  width: 'name',
  cell: (user) => (user.erasedAt ? null : <Email>{user.email}</Email>),
};
const role: UserColumn = {
  key: 'role',
  header: 'Role',
  width: 'short',
  cell: (user) => <RoleBadge role={user.role} />,
};
const school: UserColumn = { key: 'school', header: 'School', width: 'person', cell: (user) => user.organizationName };
const standing: UserColumn = {
  key: 'standing',
  header: 'Status',
  width: 'short',
  cell: (user) => <StandingChip standing={standingOf(user)} />,
};

export const SCHOOL_COLUMNS: readonly UserColumn[] = [name, username, email, role, standing];
export const EVERYWHERE_COLUMNS: readonly UserColumn[] = [name, username, email, role, school, standing];
