import { t, PARENT_ACHIEVEMENTS, STUDENT_ACHIEVEMENTS, type Role } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Award, Check } from 'lucide-react';
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

const Earned = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  verticalAlign: 'top',
  marginRight: 8,
  fontWeight: 620,
  color: theme.vars.palette.accent,
}));

interface AchievementsProps {
  readonly role: Role;
  /** Undefined while loading. */
  readonly hours: Hours | undefined;
  /** The name of the third student badge, which differs between pages. */
  readonly third?: string;
}

/** Pending hours count toward badges; the badge then says that it is pending. */
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
  const earned = hours ? earnedWords(badge, hours) : null;
  return (
    <Item earned={earned !== null}>
      <Award size={24} strokeWidth={1.75} aria-hidden />
      <Typography component="h3" sx={{ fontWeight: 620 }}>
        {name}
      </Typography>
      {hours ? (
        <Progress badge={badge} name={name} hours={hours} earned={earned} />
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
  readonly earned: string | null;
}

function Progress({ badge, name, hours, earned }: ProgressProps) {
  const { requiredHours } = badge;
  const words = badgeWords(badge, hours);
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
        {earned && (
          <Earned>
            <Check size={14} aria-hidden /> {earned}
          </Earned>
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

/** Total hours earn a badge, which is pending until approved hours alone reach it. Null if not earned. */
function earnedWords({ requiredHours }: RequiredHours, { totalHours, approvedHours }: Hours): string | null {
  if (totalHours < requiredHours) return null;
  return approvedHours < requiredHours ? t('reports.earnedPending') : t('reports.earned');
}

/** "18.5 of 25 hours, 12 approved"; hours beyond those required do not count. */
export function badgeWords({ requiredHours }: RequiredHours, { totalHours, approvedHours }: Hours): string {
  const values = { total: hoursFigure(Math.min(totalHours, requiredHours)), required: requiredHours };
  if (totalHours === 0) return t('reports.badgeHours', values);
  const approved = hoursFigure(Math.min(approvedHours, requiredHours));
  return approved === values.total
    ? t('reports.badgeHoursAllApproved', values)
    : t('reports.badgeHoursApproved', { ...values, approved });
}
