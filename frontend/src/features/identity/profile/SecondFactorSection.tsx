import { Suspense, useState } from 'react';
import { t, type SecondFactors, type SecondFactorView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { KeyRound, LifeBuoy, Smartphone } from 'lucide-react';
import { useSecondFactorsQuery } from '../../../api/secondFactor.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate, formatInstant } from '../../../lib/dates.js';
import { lazily } from '../../../lib/lazily.js';
import { useLast } from '../../../lib/hooks.js';
import { whyNoPasskeys } from '../../../lib/passkeys.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { FormSkeleton } from '../../../ui/formStates.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { ErrorState, Late } from '../../../ui/states.js';
import type { FactorAction } from './SecondFactorForm.js';
import { Section } from './Section.js';

const SecondFactorForm = lazily(async () => (await import('./SecondFactorForm.js')).SecondFactorForm);

export function SecondFactorSection() {
  const { secondFactorFrom } = useSessionUser();
  const { data, ...reading } = useSecondFactorsQuery();
  return (
    <Section title={t('secondFactor.title')} about={t('secondFactor.about')}>
      {secondFactorFrom && (
        <Alert sx={{ mb: 4 }}>{t('secondFactor.requiredFrom', { date: formatDate(secondFactorFrom) })}</Alert>
      )}
      {data ? (
        <Factors {...data} />
      ) : reading.isError ? (
        <ErrorState title={t('secondFactor.loadFailed')} error={reading.error} onRetry={reading.refetch} />
      ) : (
        <Late role="status" aria-label={t('secondFactor.loading')}>
          <Skeleton variant="rounded" height={88} />
        </Late>
      )}
    </Section>
  );
}

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 20 });

const titleOf = (action: FactorAction): string => {
  if (typeof action === 'object') return t('secondFactor.removeTitle', { name: nameOf(action) });
  if (action === 'passkey') return t('secondFactor.addPasskey');
  return action === 'authenticator' ? t('secondFactor.addAuthenticator') : t('secondFactor.newCodes');
};

const nameOf = ({ kind, name }: SecondFactorView): string =>
  kind === 'passkey' ? name : t('secondFactor.authenticator');

function Factors({ factors, recoveryCodesLeft }: SecondFactors) {
  const { timeZone } = useSessionUser();
  const [action, setAction] = useState<FactorAction | null>(null);
  const shown = useLast(action);
  const problem = whyNoPasskeys();
  return (
    <>
      {factors.length > 0 && (
        <Rows>
          {factors.map((factor) => (
            <Row
              key={factor.id}
              icon={
                factor.kind === 'passkey' ? <KeyRound size={20} aria-hidden /> : <Smartphone size={20} aria-hidden />
              }
              title={nameOf(factor)}
              text={t('secondFactor.times', {
                added: formatInstant(factor.addedAt, timeZone),
                used: factor.lastUsedAt ? formatInstant(factor.lastUsedAt, timeZone) : '–',
              })}
            >
              <Button
                size="small"
                color="error"
                aria-label={t('secondFactor.removeTitle', { name: nameOf(factor) })}
                onClick={() => setAction(factor)}
              >
                {t('common.remove')}
              </Button>
            </Row>
          ))}
          <Row
            icon={<LifeBuoy size={20} aria-hidden />}
            title={t('secondFactor.codes')}
            text={t('secondFactor.codesLeft', { count: recoveryCodesLeft })}
          >
            <Button size="small" onClick={() => setAction('recovery-codes')}>
              {t('secondFactor.newCodes')}
            </Button>
          </Row>
        </Rows>
      )}
      <Actions>
        <Button variant="outlined" disabled={problem !== undefined} onClick={() => setAction('passkey')}>
          {t('secondFactor.addPasskey')}
        </Button>
        {factors.every(({ kind }) => kind !== 'authenticator') && (
          <Button variant="outlined" onClick={() => setAction('authenticator')}>
            {t('secondFactor.addAuthenticator')}
          </Button>
        )}
      </Actions>
      {problem && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {problem}
        </Typography>
      )}
      <FormDialog open={action !== null} title={shown ? titleOf(shown) : ''} onClose={() => setAction(null)}>
        {(dialog) => (
          <Suspense fallback={<FormSkeleton />}>
            {shown && <SecondFactorForm action={shown} dialog={dialog} />}
          </Suspense>
        )}
      </FormDialog>
    </>
  );
}
