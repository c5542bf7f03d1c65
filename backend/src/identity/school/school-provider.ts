import { t } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { KeyedHash } from '../../platform/config/keyed-hash.js';
import { openSecret, type SecretOf } from '../../platform/config/sealed-secret.js';
import { Database } from '../../platform/database/database.js';
import { randomToken, type SignInSecrets } from '../log-in/provider-sign-ins.js';
import { OpenIdConnect } from './openid-connect.js';
import { Saml } from './saml.js';
import type { SchoolIdentity, SchoolSignIn, SignInMethod } from './school-sign-in.js';

/** A client secret belongs to one provider of one school. */
export const secretOf = ({
  organizationId,
  issuer,
  clientId,
}: Pick<SchoolSignIn, 'organizationId' | 'issuer' | 'clientId'>): SecretOf => ({
  purpose: 'client secret of a sign-in provider',
  record: JSON.stringify([organizationId, issuer, clientId]),
});

/** The provider of each school, asked in its own protocol. */
@Injectable()
export class SchoolProvider {
  private readonly methods: Readonly<Record<SchoolSignIn['protocol'], SignInMethod>>;

  constructor(
    private readonly database: Database,
    private readonly hash: KeyedHash,
    oidc: OpenIdConnect,
    saml: Saml,
  ) {
    this.methods = { oidc, saml };
  }

  async find(organizationId: number): Promise<SchoolSignIn | undefined> {
    const [row] = await this.database.system<Omit<SchoolSignIn, 'clientSecret'> & { sealedSecret: Buffer | null }>({
      name: 'find-school-sign-in',
      text: `SELECT p.organization_id AS "organizationId", s.is_active AS "isOpen", p.protocol, p.issuer,
               p.client_id AS "clientId", p.sealed_secret AS "sealedSecret", p.saml, p.domain, p.roles, p.required,
               p.new_accounts AS "newAccounts", p.set_by AS "setBy"
             FROM directory.sign_in_providers p JOIN directory.schools s USING (organization_id)
             WHERE p.organization_id = $1`,
      values: [organizationId],
    });
    if (!row) return undefined;
    const { sealedSecret, ...school } = row;
    return {
      ...school,
      clientSecret: sealedSecret ? openSecret(this.hash, secretOf(school), sealedSecret) : undefined,
    };
  }

  newSecrets(): SignInSecrets {
    return { state: randomToken(), nonce: randomToken(), codeVerifier: randomToken() };
  }

  addressFor(school: SchoolSignIn, secrets: SignInSecrets): Promise<string> {
    return this.methods[school.protocol].addressFor(school, secrets);
  }

  /** Throws a ProviderRefusal unless the answer proves who signed in. */
  identify(school: SchoolSignIn, answer: string, secrets: SignInSecrets): Promise<SchoolIdentity> {
    return this.methods[school.protocol].identify(school, answer, secrets);
  }

  async problemOf(organizationId: number): Promise<string | undefined> {
    const school = await this.find(organizationId);
    return school ? this.methods[school.protocol].problemOf(school) : t('apiSchools.noSignIn');
  }
}

/** A sentence, or null if the school's provider can be used. */
export class ProblemOfProvider extends Query<string | null> {
  constructor(readonly organizationId: number) {
    super();
  }
}

@QueryHandler(ProblemOfProvider)
export class ProblemOfProviderHandler implements IQueryHandler<ProblemOfProvider> {
  constructor(private readonly provider: SchoolProvider) {}

  async execute({ organizationId }: ProblemOfProvider): Promise<string | null> {
    return (await this.provider.problemOf(organizationId)) ?? null;
  }
}
