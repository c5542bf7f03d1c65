import { t } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Users, NotebookPen } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName, inAList } from '../../lib/names.js';
import { PATHS } from '../../lib/paths.js';
import { PersonAvatar } from '../../ui/PersonAvatar.js';
import { Late, EmptyState } from '../../ui/states.js';
import { Prompt } from './JoinYourSchool.js';
import type { Following, Child } from './useFollowing.js';

const People = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Choice = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '5px 16px 5px 8px',
  borderRadius: 999,
  border: `1px solid ${theme.vars.palette.control}`,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'background-color 120ms',
  '&:hover': { backgroundColor: theme.vars.palette.sunken },
  '&[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.primary.main,
  },
}));

interface ChildSwitcherProps {
  readonly following: Following;
  readonly of?: 'hours' | 'sign-ups';
}

export function ChildSwitcher({ following, of = 'hours' }: ChildSwitcherProps) {
  const user = useSessionUser();
  const { pathname } = useLocation();
  const { children, waiting, child, gone, failed, refetch } = following;
  if (user.role !== 'parent') return null;
  if (failed !== undefined) {
    return (
      <Alert>
        {t('families.childrenFailed')} <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
      </Alert>
    );
  }
  if (!children) {
    return (
      <Late role="status" aria-busy aria-label={t('families.loadingChildren')}>
        <Skeleton variant="rounded" width={240} height={44} sx={{ borderRadius: 999 }} />
      </Late>
    );
  }
  return (
    <Stack spacing={3}>
      {children.length > 0 && (
        <People aria-label={of === 'hours' ? t('families.whoseHours') : t('families.whoseSignUps')}>
          <Choice to={pathname} aria-current={child === null ? 'page' : undefined}>
            <PersonAvatar name={fullName(user)} role="parent" size={28} /> {t('families.me')}
          </Choice>
          {children.map((one) => (
            <Choice
              key={one.id}
              to={`${pathname}?child=${one.id}`}
              aria-current={child?.id === one.id ? 'page' : undefined}
            >
              <PersonAvatar name={fullName(one)} role="student" size={28} /> {fullName(one)}
            </Choice>
          ))}
        </People>
      )}
      {gone && (
        <Alert role="alert">
          {of === 'hours' ? t('families.notFollowingHours') : t('families.notFollowingSignUps')}
        </Alert>
      )}
      {of === 'hours' && waiting.length > 0 && (
        <Alert>{t('families.waitingForSchool', { names: inAList(waiting.map(({ firstName }) => firstName)) })}</Alert>
      )}
      {of === 'hours' && children.length === 0 && waiting.length === 0 && <FollowAChild />}
    </Stack>
  );
}

const FollowAChild = () => (
  <Prompt icon={Users} title={t('families.followYourChild')} to={PATHS.profile} action={t('families.enterFamilyCode')}>
    {t('families.followYourChildText')}
  </Prompt>
);

export const NoHoursOfChild = ({ child }: { child: Child }) => (
  <EmptyState icon={NotebookPen} title={t('common.noHoursYet')}>
    {t('families.childHasNoHours', { name: child.firstName })}
  </EmptyState>
);
