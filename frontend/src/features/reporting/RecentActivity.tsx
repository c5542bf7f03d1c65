import { t, type Activity } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { History } from 'lucide-react';
import { useActivityQuery } from '../../api/reporting.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatInstant, formatAgo } from '../../lib/dates.js';
import { useVisible } from '../../lib/hooks.js';
import { ListCard } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { EmptyState, Late } from '../../ui/states.js';
import { Trans } from '../../ui/Trans.js';
import { activitySentence } from './activitySentences.js';

const EVERY_MS = 15_000;
const SHOWN = 10;

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: '4px 20px',
  listStyle: 'none',
  '& li': { padding: '10px 0', overflowWrap: 'anywhere' },
  '& li:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.hairline}` },
  '& strong': { fontWeight: 620 },
  '& p': { margin: 0 },
  '& .quiet': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

/** Polls only while the page is visible. */
export function RecentActivity() {
  const pollingInterval = useVisible() ? EVERY_MS : 0;
  const query = useActivityQuery(undefined, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  return (
    <ListCard title={t('reports.recentActivity')}>
      <LoadedRows
        rows={query.data?.slice(0, SHOWN)}
        query={query}
        skeleton={
          <Late role="status" aria-label={t('reports.loadingActivity')}>
            {Array.from({ length: SHOWN }, (_, index) => (
              <Skeleton key={index} variant="rounded" height={38} sx={{ mx: 5, my: 5 }} />
            ))}
          </Late>
        }
        empty={
          <EmptyState icon={History} title={t('reports.noActivityYet')}>
            {t('reports.activityComesHere')}
          </EmptyState>
        }
        failed={t('reports.activityFailed')}
      >
        {(activities) => (
          <List aria-label={t('reports.recentActivity')}>
            {activities.map((activity) => (
              <Happening key={activity.position} activity={activity} />
            ))}
          </List>
        )}
      </LoadedRows>
    </ListCard>
  );
}

function Happening({ activity }: { activity: Activity }) {
  const { timeZone } = useSessionUser();
  const { actor, about, at, organization } = activity;
  return (
    <li>
      <p>
        <Trans
          id={activitySentence(activity)}
          values={{ actor: actor.name, person: about }}
          components={{ strong: <strong /> }}
        />
      </p>
      <p className="quiet">
        {organization && `${organization.name} · `}
        <time dateTime={at} title={formatInstant(at, timeZone)}>
          {formatAgo(at, timeZone)}
        </time>
      </p>
    </li>
  );
}
