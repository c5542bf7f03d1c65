import { t, reachOf, type UserView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { CardList } from '../../ui/CardList.js';
import type { Density } from '../../ui/density.js';
import { Email } from '../../ui/InlineLink.js';
import { useNarrow } from '../../ui/layout.js';
import type { Picking } from '../../ui/PickBox.js';
import { RoleBadge } from '../../ui/RoleBadge.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { RowTable, type Column } from '../../ui/RowTable.js';
import { actionsOn } from './userActions.js';
import { UserStatusChip, userStatusOf } from './UserStatusChip.js';

export interface UserTableProps {
  readonly label: string;
  readonly rows: readonly UserView[];
  readonly density?: Density;
  readonly onOpen: (id: number) => void;
  /** What `onOpen` does: "Open" shows the details, "Edit" opens the form. */
  readonly openLabel?: string;
  /** Adds a button to users whom the reader may edit. */
  readonly onEdit?: (id: number) => void;
  /** Set where users can be selected. */
  readonly picking?: Picking<UserView>;
  /** Adds a button to users whom the reader may deactivate. */
  readonly onDeactivate?: (user: UserView) => void;
}

const cellId = ({ id }: UserView): string => `person-${id}`;

/** Readers of several schools also see the school of each user. */
export function UserTable({
  label,
  rows,
  density = 'comfortable',
  onOpen,
  openLabel = t('common.open'),
  picking,
  onEdit,
  onDeactivate,
}: UserTableProps) {
  const reader = useSessionUser();
  const everywhere = reachOf(reader.role, 'people.list').includes('everywhere');
  const narrow = useNarrow();
  const open = ({ id }: UserView): void => onOpen(id);
  const controls = (user: UserView) => {
    const allowed = actionsOn(user, reader);
    const button = {
      variant: 'text' as const,
      'aria-describedby': cellId(user),
      ...(!narrow && { size: 'small' as const }),
    };
    return (
      <>
        <Button {...button} onClick={() => open(user)}>
          {user.erasedAt ? t('common.open') : openLabel}
        </Button>
        {onEdit && allowed.includes('edit') && (
          <Button {...button} onClick={() => onEdit(user.id)}>
            {t('common.edit')}
          </Button>
        )}
        {onDeactivate && allowed.includes('deactivate') && (
          <Button {...button} color="error" onClick={() => onDeactivate(user)}>
            {t('people.deactivate')}
          </Button>
        )}
      </>
    );
  };
  if (!narrow) {
    const columns = everywhere ? EVERYWHERE_COLUMNS : SCHOOL_COLUMNS;
    return (
      <RowTable
        caption={label}
        {...{ columns, rows, density, cellId, ...(picking && { picking }) }}
        actions={controls}
        onOpen={open}
      />
    );
  }
  return (
    <CardList label={label} rows={rows} onOpen={open} {...(picking && { picking })}>
      {(user) => (
        <>
          <div className="line">
            <span className="name" id={cellId(user)}>
              {fullName(user)}
            </span>
            <UserStatusChip status={userStatusOf(user)} />
          </div>
          {!user.erasedAt && (
            <p className="quiet">
              <Email>{user.email}</Email>
            </p>
          )}
          <div className="line">
            <span>
              {[!user.erasedAt && user.username, everywhere && user.organizationName].filter(Boolean).join(', ')}
            </span>
            <RoleBadge role={user.role} />
          </div>
          <div className="actions">{controls(user)}</div>
        </>
      )}
    </CardList>
  );
}

export const UserTableSkeleton = ({ rows }: { rows: number }) => (
  <RowsSkeleton label={t('people.loadingPeople')} rows={rows} cardHeight={168} />
);

type UserColumn = Column<UserView>;

const name: UserColumn = { key: 'name', header: t('common.name'), width: 'person', cell: fullName };
const username: UserColumn = {
  key: 'username',
  header: t('common.username'),
  width: 'person',
  cell: (user) => (user.erasedAt ? null : user.username),
};
const email: UserColumn = {
  key: 'email',
  header: t('common.email'),
  width: 'name',
  cell: (user) => (user.erasedAt ? null : <Email>{user.email}</Email>),
};
const role: UserColumn = {
  key: 'role',
  header: t('common.role'),
  width: 'short',
  cell: (user) => <RoleBadge role={user.role} />,
};
const school: UserColumn = {
  key: 'school',
  header: t('common.school'),
  width: 'person',
  cell: (user) => user.organizationName,
};
const status: UserColumn = {
  key: 'standing',
  header: t('common.status'),
  width: 'short',
  cell: (user) => <UserStatusChip status={userStatusOf(user)} />,
};

const SCHOOL_COLUMNS: readonly UserColumn[] = [name, username, email, role, status];
const EVERYWHERE_COLUMNS: readonly UserColumn[] = [name, username, email, role, school, status];
