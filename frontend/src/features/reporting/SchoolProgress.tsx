import { t, type AtRiskStudent } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useReportOverviewQuery } from '../../api/reporting.js';
import { PATHS, personPath } from '../../lib/paths.js';
import { InlineLink } from '../../ui/InlineLink.js';
import { ListCard } from '../../ui/ListCard.js';
import { Row, Rows } from '../../ui/Rows.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { behindWords, gradeKey, gradeName, hoursOfBar } from './reports/reportWords.js';
import { FRESH } from './useReviewFigures.js';

const LISTED = 5;
const STUDENTS = `${PATHS.people}?tab=students`;

/** How the students of a school stand, and the first who are behind. */
export function SchoolProgress() {
  const { data, error, refetch } = useReportOverviewQuery({}, FRESH);
  const title = t('reports.progressToGoal');
  if (!data) {
    return (
      <ListCard title={title} busy={error === undefined}>
        {error ? (
          <ErrorState title={t('reports.progressFailed')} error={error} onRetry={refetch} />
        ) : (
          <RowsSkeleton label={t('reports.loadingStudents')} rows={LISTED} cardHeight={64} />
        )}
      </ListCard>
    );
  }
  const { students, goal, goalsDiffer, progress, atRisk } = data;
  if (students === 0) {
    return (
      <ListCard title={title}>
        <EmptyState icon={Users} title={t('reports.noStudentsYet')} />
      </ListCard>
    );
  }
  const reached = progress.find((part) => part.reached === 'goal')?.students ?? 0;
  const shown = atRisk.rows.slice(0, LISTED);
  return (
    <ListCard
      title={title}
      foot={
        <>
          {atRisk.students > LISTED && (
            <Button component={Link} to={`${STUDENTS}&progress=behind`}>
              {t('reports.allBehind', { count: atRisk.students })}
            </Button>
          )}
          <Button component={Link} to={STUDENTS}>
            {t('people.allStudents')}
          </Button>
        </>
      }
    >
      <Box sx={{ px: { xs: 4, sm: 5 }, py: 3 }}>
        <Typography variant="lead" component="p">
          {goalsDiffer
            ? t('reports.ownGoalReachedBy', { reached, students })
            : t('reports.goalReachedBy', { reached, students, goal })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {atRisk.students === 0 ? t('reports.nobodyBehind') : behindWords(atRisk.students, students, atRisk.students)}
        </Typography>
        {shown.length > 0 && (
          <Rows aria-label={t('labels.behindPace')}>
            {shown.map(({ id, name, gradeLevel, pendingHours, expectedHours, ...row }) => (
              <Row
                key={id}
                title={<InlineLink to={personPath(id)}>{name}</InlineLink>}
                text={gradeName(gradeKey(gradeLevel))}
              >
                <span>
                  {expectedWords({ ...row, expectedHours })}
                  {pendingHours > 0 && `; ${t('reports.hoursWaitingToo', { waiting: hoursOfBar(pendingHours) })}`}
                </span>
              </Row>
            ))}
          </Rows>
        )}
      </Box>
    </ListCard>
  );
}

function expectedWords({
  approvedHours,
  countedHours,
  expectedHours,
}: Pick<AtRiskStudent, 'approvedHours' | 'countedHours' | 'expectedHours'>): string {
  const figures = { approved: hoursOfBar(approvedHours), expected: hoursOfBar(expectedHours) };
  return countedHours === approvedHours
    ? t('reports.approvedOfExpected', figures)
    : t('reports.countedOfExpected', { ...figures, counted: hoursOfBar(countedHours) });
}
