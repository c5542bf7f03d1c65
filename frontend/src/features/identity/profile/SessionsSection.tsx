import type { SessionView } from '@hourtrail/contracts';
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
    <Section
      title="Sessions"
      about="Where you are signed in. Sign out what you do not recognize, then change your password."
    >
      {sessions ? (
        <SessionRows sessions={sessions} />
      ) : reading.isError ? (
        <ErrorState title="Your sessions could not be loaded" error={reading.error} onRetry={reading.refetch} />
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
          {endingOthers ? 'Signing out...' : 'Sign out everywhere else'}
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
      text={`Signed in ${formatInstant(startedAt, timeZone)}, last seen ${formatAgo(lastSeenAt, timeZone)}`}
    >
      {isCurrent ? (
        <Chip look="approved" icon={Check}>
          This browser
        </Chip>
      ) : (
        <Button size="small" aria-label={`Sign out ${device}`} disabled={ending} onClick={() => void end(id)}>
          {ending ? 'Signing out...' : 'Sign out'}
        </Button>
      )}
    </Row>
  );
}

const FAILED = { title: 'Not signed out', fallback: 'Failed to end the session. Please try again.' };

function useEndSessions() {
  const [sendOne, one] = useEndSessionMutation();
  const [sendOthers, others] = useEndOtherSessionsMutation();
  return {
    end: (id: number): Promise<unknown> =>
      tried(sendOne(id).unwrap(), { done: { title: 'Session signed out' }, failed: FAILED }),
    ending: one.isLoading,
    endOthers: (): Promise<unknown> =>
      tried(sendOthers().unwrap(), { done: { title: 'Signed out everywhere else' }, failed: FAILED }),
    endingOthers: others.isLoading,
  };
}
