import { t, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { PartyPopper } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLeftUndecided } from '../../api/entriesSetAside.js';
import { useHoursPageQuery } from '../../api/hours.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { WAITING_COLUMNS, HoursListSkeleton } from '../../features/hours/list/columns.js';
import { HoursList } from '../../features/hours/list/HoursList.js';
import { queueWords } from '../../features/reporting/LateLink.js';
import { StrictPolicyNote } from '../../features/reporting/StrictPolicyNote.js';
import { FRESH, waitingStatuses } from '../../features/reporting/useReviewFigures.js';
import { PATHS } from '../../lib/paths.js';
import { ListCard } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { EmptyState } from '../../ui/states.js';
import { Lead, LeadSkeleton, WhatWaits } from './Lead.js';

const QUEUE_ROWS = 10;

interface QueueProps {
  readonly onOpen: (id: number) => void;
  readonly onReview: (entry: HoursView) => void;
}

export function Queue({ onOpen, onReview }: QueueProps) {
  const { role } = useSessionUser();
  const filter = { status: waitingStatuses(role), sort: 'statusSince', limit: QUEUE_ROWS } as const;
  const query = useHoursPageQuery(filter, FRESH);
  const { isError } = query;
  const data = useLeftUndecided(query.data, filter.status, query.fulfilledTimeStamp);
  const verifies = role === 'verifier';
  const [first] = data?.rows ?? [];
  const total = data && data.rows.length < Number(data.total.replace('+', ''));
  return (
    <>
      {!data && !isError && <LeadSkeleton />}
      {data && (
        <Lead aria-label={t('dashboard.waitingForYou')}>
          <WhatWaits words={queueWords(data.total)} late={first !== undefined} />
          {first && (
            <Button variant="contained" onClick={() => onReview(first)}>
              {verifies ? t('dashboard.verifyFirst') : t('dashboard.reviewFirst')}
            </Button>
          )}
        </Lead>
      )}
      <ListCard
        title={verifies ? t('dashboard.toVerify') : t('dashboard.toApprove')}
        busy={!data && !isError}
        foot={
          total && (
            <Button component={Link} to={PATHS.approvals}>
              {t('dashboard.seeAll', { total: data.total })}
            </Button>
          )
        }
      >
        <LoadedRows
          rows={data?.rows}
          query={query}
          skeleton={<HoursListSkeleton rows={5} />}
          empty={
            <EmptyState
              icon={PartyPopper}
              title={t('common.allCaughtUp')}
              action={
                <Button variant="outlined" component={Link} to={PATHS.approvals}>
                  {t('dashboard.seePastDecisions')}
                </Button>
              }
            >
              {t('dashboard.newEntriesAppearHere')}
            </EmptyState>
          }
          failed={t('hours.entriesNotLoaded')}
        >
          {(rows) => (
            <>
              {!verifies && <StrictPolicyNote inset />}
              <HoursList
                label={t('dashboard.waitingEntries')}
                columns={WAITING_COLUMNS}
                rows={rows}
                onOpen={onOpen}
                onReview={onReview}
                reviewLabel={verifies ? t('common.verify') : t('dashboard.review')}
              />
            </>
          )}
        </LoadedRows>
      </ListCard>
    </>
  );
}
