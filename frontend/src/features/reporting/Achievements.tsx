import { t, PARENT_ACHIEVEMENTS, STUDENT_ACHIEVEMENTS, type Role } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Award, Check, Clock } from 'lucide-react';
import { percentOf, hoursFigure } from '../../lib/hours.js';
import { ListCard } from '../../ui/ListCard.js';
import { ProgressBar } from '../../ui/ProgressBar.js';
import { Late } from '../../ui/states.js';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: '20px 32px',
  margin: 0,
  padding: 20,
  listStyle: 'none',
});

const Item = styled('li', { shouldForwardProp: (prop) => prop !== 'earned' })<{ earned: boolean }>(
  ({ theme, earned }) => ({
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    columnGap: 12,
    rowGap: 6,
    alignItems: 'center',
    '& > svg': { color: earned ? theme.vars.palette.accent : theme.vars.palette.control },
    '& > [role="progressbar"], & > p, & > div': { gridColumn: 2 },
  }),
);

const Marker = styled('span', { shouldForwardProp: (prop) => prop !== 'earned' })<{ earned: boolean }>(
  ({ theme, earned }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    verticalAlign: 'top',
    marginRight: 8,
    fontWeight: 620,
    color: earned ? theme.vars.palette.accent : theme.vars.palette.status.pending.ink,
  }),
);

interface AchievementsProps {
  readonly role: Role;
  /** Undefined while loading. */
  readonly hours: Hours | undefined;
  /** The name of the third student badge, which differs between pages. */
  readonly third?: string;
}

/** A badge is earned by approved hours. With the waiting hours, it is earned pending approval. */
export const Achievements = ({ role, hours, third }: AchievementsProps) => (
  <ListCard title={t('reports.achievements')}>
    <List>
      {badgesFor(role).map((badge) => (
        <Achievement
          key={badge.name}
          badge={badge}
          name={badge === STUDENT_ACHIEVEMENTS[2] && third ? third : t(badge.name)}
          hours={hours}
        />
      ))}
    </List>
  </ListCard>
);

interface AchievementProps {
  readonly badge: Badge;
  readonly name: string;
  readonly hours: Hours | undefined;
}

function Achievement({ badge, name, hours }: AchievementProps) {
  return (
    <Item earned={hours !== undefined && isEarned(badge, hours)}>
      <Award size={24} strokeWidth={1.75} aria-hidden />
      <Typography component="h3" sx={{ fontWeight: 620 }}>
        {name}
      </Typography>
      {hours ? (
        <Progress badge={badge} name={name} hours={hours} />
      ) : (
        <Late>
          <Skeleton variant="rounded" height={8} sx={{ mb: '6px' }} />
          <Skeleton width={140} height={18} />
        </Late>
      )}
    </Item>
  );
}

interface ProgressProps {
  readonly badge: Badge;
  readonly name: string;
  readonly hours: Hours;
}

function Progress({ badge, name, hours }: ProgressProps) {
  const { requiredHours } = badge;
  const words = badgeWords(badge, hours);
  const earned = isEarned(badge, hours);
  const approved = percentOf(hours.approvedHours, requiredHours);
  return (
    <>
      <ProgressBar
        label={name}
        words={words}
        done={approved}
        waiting={percentOf(hours.totalHours, requiredHours) - approved}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hours.totalHours >= requiredHours && (
          <Marker earned={earned}>
            {earned ? <Check size={14} aria-hidden /> : <Clock size={14} aria-hidden />}{' '}
            {earned ? t('reports.earned') : t('reports.earnedPending')}
          </Marker>
        )}
        {words}
      </Typography>
    </>
  );
}

export type Badge = (typeof PARENT_ACHIEVEMENTS | typeof STUDENT_ACHIEVEMENTS)[number];

export const badgesFor = (role: Role): readonly Badge[] =>
  role === 'parent' ? PARENT_ACHIEVEMENTS : STUDENT_ACHIEVEMENTS;

interface RequiredHours {
  readonly requiredHours: number;
}

export interface Hours {
  readonly totalHours: number;
  readonly approvedHours: number;
}

export const isEarned = ({ requiredHours }: RequiredHours, { approvedHours }: Pick<Hours, 'approvedHours'>): boolean =>
  approvedHours >= requiredHours;

/** "18.5 of 25 approved, 6 waiting"; hours beyond those required do not count. */
export function badgeWords({ requiredHours }: RequiredHours, { totalHours, approvedHours }: Hours): string {
  const values = { approved: hoursFigure(Math.min(approvedHours, requiredHours)), required: requiredHours };
  const waiting = totalHours - approvedHours;
  return waiting > 0 && approvedHours < requiredHours
    ? t('reports.badgeHoursWithWaiting', { ...values, waiting: hoursFigure(waiting) })
    : t('reports.badgeHours', values);
}
