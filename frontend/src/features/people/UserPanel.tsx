import { useState } from 'react';
import { t, isVolunteer, type UserView, type FamilyLinkView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SearchX, CircleCheck, Clock } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { errorStatus } from '../../api/errorMessage.js';
import { useFamilyLinksInfiniteQuery } from '../../api/families.js';
import { usePersonQuery } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDay, formatWait } from '../../lib/dates.js';
import { useLast } from '../../lib/hooks.js';
import { fullName } from '../../lib/names.js';
import { personPath } from '../../lib/paths.js';
import { Chip } from '../../ui/Chip.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { PagedRows } from '../../ui/LoadedRows.js';
import { PersonAvatar } from '../../ui/PersonAvatar.js';
import { PrintHeader } from '../../ui/PrintHeader.js';
import { RoleBadge } from '../../ui/RoleBadge.js';
import { Row, Rows } from '../../ui/Rows.js';
import { SidePanel } from '../../ui/SidePanel.js';
import { EmptyState, ErrorState, Late } from '../../ui/states.js';
import { hasFamily, actionsOn } from './userActions.js';
import { LinkFamilyDialog } from './LinkFamilyDialog.js';
import { UserStatusChip, userStatusOf } from './UserStatusChip.js';
import { useFamilyConfirmations, type FamilyAction } from './useFamilyConfirmations.js';
import { UserActions } from './UserActions.js';

interface UserPanelProps {
  /** Null while the drawer is closed. */
  readonly id: number | null;
  readonly onEdit: (id: number) => void;
  /** Shows a family member instead. */
  readonly onOpen: (id: number) => void;
  /** Absent if the user cannot administer hours. */
  readonly onHours?: (id: number) => void;
  readonly onClose: () => void;
}

export function UserPanel({ id, onEdit, onOpen, onHours, onClose }: UserPanelProps) {
  const shown = useLast(id);
  return (
    <SidePanel open={id !== null} title={t('people.person')} onClose={onClose}>
      {shown !== null && (
        <UserDetails
          id={shown}
          onEdit={() => onEdit(shown)}
          onOpen={onOpen}
          {...(onHours && { onHours: () => onHours(shown) })}
        />
      )}
    </SidePanel>
  );
}

interface UserDetailsProps {
  readonly id: number;
  readonly onEdit: () => void;
  readonly onOpen: (id: number) => void;
  readonly onHours?: () => void;
}

function UserDetails({ id, onEdit, onOpen, onHours }: UserDetailsProps) {
  const { currentData: user, error, isError, refetch } = usePersonQuery(id);
  if (errorStatus(error) === 404) {
    return (
      <EmptyState icon={SearchX} title={t('people.personNotFound')}>
        {t('people.personNotFoundHint')}
      </EmptyState>
    );
  }
  if (isError) {
    return <ErrorState title={t('people.personFailed')} error={error} onRetry={refetch} />;
  }
  if (!user) return <DetailsSkeleton />;
  const name = fullName(user);
  return (
    <>
      <PrintHeader school={user.organizationId} />
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <PersonAvatar name={name} role={user.role} size={44} />
        <div style={{ minWidth: 0 }}>
          <Typography variant="h2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
            <RoleBadge role={user.role} />
            <UserStatusChip status={userStatusOf(user)} />
          </Stack>
        </div>
      </Stack>
      {isVolunteer(user.role) && (
        <Button component={RouterLink} to={personPath(user.id)} sx={{ mt: 4, ml: '-6px' }}>
          {t('people.hoursAndProgress')}
        </Button>
      )}
      <Account user={user} onEdit={onEdit} onOpen={onOpen} {...(onHours && { onHours })} />
    </>
  );
}

interface AccountProps extends Omit<UserDetailsProps, 'id'> {
  readonly user: UserView;
  /** Of its headings. */
  readonly level?: 'h2' | 'h4';
}

export function Account({ user, onEdit, onOpen, onHours, level = 'h4' }: AccountProps) {
  return (
    <>
      {user.nominated && <NominationNotice user={user} />}
      {user.erasedAt && <ErasedNotice at={user.erasedAt} />}
      <UserActions user={user} onEdit={onEdit} {...(onHours && { onHours })} />
      <Typography variant="h3" component={level} sx={{ mt: 7, mb: 3 }}>
        {t('people.details')}
      </Typography>
      <Facts user={user} />
      {hasFamily(user) && <FamilyLinks user={user} onOpen={onOpen} level={level} />}
    </>
  );
}

function NominationNotice({ user }: { user: UserView }) {
  return (
    <div style={{ marginTop: 16 }}>
      <Alert>
        {user.createdBy
          ? t('people.nominationNoticeBy', { name: user.createdBy.name, wait: formatWait(user.createdAt) })
          : t('people.askedThroughLinkNotice', { wait: formatWait(user.createdAt) })}
      </Alert>
    </div>
  );
}

function ErasedNotice({ at }: { at: string }) {
  const { timeZone } = useSessionUser();
  return (
    <div style={{ marginTop: 16 }}>
      <Alert>{t('people.erasedNotice', { date: formatDay(at, timeZone) })}</Alert>
    </div>
  );
}

