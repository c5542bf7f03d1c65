import { PARENT_ACHIEVEMENTS, STUDENT_ACHIEVEMENTS, type Role } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Award, Check } from 'lucide-react';
import { hoursFigure, percentOf } from '../../lib/hours.js';
import { ListCard } from '../../ui/ListCard.js';
import { ProgressBar } from '../../ui/ProgressBar.js';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: '20px 32px',
  margin: 0,
  padding: 20,
  listStyle: 'none',
});

const Item = styled('li', { shouldForwardProp: (prop) => prop !== 'earned' })<{ earned: boolean }>(
  ({ theme, earned }) => ({
    display: 'grid',
    gridTemplateColumns: '24px 1fr auto',
    columnGap: 12,
    rowGap: 6,
    alignItems: 'center',
    '& > svg': { color: earned ? theme.vars.palette.accent : theme.vars.palette.control },
    '& > [role="progressbar"]': { gridColumn: '2 / -1' },
  }),
);

const Earned = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.8125rem',
  fontWeight: 620,
  color: theme.vars.palette.accent,
}));

interface AchievementsProps {
  readonly role: Role;
  readonly totalHours: number | undefined;
  /** What the third student achievement is called on this page. */
  readonly third?: 'Youth Leader' | 'Leadership Champion';
}

/** Badges by total hours: a waiting hour counts toward them as an approved one does. */
export function Achievements({ role, totalHours = 0, third = 'Youth Leader' }: AchievementsProps) {
  const badges = role === 'parent' ? PARENT_ACHIEVEMENTS : STUDENT_ACHIEVEMENTS;
  return (
    <ListCard title="Achievements">
      <List>
        {badges.map(({ name, requiredHours }) => {
          const title = name === 'Youth Leader' ? third : name;
          const earned = totalHours >= requiredHours;
          const words = `${hoursFigure(Math.min(totalHours, requiredHours))} of ${requiredHours} hours`;
          return (
            <Item key={name} earned={earned}>
              <Award size={24} strokeWidth={1.75} aria-hidden />
              <Typography component="h3" sx={{ fontWeight: 620 }}>
                {title}
              </Typography>
              {earned ? (
                <Earned>
                  <Check size={14} aria-hidden /> Earned
                </Earned>
              ) : (
                <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
                  {hoursFigure(totalHours)} / {requiredHours}
                </Typography>
              )}
              <ProgressBar label={title} words={words} done={percentOf(totalHours, requiredHours)} />
            </Item>
          );
        })}
      </List>
    </ListCard>
  );
}
