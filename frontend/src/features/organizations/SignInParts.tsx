import { t, type SignInProvider } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTrySignInMutation } from '../../api/organizations.js';
import { formatDay } from '../../lib/dates.js';
import { CopyField } from '../../ui/CopyField.js';
import { showFailure } from '../../ui/withToast.js';

export interface PartProps {
  readonly id: number;
  readonly provider: SignInProvider;
}

export const samlFacts = ({ startUrl, certificates, emailAttribute }: SignInProvider) =>
  [
    [t('schools.startUrl'), startUrl],
    [t('schools.certificate'), certificates.map(({ validUntil }) => formatDay(validUntil, 'UTC')).join(', ')],
    ...(emailAttribute ? [[t('labels.emailAttribute'), emailAttribute] as const] : []),
  ] as const;

/** For whoever runs the provider. */
export function OurAddresses({ protocol, provider }: Pick<PartProps, 'provider'> & Pick<SignInProvider, 'protocol'>) {
  if (protocol === 'oidc') return <CopyField label={t('schools.redirectUri')} value={provider.redirectUri} />;
  return (
    <>
      <CopyField label={t('schools.entityId')} value={provider.entityId} />
      <CopyField label={t('schools.acsUrl')} value={provider.acsUrl} />
    </>
  );
}

/** The path is the server's, so that the link holds wherever the page is read. */
export const LogInLink = ({ id, provider: { redirectUri } }: PartProps) => (
  <CopyField
    label={t('schools.logInLink')}
    value={`${redirectUri.slice(0, redirectUri.indexOf('/api/'))}/login/${id}`}
  />
);

export function Trial({ id, protocol }: Pick<PartProps, 'id'> & Pick<SignInProvider, 'protocol'>) {
  const [send, { data, isLoading }] = useTrySignInMutation();
  const failed = { title: t('schools.signInNotTried'), fallback: t('schools.tryAgain') };
  return (
    <div>
      <Button
        variant="outlined"
        disabled={isLoading}
        onClick={() =>
          void send(id)
            .unwrap()
            .catch((error: unknown) => showFailure(error, failed))
        }
      >
        {isLoading ? t('schools.tryingSignIn') : t('schools.trySignIn')}
      </Button>
      <div role="status">
        {data && (
          <Alert severity={data.problem ? 'warning' : 'success'} sx={{ mt: 3 }}>
            {data.problem ?? (protocol === 'saml' ? t('schools.samlWorks') : t('schools.signInWorks'))}
          </Alert>
        )}
      </div>
    </div>
  );
}
