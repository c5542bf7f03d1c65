import { ForwardOnly } from './forward-only.js';
import { access } from './row-level-security.js';

/** Files that came after the imported entries that they belong to, and what the last roster of a school left out. */
export class FilesOfImports1764000000051 extends ForwardOnly {
  protected readonly sql = `
      -- the number of an imported entry in the other system, which names of files and manifests use
      ALTER TABLE hours.volunteer_hours ADD COLUMN import_reference text;

      -- import_id: the import whose files these are; sent_sha256: the file as it was sent, by which it is known again
      ALTER TABLE hours.attachments ADD COLUMN import_id integer,
        ADD COLUMN sent_sha256 text CHECK (sent_sha256 ~ '^[0-9a-f]{64}$');
      CREATE INDEX attachments_by_import ON hours.attachments (organization_id, import_id, entry_id)
        WHERE import_id IS NOT NULL;
      GRANT INSERT (import_id, sent_sha256) ON hours.attachments TO app_rw;

      -- beside the log, as the records of rosters are: they name people, and the next roster replaces them
      CREATE TABLE imports.roster_exceptions (
        organization_id integer PRIMARY KEY,
        import_id       integer NOT NULL,
        exceptions      jsonb NOT NULL
      );
      ALTER TABLE imports.roster_exceptions ALTER COLUMN exceptions SET STATISTICS 0;
      ${access('imports.roster_exceptions', { app_rw: 'SELECT, INSERT, UPDATE, DELETE' })}
  `;
}
