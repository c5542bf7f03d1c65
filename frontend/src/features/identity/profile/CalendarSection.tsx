import { useState } from 'react';
import { isVolunteer, type Role } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  useCalendarLinkQuery,
  useMakeCalendarLinkMutation,
  useRevokeCalendarLinkMutation,
} from '../../../api/opportunities.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatInstant } from '../../../lib/dates.js';
import { ConfirmDialog, type Confirmation } from '../../../ui/ConfirmDialog.js';
import { CopyField } from '../../../ui/CopyField.js';
import { useFocusHeir } from '../../../ui/focus.js';
import { ErrorState, Late } from '../../../ui/states.js';
import { tried } from '../../../ui/withToast.js';
import { Section } from './Section.js';

const shownOf = (role: Role): string =>
  isVolunteer(role) ? 'sign up to' : role === 'verifier' ? 'coordinate' : 'publish';

export function CalendarSection() {
  const { role } = useSessionUser();
  const { data: link, ...reading } = useCalendarLinkQuery();
  return (
    <Section
      title="Calendar"
      about={`Subscribe your calendar to a link of your own, and the opportunities you ${shownOf(role)} appear there with every change. Whoever has the link can read them, so keep it to yourself.`}
    >
      {link ? (
        <Link since={link.createdAt} />
      ) : reading.isError ? (
        <ErrorState title="Your calendar link could not be loaded" error={reading.error} onRetry={reading.refetch} />
      ) : (
        <Late role="status" aria-label="Loading your calendar link">
          <Skeleton variant="rounded" height={36} width={180} />
        </Late>
      )}
    </Section>
  );
}

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

function Link({ since }: { since: string | null }) {
  const link = useCalendarLink();
  return link.url || since ? <PresentLink since={since} link={link} /> : <MakeLink link={link} />;
}

type Linking = ReturnType<typeof useCalendarLink>;

const MakeLink = ({ link: { make, making } }: { link: Linking }) => (
  <Actions ref={useFocusHeir<HTMLDivElement>()}>
    <Button variant="outlined" disabled={making} onClick={() => void make()}>
      {making ? 'Making a link...' : 'Make a calendar link'}
    </Button>
  </Actions>
);

function PresentLink({ since, link }: { since: string | null; link: Linking }) {
  const { timeZone } = useSessionUser();
  const { url, make, revoke } = link;
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const replacement: Confirmation = {
    title: 'Replace the calendar link?',
    question: 'Calendars that use the present link are not updated any more. Subscribe to the new one there.',
    confirm: 'Replace',
    busy: 'Replacing...',
    destructive: true,
    onConfirm: () => make().then(() => null),
  };
  const revocation: Confirmation = {
    title: 'Revoke the calendar link?',
    question: 'Calendars that use it are not updated any more. You can make another one at any time.',
    confirm: 'Revoke',
    busy: 'Revoking...',
    destructive: true,
    onConfirm: () => revoke().then(() => null),
  };
  return (
    <Stack spacing={4} useFlexGap>
      {url ? (
        <NewLink url={url} />
      ) : (
        since && (
          <Typography>
            You made a link on {formatInstant(since, timeZone)}. It was shown only then: if you lost it, replace it.
          </Typography>
        )
      )}
      <Actions ref={useFocusHeir<HTMLDivElement>()}>
        <Button variant="outlined" onClick={() => setConfirmation(replacement)}>
          Replace link
        </Button>
        <Button color="error" onClick={() => setConfirmation(revocation)}>
          Revoke link
        </Button>
      </Actions>
      <ConfirmDialog confirmation={confirmation} onClose={() => setConfirmation(null)} />
    </Stack>
  );
}

const NewLink = ({ url }: { url: string }) => (
  <div>
    <CopyField label="Your calendar link" value={url} />
    <Typography sx={{ color: 'text.secondary', mt: 2 }}>
      Copy it now, it is not shown again. In Google Calendar add a calendar “From URL”; in Apple Calendar and Outlook,
      subscribe to a calendar. It may take some hours until a change arrives there.
    </Typography>
  </div>
);

const NOT_MADE = { title: 'No link made', fallback: 'Failed to make a calendar link. Please try again.' };
const NOT_REVOKED = { title: 'Link not revoked', fallback: 'Failed to revoke the calendar link. Please try again.' };

/** The server returns the URL only when it makes the link, so it is lost when the page closes. */
function useCalendarLink() {
  const [sendMake, made] = useMakeCalendarLinkMutation();
  const [sendRevoke] = useRevokeCalendarLinkMutation();
  return {
    url: made.data?.url,
    make: (): Promise<unknown> =>
      tried(sendMake().unwrap(), { done: { title: 'Calendar link made' }, failed: NOT_MADE }),
    making: made.isLoading,
    revoke: async (): Promise<void> => {
      const outcome = { done: { title: 'Calendar link revoked' }, failed: NOT_REVOKED };
      if ((await tried(sendRevoke().unwrap(), outcome)) === null) made.reset();
    },
  };
}
