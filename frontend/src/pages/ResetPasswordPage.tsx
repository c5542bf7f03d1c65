import { useState } from 'react';
import { t, LIMITS, ResetPassword } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { KeyRound, MailX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { errorStatus, fieldErrors } from '../api/errorMessage.js';
import { useResetPasswordMutation, useSignInOptionsQuery } from '../api/identity.js';
import { SetPasswordForm } from '../features/identity/SetPasswordForm.js';
import { passwordHint } from '../lib/counts.js';
import { PATHS } from '../lib/paths.js';
import { MessagePage } from '../ui/MessagePage.js';
import { Narrow } from '../ui/Columns.js';
import { PageHeading } from '../ui/PageHeading.js';
import { showFailure } from '../ui/withToast.js';

const FAILED = { title: t('pages.passwordNotSet'), fallback: t('pages.passwordFailed') };

/** Errors that a retry cannot fix: the link is used, expired or damaged. */
const IS_OVER = [400, 404, 410];
const isOver = (failure: unknown): boolean =>
  IS_OVER.includes(errorStatus(failure) ?? 0) && !fieldErrors(failure).some(({ field }) => field === 'password');

export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const [stage, setStage] = useState<'asking' | 'set' | 'over'>('asking');
  const [send] = useResetPasswordMutation();
  const { data: options } = useSignInOptionsQuery();
  const least = options?.passwordMinLength ?? LIMITS.passwordMin;
  const ofStaff = options?.staffPasswordMinLength ?? LIMITS.staffPasswordMin;
  const reset = async (request: ResetPassword): Promise<unknown> => {
    try {
      await send(request).unwrap();
      setStage('set');
      return null;
    } catch (failure) {
      if (isOver(failure)) setStage('over');
      else showFailure(failure, FAILED);
      return failure;
    }
  };
  if (stage === 'set') return <PasswordIsSet />;
  if (stage === 'over') return <LinkIsOver />;
  return (
    <Narrow>
      <PageHeading title={t('pages.newPassword')} />
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>{t('pages.newPasswordText')}</Typography>
      <Card sx={{ mt: 5 }}>
        <SetPasswordForm
          contract={ResetPassword}
          token={token}
          least={least}
          hint={
            ofStaff > least
              ? t('pages.passwordLengths', { minLength: least, staffMinLength: ofStaff })
              : passwordHint(least)
          }
          button={t('pages.setPassword')}
          onSet={reset}
        />
      </Card>
    </Narrow>
  );
}

const PasswordIsSet = () => (
  <MessagePage icon={KeyRound} title={t('pages.passwordSet')} text={t('pages.passwordSetText')}>
    <Button href={PATHS.logIn} variant="contained">
      {t('pages.goToLogin')}
    </Button>
  </MessagePage>
);

const LinkIsOver = () => (
  <MessagePage
    icon={MailX}
    title={t('pages.linkUnusable')}
    text={t('pages.linkUnusableText', { minutes: LIMITS.passwordLinkMinutes })}
  >
    <Button href={PATHS.forgotPassword} variant="contained">
      {t('pages.askForLink')}
    </Button>
  </MessagePage>
);
