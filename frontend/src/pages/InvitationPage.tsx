import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MailX } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t, AcceptInvitation, SECOND_FACTOR_NEEDED, type InvitationView } from '@hourtrail/contracts';
import { errorBody, errorStatus, fieldErrors } from '../api/errorMessage.js';
import { useMeQuery, useOpenInvitationQuery, useAcceptInvitationMutation } from '../api/identity.js';
import { SetPasswordForm } from '../features/identity/SetPasswordForm.js';
import { fullName } from '../lib/names.js';
import { PATHS } from '../lib/paths.js';
import { useLast } from '../lib/hooks.js';
import { FactGrid } from '../ui/FactGrid.js';
import { MessagePage } from '../ui/MessagePage.js';
import { Narrow } from '../ui/Columns.js';
import { PageHeading } from '../ui/PageHeading.js';
import { ErrorState, Late } from '../ui/states.js';
import { tried, type Outcome } from '../ui/withToast.js';

/** Errors that a retry cannot fix: the link is used, expired, replaced or damaged. */
const IS_OVER = [400, 403, 404, 409, 410];
const isOver = (error: unknown): boolean => IS_OVER.includes(errorStatus(error) ?? 0);

/** The token is in the URL fragment, which browsers do not send to servers. It is removed from the URL at once. */
function useTokenOfLink(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return useLast(hash.slice(1) || null);
}

export function InvitationPage() {
  const token = useTokenOfLink();
  return token ? <Opened key={token} token={token} /> : <NoInvitation />;
}

function Opened({ token }: { token: string }) {
  const navigate = useNavigate();
  const accept = useAcceptInvitation();
  const [invited, setInvited] = useState<InvitationView>();
  const [over, setOver] = useState(false);
  const { data: present } = useMeQuery();
  const opening = useOpenInvitationQuery(token, { skip: invited !== undefined });
  if (opening.data && !invited) setInvited(opening.data);

  const setPassword = async (invitation: AcceptInvitation): Promise<unknown> => {
    const failure = await accept(invitation);
    if (!failure) void navigate(PATHS.dashboard, { replace: true });
    // the password is set; the log-in page asks for the second factor
    if (errorBody(failure)?.code === SECOND_FACTOR_NEEDED) window.location.replace(PATHS.logIn);
    if (isOver(failure) && fieldErrors(failure).length === 0) setOver(true);
    return failure;
  };

  if (over || isOver(opening.error)) return <NoInvitation />;
  if (opening.isError) {
    return (
      <>
        <PageHeading title={t('pages.invitation')} />
        <ErrorState title={t('pages.invitationLoadFailed')} error={opening.error} onRetry={opening.refetch} />
      </>
    );
  }
  return (
    <Narrow>
      <PageHeading
        title={t('pages.invitationTitle')}
        heading={invited ? t('pages.welcome', { firstName: invited.firstName }) : t('pages.invitation')}
      />
      {invited ? (
        <Stack spacing={4} useFlexGap sx={{ mt: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('pages.accountMade', { school: invited.organizationName })}
          </Typography>
          {present && <Alert>{t('pages.otherIsLoggedIn', { name: fullName(present) })}</Alert>}
          <Card>
            <FactGrid
              facts={[
                [t('common.name'), fullName(invited)],
                [t('common.username'), invited.username],
                [t('common.school'), invited.organizationName],
              ]}
            />
            <Box sx={{ height: { xs: 8, sm: 20 } }} />
            <SetPasswordForm
              contract={AcceptInvitation}
              token={token}
              username={invited.username}
              least={invited.passwordMinLength}
              button={t('pages.setPasswordAndLogIn')}
              onSet={setPassword}
            />
          </Card>
        </Stack>
      ) : (
        <Late sx={{ mt: 6 }} role="status" aria-label={t('pages.openingInvitation')}>
          <Skeleton variant="rounded" height={320} />
        </Late>
      )}
    </Narrow>
  );
}

const NoInvitation = () => (
  <MessagePage icon={MailX} title={t('pages.invitationUnusable')} text={t('pages.invitationUnusableText')}>
    <Button href={PATHS.logIn} variant="contained">
      {t('pages.goToLogin')}
    </Button>
  </MessagePage>
);

const OUTCOME: Outcome = {
  done: { title: t('pages.welcomeToHourTrail'), description: t('pages.invitationAccepted') },
  failed: { title: t('pages.passwordNotSet'), fallback: t('pages.invitationFailed') },
};

/** Resolves to the error, or to null once the user is signed in. */
function useAcceptInvitation(): (invitation: AcceptInvitation) => Promise<unknown> {
  const [send] = useAcceptInvitationMutation();
  return (invitation) => tried(send(invitation).unwrap(), OUTCOME);
}
