import { ForwardOnly } from './forward-only.js';
import { access } from './row-level-security.js';

/** The rules of each school of which hours count, with every version there was, and the newest by itself. */
export class CountingRules1764000000035 extends ForwardOnly {
  protected readonly sql = `
      CREATE TABLE organizations.counting_rules (
        organization_id integer NOT NULL,
        id              integer NOT NULL UNIQUE CHECK (id = organization_id),
        version         integer NOT NULL,
        versions        text NOT NULL,
        in_force        text NOT NULL,
        PRIMARY KEY (organization_id, id)
      );
      ${access('organizations.counting_rules', { app_rw: 'SELECT, INSERT, UPDATE', app_system: 'SELECT', app_owner: 'ALL' })}

      CREATE VIEW directory.counting_rules WITH (security_invoker = true) AS
        SELECT organization_id, version, versions, in_force FROM organizations.counting_rules;
      GRANT SELECT ON directory.counting_rules TO app_rw, app_system;
  `;
}
