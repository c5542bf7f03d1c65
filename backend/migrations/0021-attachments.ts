import { ForwardOnly } from './forward-only.js';
import { access } from './row-level-security.js';

/** Photos and PDFs of entries, and verifications on paper. */
export class Attachments1764000000021 extends ForwardOnly {
  protected readonly sql = `
      -- attachments: JSON, folded from the log; past_recorders: people who ever recorded a paper form of the entry
      ALTER TABLE hours.volunteer_hours ADD COLUMN attachments text NOT NULL DEFAULT '[]',
        ADD COLUMN past_recorders integer[] NOT NULL DEFAULT '{}';

      -- where the files are: each has its row before it is written, and as long as it exists
      CREATE TABLE hours.attachments (
        organization_id integer NOT NULL,
        id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        entry_id        integer NOT NULL,
        sha256          text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        -- uploaded: no event names it yet; removed: none does any more
        state           text NOT NULL DEFAULT 'uploaded' CHECK (state IN ('uploaded', 'kept', 'removed')),
        since           timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX attachments_to_sweep ON hours.attachments (since) WHERE state <> 'kept';
      ${access('hours.attachments', {
        app_rw: 'SELECT, INSERT (organization_id, entry_id, sha256), UPDATE (state, since)',
        app_system: 'SELECT, DELETE',
      })}

      -- Whoever removes an attachment adds the job that deletes files, and no other.
      CREATE FUNCTION hours.add_sweep() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      BEGIN
        IF TG_RELID <> 'hours.attachments'::regclass THEN
          RAISE EXCEPTION 'Only an attachment has this job.';
        END IF;
        PERFORM graphile_worker.add_job('sweep-attachments', job_key := 'sweep-attachments');
        RETURN NULL;
      END $$;
      REVOKE ALL ON FUNCTION hours.add_sweep() FROM PUBLIC;
      CREATE TRIGGER add_sweep AFTER UPDATE OF state ON hours.attachments FOR EACH ROW WHEN (NEW.state = 'removed')
        EXECUTE FUNCTION hours.add_sweep();
  `;
}
