import { useState } from 'react';
import { t, isVolunteer, type Role } from '@hourtrail/contracts';
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

function introFor(role: Role): string {
  if (isVolunteer(role)) return t('profile.calendarOfVolunteer');
  return role === 'verifier' ? t('profile.calendarOfVerifier') : t('profile.calendarOfStaff');
}

export function CalendarSection() {
  const { role } = useSessionUser();
  const { data: link, ...reading } = useCalendarLinkQuery();
  return (
    <Section title={t('profile.calendar')} about={introFor(role)}>
      {link ? (
        <Link since={link.createdAt} />
      ) : reading.isError ? (
        <ErrorState title={t('profile.calendarLinkFailed')} error={reading.error} onRetry={reading.refetch} />
      ) : (
        <Late role="status" aria-label={t('profile.loadingCalendarLink')}>
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
      {making ? t('common.creating') : t('profile.createCalendarLink')}
    </Button>
  </Actions>
);

function PresentLink({ since, link }: { since: string | null; link: Linking }) {
  const { timeZone } = useSessionUser();
  const { url, make, revoke } = link;
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const replacement: Confirmation = {
    title: t('profile.replaceLinkQuestion'),
    question: t('profile.replaceLinkDetail'),
    confirm: t('profile.replaceLink'),
    busy: t('profile.replacing'),
    destructive: true,
    onConfirm: () => make().then(() => null),
  };
  const revocation: Confirmation = {
    title: t('profile.revokeLinkQuestion'),
    question: t('profile.revokeLinkDetail'),
    confirm: t('profile.revokeLink'),
    busy: t('profile.revoking'),
    destructive: true,
    onConfirm: () => revoke().then(() => null),
  };
  return (
    <Stack spacing={4} useFlexGap>
      {url ? (
        <NewLink url={url} />
      ) : (
        since && <Typography>{t('profile.calendarLinkSince', { date: formatInstant(since, timeZone) })}</Typography>
      )}
      <Actions ref={useFocusHeir<HTMLDivElement>()}>
        <Button variant="outlined" onClick={() => setConfirmation(replacement)}>
          {t('profile.replaceLink')}
        </Button>
        <Button color="error" onClick={() => setConfirmation(revocation)}>
          {t('profile.revokeLink')}
        </Button>
      </Actions>
      <ConfirmDialog confirmation={confirmation} onClose={() => setConfirmation(null)} />
    </Stack>
  );
}

const NewLink = ({ url }: { url: string }) => (
  <div>
    <CopyField label={t('profile.yourCalendarLink')} value={url} />
    <Typography sx={{ color: 'text.secondary', mt: 2 }}>{t('profile.newCalendarLinkText')}</Typography>
  </div>
);

const NOT_MADE = { title: t('profile.linkNotCreated'), fallback: t('profile.linkNotCreatedError') };
const NOT_REVOKED = { title: t('profile.linkNotRevoked'), fallback: t('profile.linkNotRevokedError') };

/** The server returns the URL only when it makes the link, so it is lost when the page closes. */
function useCalendarLink() {
  const [sendMake, made] = useMakeCalendarLinkMutation();
  const [sendRevoke] = useRevokeCalendarLinkMutation();
  return {
    url: made.data?.url,
    make: (): Promise<unknown> =>
      tried(sendMake().unwrap(), { done: { title: t('profile.calendarLinkCreated') }, failed: NOT_MADE }),
    making: made.isLoading,
    revoke: async (): Promise<void> => {
      const outcome = { done: { title: t('profile.calendarLinkRevoked') }, failed: NOT_REVOKED };
      if ((await tried(sendRevoke().unwrap(), outcome)) === null) made.reset();
    },
  };
}
