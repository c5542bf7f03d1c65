import type { SignInProvider } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { KeyedHash } from '../../platform/config/keyed-hash.js';
import { sealSecret } from '../../platform/config/sealed-secret.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { acsOf, callbackOf, certificateView, entityIdOf, secretOf } from '../../identity/index.js';
import type { Organization, SignInSettings } from '../domain/organization.state.js';

export interface StoredSignIn extends SignInSettings {
  /** Null at SAML. */
  readonly sealedSecret: Buffer | null;
  /** Who set it up, and who could have been them. */
  readonly setBy: readonly number[];
}

/** Not a projection of the log, which never holds a secret: as with passwords, the row is the original. */
@Injectable()
export class SignInProviders {
  constructor(
    private readonly database: Database,
    private readonly hash: KeyedHash,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async find(organizationId: number): Promise<StoredSignIn | undefined> {
    const [stored] = await this.database.read<StoredSignIn>(organizationId, {
      name: 'find-sign-in-provider',
      text: `SELECT protocol, issuer, client_id AS "clientId", sealed_secret AS "sealedSecret", saml, domain, roles,
               required, new_accounts AS "newAccounts", set_by AS "setBy"
             FROM organizations.sign_in_providers WHERE organization_id = $1`,
      values: [organizationId],
    });
    return stored;
  }

  seal(organizationId: number, settings: SignInSettings, clientSecret: string): Buffer {
    return sealSecret(this.hash, secretOf({ organizationId, ...settings }), clientSecret);
  }

  viewOf({ id, version }: Organization, stored: SignInSettings | undefined): SignInProvider {
    const { protocol = 'oidc', issuer = '', clientId = '', domain = '', roles = [], required = false } = stored ?? {};
    return {
      ...{ version, protocol, issuer, clientId, domain, roles, required },
      redirectUri: callbackOf(this.options, id),
      entityId: entityIdOf(this.options, id),
      acsUrl: acsOf(this.options, id),
      startUrl: stored?.saml?.startUrl ?? '',
      certificates: (stored?.saml?.certificates ?? []).map(certificateView),
      emailAttribute: stored?.saml?.emailAttribute ?? '',
      newAccounts: stored?.newAccounts ?? null,
    };
  }
}

export const saveSignIn = (organizationId: number, stored: StoredSignIn): Statement => ({
  name: 'save-sign-in-provider',
  text: `INSERT INTO organizations.sign_in_providers
           (organization_id, protocol, issuer, client_id, sealed_secret, saml, domain, roles, required, new_accounts,
            set_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         ON CONFLICT (organization_id) DO UPDATE SET protocol = excluded.protocol, issuer = excluded.issuer,
           client_id = excluded.client_id, sealed_secret = excluded.sealed_secret, saml = excluded.saml,
           domain = excluded.domain, roles = excluded.roles, required = excluded.required,
           new_accounts = excluded.new_accounts, set_by = excluded.set_by`,
  values: [
    ...[organizationId, stored.protocol, stored.issuer, stored.clientId, stored.sealedSecret, stored.saml],
    ...[stored.domain, stored.roles, stored.required, stored.newAccounts, stored.setBy],
  ],
});

export const deleteSignIn = (organizationId: number): Statement => ({
  name: 'delete-sign-in-provider',
  text: 'DELETE FROM organizations.sign_in_providers WHERE organization_id = $1',
  values: [organizationId],
});
