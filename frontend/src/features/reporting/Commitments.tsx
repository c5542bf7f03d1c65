import { t, type UserStats } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../api/useSessionUser.js';
import { hoursInColumn } from '../../lib/hours.js';
import { FigureList } from '../../ui/FactGrid.js';
import { ListCard } from '../../ui/ListCard.js';
import { Late } from '../../ui/states.js';
import { commitmentWords, hoursToGo } from './GoalStatement.js';
import { hoursPage, type ChildNamed } from './VolunteerStats.js';

interface CommitmentsProps {
  readonly stats: UserStats | undefined;
  /** Null for the user's own. */
  readonly child?: ChildNamed | null;
}

export function Commitments({ stats, child = null }: CommitmentsProps) {
  const { hoursGoal } = useSessionUser();
  return (
    <ListCard title={t('reports.schoolCommitments')}>
      {stats ? (
        <>
          <Typography sx={{ px: { xs: 4, sm: 5 }, pt: 4 }}>{commitmentWords(stats, hoursGoal, child)}</Typography>
          <FigureList
            figures={[
              {
                label: t('reports.approvedSoFar'),
                value: hoursInColumn(stats.approvedHours),
                to: hoursPage(child, 'approved'),
              },
              {
                label: t('reports.waitingForDecision'),
                value: hoursInColumn(stats.pendingHours),
                to: hoursPage(child, 'waiting'),
              },
              { label: t('reports.stillToGo'), value: hoursInColumn(hoursToGo(stats, hoursGoal)) },
            ]}
          />
        </>
      ) : (
        <Late>
          <Skeleton variant="rounded" height={140} sx={{ m: 5 }} />
        </Late>
      )}
    </ListCard>
  );
}
