import { ForwardOnly } from './forward-only.js';

/** A school's provider by SAML as well, and accounts that it may make. */
export class SamlAndNewAccounts1764000000049 extends ForwardOnly {
  protected readonly sql = `
      -- An OpenID provider has a client secret, a SAML provider its address and certificates.
      ALTER TABLE organizations.sign_in_providers
        ALTER COLUMN sealed_secret DROP NOT NULL,
        ADD COLUMN protocol text NOT NULL DEFAULT 'oidc' CHECK (protocol IN ('oidc', 'saml')),
        ADD COLUMN saml jsonb,
        -- what of a person's claims says who they are here; null where it makes no accounts
        ADD COLUMN new_accounts jsonb,
        ADD CHECK ((protocol = 'oidc') = (sealed_secret IS NOT NULL)),
        ADD CHECK ((protocol = 'saml') = (saml IS NOT NULL));
      CREATE OR REPLACE VIEW directory.sign_in_providers WITH (security_invoker = true) AS
        SELECT organization_id, issuer, client_id, sealed_secret, domain, roles, required, set_by,
          protocol, saml, new_accounts
        FROM organizations.sign_in_providers;

      -- One provider may go by the same name in both, and call its people otherwise.
      ALTER TABLE identity.school_identities
        ADD COLUMN protocol text NOT NULL DEFAULT 'oidc',
        DROP CONSTRAINT school_identities_pkey,
        ADD PRIMARY KEY (organization_id, protocol, issuer, subject);
      ALTER TABLE identity.pending_links ADD COLUMN protocol text NOT NULL DEFAULT 'oidc';
  `;
}
