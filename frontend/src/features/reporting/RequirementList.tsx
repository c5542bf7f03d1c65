import { t, type Requirements } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRequirementsQuery } from '../../api/reporting.js';
import { Late } from '../../ui/states.js';
import { FRESH } from './useReviewFigures.js';

/** How many of the approved hours count by the school's rules, and what is still missing. */
export function RequirementList({ userId }: { readonly userId: number }) {
  const { data, isError, refetch } = useRequirementsQuery(userId, FRESH);
  if (isError && !data) {
    return (
      <Alert>
        {t('counting.loadFailed')} <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
      </Alert>
    );
  }
  if (!data) {
    return (
      <Late>
        <Skeleton variant="rounded" height={44} />
      </Late>
    );
  }
  const missing = missingIn(data);
  return (
    <Stack spacing={1}>
      <Typography>{countedWords(data)}</Typography>
      {missing.length === 0 ? (
        <Typography>{t('counting.met')}</Typography>
      ) : (
        <div>
          <Typography component="p">{t('counting.stillMissing')}</Typography>
          <Stack component="ul" spacing={1} sx={{ m: 0, pl: 5, overflowWrap: 'anywhere' }}>
            {missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </Stack>
        </div>
      )}
    </Stack>
  );
}

const countedWords = ({ countedHours: counted, approvedHours: approved, year }: Requirements): string =>
  year === null
    ? t('counting.counted', { counted, approved })
    : t('counting.countedInYear', { counted, approved, year });

const missingIn = ({ missingHours, goal, categories }: Requirements): readonly string[] => [
  ...(missingHours > 0 ? [t('counting.toGoal', { hours: missingHours, goal })] : []),
  ...categories
    .filter((one) => one.missingHours > 0)
    .map(({ category: { name }, missingHours: hours }) => t('counting.ofCategory', { name, hours })),
];
