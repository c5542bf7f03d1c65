import { can, isOfDistrict, ROLE_LABELS, SIGN_IN_ROLES, t, type OrganizationView } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSignInQuery } from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { ErrorState, Late } from '../../ui/states.js';
import { SignInForm } from './SignInForm.js';
import { LogInLink, OurAddresses, samlFacts, Trial, type PartProps } from './SignInParts.js';

/** How the school's people sign in: super-admins and the district's set it up, the school's own administrators see it. */
export function SchoolSignIn({ school }: { school: OrganizationView }) {
  const { role } = useSessionUser();
  const { data, error, isError, refetch } = useSignInQuery(school.id);
  if (isError) return <ErrorState title={t('schools.signInNotLoaded')} error={error} onRetry={refetch} />;
  if (!data)
    return (
      <Late role="status" aria-label={t('schools.loadingSignIn')}>
        <Skeleton variant="rounded" height={190} />
      </Late>
    );
  const roles = SIGN_IN_ROLES.filter((one) => isOfDistrict(one) === school.isDistrict);
  if (can(role, 'schools.set-sign-in'))
    return (
      <SignInForm key={data.version} id={school.id} provider={data} roles={roles} isDistrict={school.isDistrict} />
    );
  return <SignInFacts id={school.id} provider={data} ofDistrict={school.parentId !== null} />;
}

function SignInFacts({ id, provider, ofDistrict }: PartProps & { readonly ofDistrict: boolean }) {
  const { protocol, issuer, clientId, domain, roles, required, newAccounts } = provider;
  return (
    <Stack spacing={4} sx={{ maxWidth: 640 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {`${issuer ? t('schools.signInText') : t('schools.noSignIn')} ${ofDistrict ? t('schools.signInAskDistrict') : t('schools.signInAsk')}`}
      </Typography>
      {issuer && (
        <>
          <FactGrid
            facts={[
              [t('labels.protocol'), protocol === 'saml' ? t('schools.protocolSaml') : t('schools.protocolOidc')],
              [t('labels.issuer'), issuer],
              ...(protocol === 'oidc' ? [[t('labels.clientId'), clientId] as const] : samlFacts(provider)),
              ...(domain ? [[t('labels.emailDomain'), domain] as const] : []),
              [t('schools.signInRoles'), roles.map((role) => t(ROLE_LABELS[role])).join(', ')],
              [t('schools.signInRequired'), required ? t('schools.signInRequiredYes') : t('schools.signInOptional')],
              [t('schools.newAccountsFact'), newAccounts ? t('schools.newAccountsYes') : t('schools.newAccountsNo')],
            ]}
          />
          <OurAddresses protocol={protocol} provider={provider} />
          <LogInLink id={id} provider={provider} />
          <Trial id={id} protocol={protocol} />
        </>
      )}
    </Stack>
  );
}