function Facts({ user }: { user: UserView }) {
  const { timeZone } = useSessionUser();
  const date = formatDay(user.createdAt, timeZone);
  const facts: readonly (readonly [string, string | null])[] = [
    [t('people.number'), user.erasedAt && String(user.id)],
    [t('common.username'), user.erasedAt ? null : user.username],
    [
      t('common.email'),
      user.erasedAt ? null : user.emailConfirmed ? user.email : t('people.emailNotConfirmed', { email: user.email }),
    ],
    [t('common.school'), user.organizationName],
    [t('common.gradeLevel'), user.role === 'student' ? user.gradeLevel : null],
    [t('people.added'), user.createdBy ? t('people.addedBy', { date, name: user.createdBy.name }) : date],
    [t('common.password'), user.mustChangePassword ? t('people.choosesNewPassword') : null],
    [t('people.nomination'), user.nomination === 'refused' ? t('people.declined') : null],
  ];
  return <FactGrid facts={facts.filter(([, value]) => value)} />;
}

const DetailsSkeleton = () => (
  <Late role="status" aria-label={t('people.loadingPerson')}>
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Skeleton variant="circular" width={44} height={44} />
      <Skeleton width="50%" height={26} />
    </Stack>
    <Skeleton variant="rounded" height={36} sx={{ mt: 4 }} />
    <Skeleton variant="rounded" height={160} sx={{ mt: 7 }} />
  </Late>
);

interface FamilyLinksProps {
  readonly level: 'h2' | 'h4';
  readonly user: UserView;
  readonly onOpen: (id: number) => void;
}

function FamilyLinks({ user, onOpen, level }: FamilyLinksProps) {
  const isStudent = user.role === 'student';
  const [linking, setLinking] = useState(false);
  const list = useFamilyLinksInfiniteQuery({
    ...(isStudent ? { studentId: user.id } : { parentId: user.id }),
    status: ['requested', 'confirmed'],
    limit: 100,
  });
  const mayLink = actionsOn(user, useSessionUser()).includes('link-family');
  return (
    <section aria-label={t('people.family')}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mt: 7, mb: 1 }}>
        <Typography variant="h3" component={level}>
          {isStudent ? t('common.parents') : t('people.children')}
        </Typography>
        {mayLink && (
          <Button size="small" onClick={() => setLinking(true)}>
            {isStudent ? t('people.linkAParent') : t('people.linkAChild')}
          </Button>
        )}
      </Stack>
      <PagedRows
        list={list}
        skeleton={
          <Late role="status" aria-label={t('people.loadingFamily')}>
            <Skeleton variant="rounded" height={44} />
          </Late>
        }
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            {isStudent ? t('people.noParents') : t('people.noChildren')}
          </Typography>
        }
        failed={t('people.familyFailed')}
      >
        {(links) => (
          <Rows>
            {links.map((link) => (
              <FamilyRow key={link.id} link={link} other={isStudent ? 'parent' : 'student'} onOpen={onOpen} />
            ))}
          </Rows>
        )}
      </PagedRows>
      <LinkFamilyDialog open={linking} user={user} onClose={() => setLinking(false)} />
    </section>
  );
}

interface FamilyRowProps {
  readonly link: FamilyLinkView;
  readonly other: 'parent' | 'student';
  readonly onOpen: (id: number) => void;
}

function FamilyRow({ link, other, onOpen }: FamilyRowProps) {
  const { timeZone } = useSessionUser();
  const confirmations = useFamilyConfirmations();
  const [confirming, setConfirming] = useState<FamilyAction | null>(null);
  const name = fullName(link[other]);
  const waits = link.status === 'requested';
  const date = formatDay(link.decidedAt ?? link.requestedAt, timeZone);
  const act = (action: FamilyAction, label: string, labelWithName: string) => (
    <Button
      size="small"
      variant={action === 'remove' ? 'text' : 'outlined'}
      {...(action !== 'confirm' && { color: 'error' as const })}
      aria-label={labelWithName}
      onClick={() => setConfirming(action)}
    >
      {label}
    </Button>
  );
  return (
    <Row
      title={
        <Link component="button" type="button" onClick={() => onOpen(link[other].id)}>
          {name}
        </Link>
      }
      text={waits ? t('people.requestedOn', { date }) : t('people.linkedSince', { date })}
    >
      <Chip look={waits ? 'pending' : 'approved'} icon={waits ? Clock : CircleCheck}>
        {waits ? t('common.waiting') : t('common.confirmed')}
      </Chip>
      {waits ? (
        <>
          {act('confirm', t('people.confirm'), t('people.confirmName', { name }))}
          {act('refuse', t('people.decline'), t('people.declineName', { name }))}
        </>
      ) : (
        act('remove', t('common.remove'), t('people.removeName', { name }))
      )}
      <ConfirmDialog confirmation={confirming && confirmations(link)[confirming]} onClose={() => setConfirming(null)} />
    </Row>
  );
}
