import { t, type HealthCheckName, type HealthState } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Check, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useSystemHealthQuery } from '../../api/organizations.js';
import { Chip, type ChipLook } from '../../ui/Chip.js';
import { ListCard } from '../../ui/ListCard.js';
import { Row, Rows } from '../../ui/Rows.js';
import { ErrorState, Late } from '../../ui/states.js';

const CHECKS: Readonly<Record<HealthCheckName, string>> = {
  versions: t('pages.healthVersions'),
  log: t('pages.healthLog'),
  jobs: t('pages.healthJobs'),
  mail: t('pages.healthMail'),
  backups: t('pages.healthBackups'),
  disk: t('pages.healthDisk'),
};

const STATES: Readonly<Record<HealthState, readonly [look: ChipLook, icon: LucideIcon, words: string]>> = {
  ok: ['approved', Check, t('pages.healthOk')],
  warning: ['pending', TriangleAlert, t('pages.healthWarning')],
  problem: ['rejected', X, t('pages.healthProblem')],
};

const Body = styled('div')(({ theme }) => ({
  padding: '0 20px 8px',
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

function StateChip({ state }: { state: HealthState }) {
  const [look, icon, words] = STATES[state];
  return (
    <Chip look={look} icon={icon}>
      {words}
    </Chip>
  );
}

export function SystemHealth() {
  const { data, error, isError, isFetching, refetch } = useSystemHealthQuery();
  return (
    <ListCard
      title={t('pages.systemHealth')}
      busy={isFetching}
      tools={
        data && (
          <Button disabled={isFetching} onClick={() => void refetch()}>
            {t('pages.checkAgain')}
          </Button>
        )
      }
    >
      {data && !isError ? (
        <Body>
          <Rows>
            {data.map(({ check, state, sentence }) => (
              <Row key={check} title={CHECKS[check]} text={sentence}>
                <StateChip state={state} />
              </Row>
            ))}
          </Rows>
        </Body>
      ) : isError ? (
        <ErrorState title={t('pages.healthLoadFailed')} error={error} onRetry={refetch} />
      ) : (
        <Late role="status" aria-label={t('pages.loadingHealth')}>
          <Body>
            <Skeleton variant="rounded" height={300} />
          </Body>
        </Late>
      )}
    </ListCard>
  );
}
