import {
  SetSignIn,
  t,
  type NewAccountRules,
  type SignInProtocol,
  type SignInProvider,
  type SignInRole,
} from '@hourtrail/contracts';
import { OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { wireResolver } from '../../lib/wireResolver.js';

export interface SignInValues {
  protocol: SignInProtocol;
  issuer: string;
  clientId: string;
  clientSecret: string;
  metadata: string;
  emailAttribute: string;
  domain: string;
  roles: readonly SignInRole[];
  required: boolean;
  makesAccounts: boolean;
  newAccounts: NewAccountRules;
  reason: string;
}

export const FIELDS = [
  ...(['issuer', 'clientId', 'clientSecret', 'metadata', 'emailAttribute', 'domain', 'roles', 'required'] as const),
  ...(['newAccounts.roleClaim', 'newAccounts.teacherValue', 'newAccounts.verifierValue'] as const),
  ...(['newAccounts.gradeClaim', 'reason'] as const),
];

const NO_RULES: NewAccountRules = { roleClaim: '', teacherValue: '', verifierValue: '', gradeClaim: '' };

/** `roles`: those of the school, who all log in with a provider that is new. */
export function valuesOf(stored: SignInProvider, roles: readonly SignInRole[]): SignInValues {
  const { protocol, issuer, clientId, emailAttribute, domain, required, newAccounts } = stored;
  return {
    ...{ protocol, clientId, clientSecret: '', metadata: '', emailAttribute, domain, required, reason: '' },
    // a SAML provider's own name is in its metadata
    issuer: protocol === 'oidc' ? issuer : '',
    roles: issuer ? stored.roles : roles,
    makesAccounts: newAccounts !== null,
    newAccounts: newAccounts ?? NO_RULES,
  };
}

export function wireOf(values: SignInValues): SetSignIn {
  const { protocol, issuer, clientId, clientSecret, metadata, emailAttribute, domain, roles, required } = values;
  const reason = values.reason.trim();
  return {
    ...{ protocol, domain: domain.trim(), roles: [...roles], required },
    newAccounts: values.makesAccounts ? values.newAccounts : null,
    ...(protocol === 'oidc'
      ? { issuer: issuer.trim(), clientId: clientId.trim(), ...(clientSecret && { clientSecret }) }
      : { emailAttribute: emailAttribute.trim(), ...(metadata.trim() && { metadata: metadata.trim() }) }),
    ...(reason && { reason }),
  };
}

export const resolverFor = (needsReason: boolean) =>
  wireResolver<SetSignIn, SignInValues>(SetSignIn, wireOf, ({ reason }) =>
    needsReason && !reason.trim() ? { reason: OTHER_SCHOOL_NEEDS_REASON } : {},
  );

/** What each protocol needs, for who chooses one. */
export const PROTOCOL_CHOICES = [
  { value: 'oidc', label: t('schools.protocolOidc'), sentence: t('schools.protocolOidcHint') },
  { value: 'saml', label: t('schools.protocolSaml'), sentence: t('schools.protocolSamlHint') },
] as const;
