import { ForwardOnly } from './forward-only.js';
import { access } from './row-level-security.js';

/** Which records of a school its rosters link, and rosters that the server takes from its folder. */
export class Roster1764000000042 extends ForwardOnly {
  protected readonly sql = `
      -- beside the log, as sessions are: what a roster changed stands in the events of the records
      CREATE TABLE imports.roster_records (
        organization_id integer NOT NULL,
        kind            text NOT NULL CHECK (kind IN ('school', 'user', 'family', 'class', 'year')),
        sourced_id      text NOT NULL,
        record_id       integer NOT NULL,
        -- what the roster said last
        given           jsonb,
        -- the roster that linked or changed the record last, the version it left, and what undoes it
        import_id       integer,
        version         integer,
        before          jsonb,
        PRIMARY KEY (organization_id, kind, sourced_id)
      );
      CREATE INDEX roster_records_record ON imports.roster_records (organization_id, kind, record_id);
      ALTER TABLE imports.roster_records ALTER COLUMN sourced_id SET STATISTICS 0,
        ALTER COLUMN given SET STATISTICS 0, ALTER COLUMN before SET STATISTICS 0;
      ${access('imports.roster_records', { app_rw: 'SELECT, INSERT, UPDATE, DELETE', app_system: 'SELECT' })}

      CREATE VIEW directory.roster_records WITH (security_invoker = true) AS
        SELECT organization_id, kind, record_id, import_id, version FROM imports.roster_records;
      GRANT SELECT ON directory.roster_records TO app_rw, app_system;

      ALTER TABLE imports.imports DROP CONSTRAINT imports_kind_check;
      ALTER TABLE imports.imports ADD CHECK (kind IN ('users', 'hours', 'opportunities', 'roster'));
      ALTER TABLE imports.imports ALTER COLUMN imported_by DROP NOT NULL,
        ADD COLUMN exceptions integer,
        -- of a roster from the folder that stopped
        ADD COLUMN stopped_problems integer, ADD COLUMN stopped_leavers integer, ADD COLUMN stopped_families integer,
        ADD COLUMN stopped_grades integer, ADD COLUMN stopped_members integer;
      ALTER TABLE imports.runs ALTER COLUMN started_by DROP NOT NULL;
  `;
}
