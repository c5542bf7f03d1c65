import { t, type SessionView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Check, Monitor } from 'lucide-react';
import { useSessionsQuery, useEndOtherSessionsMutation, useEndSessionMutation } from '../../../api/identity.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatInstant, formatAgo } from '../../../lib/dates.js';
import { Chip } from '../../../ui/Chip.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { ErrorState, Late } from '../../../ui/states.js';
import { tried } from '../../../ui/withToast.js';
import { Section } from './Section.js';

export function SessionsSection() {
  const { data: sessions, ...reading } = useSessionsQuery();
  return (
    <Section title={t('profile.sessions')} about={t('profile.sessionsText')}>
      {sessions ? (
        <SessionRows sessions={sessions} />
      ) : reading.isError ? (
        <ErrorState title={t('profile.sessionsFailed')} error={reading.error} onRetry={reading.refetch} />
      ) : (
        <Late>
          <Skeleton variant="rounded" height={64} />
        </Late>
      )}
    </Section>
  );
}

function SessionRows({ sessions }: { sessions: readonly SessionView[] }) {
  const { endOthers, endingOthers } = useEndSessions();
  return (
    <>
      <Rows>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Rows>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={endingOthers}
          onClick={() => void endOthers()}
          sx={{ mt: 5 }}
        >
          {endingOthers ? t('profile.loggingOut') : t('profile.logOutEverywhereElse')}
        </Button>
      )}
    </>
  );
}

function SessionRow({ session }: { session: SessionView }) {
  const { id, device, startedAt, lastSeenAt, isCurrent } = session;
  const { timeZone } = useSessionUser();
  const { end, ending } = useEndSessions();
  return (
    <Row
      icon={<Monitor size={20} aria-hidden />}
      title={device}
      text={t('profile.sessionTimes', {
        startedAt: formatInstant(startedAt, timeZone),
        lastSeenAt: formatAgo(lastSeenAt, timeZone),
      })}
    >
      {isCurrent ? (
        <Chip look="approved" icon={Check}>
          {t('profile.thisBrowser')}
        </Chip>
      ) : (
        <Button
          size="small"
          aria-label={t('profile.logOutDevice', { device })}
          disabled={ending}
          onClick={() => void end(id)}
        >
          {ending ? t('profile.loggingOut') : t('profile.logOut')}
        </Button>
      )}
    </Row>
  );
}

const FAILED = { title: t('profile.notLoggedOut'), fallback: t('profile.notLoggedOutError') };

function useEndSessions() {
  const [sendOne, one] = useEndSessionMutation();
  const [sendOthers, others] = useEndOtherSessionsMutation();
  return {
    end: (id: number): Promise<unknown> =>
      tried(sendOne(id).unwrap(), { done: { title: t('profile.sessionLoggedOut') }, failed: FAILED }),
    ending: one.isLoading,
    endOthers: (): Promise<unknown> =>
      tried(sendOthers().unwrap(), { done: { title: t('profile.loggedOutEverywhereElse') }, failed: FAILED }),
    endingOthers: others.isLoading,
  };
}
