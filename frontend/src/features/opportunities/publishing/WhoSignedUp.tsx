import { useId } from 'react';
import { t, type OpportunityView, type SignupView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarX2 } from 'lucide-react';
import { errorStatus } from '../../../api/errorMessage.js';
import { useOpportunityQuery, useSignupsListInfiniteQuery, type SignupFilter } from '../../../api/opportunities.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatInstant } from '../../../lib/dates.js';
import { fullName } from '../../../lib/names.js';
import { PagedRows } from '../../../ui/LoadedRows.js';
import { ListFoot } from '../../../ui/PagedList.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { dayAndTimes, lineWords, takenWords, placeInLine } from '../opportunityWords.js';
import type { OpportunityTools } from '../attendance/attendance.js';
import { TakeAttendanceButton } from '../attendance/TakeAttendanceButton.js';
import { WriteToSignedUp } from '../attendance/WriteToSignedUp.js';

const CARD_HEIGHT = 64;

export function WhoSignedUp({ id, tools }: OpportunityTools & { readonly id: number }) {
  const { currentData, error, isError, refetch } = useOpportunityQuery(id, { refetchOnMountOrArgChange: true });
  if (currentData) return <Lists opportunity={currentData} tools={tools} />;
  if (errorStatus(error) === 404) return <EmptyState icon={CalendarX2} title={t('common.opportunityNotFound')} />;
  if (!isError) return <RowsSkeleton label={t('attendance.loadingWhoSignedUp')} rows={5} cardHeight={CARD_HEIGHT} />;
  return <ErrorState title={t('common.listNotLoaded')} error={error} onRetry={refetch} />;
}

function Lists({ opportunity, tools }: OpportunityTools & { readonly opportunity: OpportunityView }) {
  const { id, title, state, cancelReason } = opportunity;
  return (
    <Stack spacing={5}>
      <div>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{dayAndTimes(opportunity)}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {[takenWords(opportunity), lineWords(opportunity)].filter(Boolean).join(' · ')}
        </Typography>
      </div>
      {state === 'cancelled' ? (
        <Alert>{t('publishing.signupsEnded', { reason: cancelReason ?? '' })}</Alert>
      ) : (
        <>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <TakeAttendanceButton opportunity={opportunity} prominent />
            {tools?.(opportunity)}
          </Stack>
          <WriteToSignedUp opportunity={opportunity} />
          <People
            label={t('publishing.signedUp')}
            empty={t('attendance.noSignups')}
            filter={{ opportunityId: id, status: 'signed-up' }}
          />
          <People
            label={t('publishing.waitlist')}
            empty={t('publishing.noWaitlist')}
            filter={{ opportunityId: id, status: 'waitlisted' }}
          />
        </>
      )}
    </Stack>
  );
}

const PAGE_ROWS = 25;

interface PeopleProps {
  readonly label: string;
  readonly empty: string;
  readonly filter: SignupFilter;
}

function People({ label, empty, filter }: PeopleProps) {
  const id = useId();
  const list = useSignupsListInfiniteQuery(
    { ...filter, sort: 'signedUpAt', limit: PAGE_ROWS },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h4">
        {label}
      </Typography>
      <PagedRows
        list={list}
        skeleton={<RowsSkeleton label={t('attendance.loadingWhoSignedUp')} rows={3} cardHeight={64} />}
        empty={<Typography sx={{ color: 'text.secondary', mt: 2 }}>{empty}</Typography>}
        failed={t('common.listNotLoaded')}
      >
        {(rows) => (
          <>
            <Rows aria-label={label}>
              {rows.map((signup) => (
                <Person key={signup.id} signup={signup} />
              ))}
            </Rows>
            <Stack direction="row" useFlexGap spacing={3} sx={{ alignItems: 'center', mt: 3, color: 'text.secondary' }}>
              <ListFoot list={list} />
            </Stack>
          </>
        )}
      </PagedRows>
    </section>
  );
}

function Person({ signup: { user, signedUpAt, position } }: { signup: SignupView }) {
  const { timeZone } = useSessionUser();
  return (
    <Row
      title={fullName(user) || t('labels.unknownPerson')}
      text={t('publishing.since', { date: formatInstant(signedUpAt, timeZone) })}
    >
      {position !== null && placeInLine(position)}
    </Row>
  );
}
