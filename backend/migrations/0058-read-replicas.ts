import { ForwardOnly } from './forward-only.js';
import { access } from './row-level-security.js';

/** Positions in PostgreSQL's log, by which a replica answers only with what the primary had when it was asked. */
export class ReadReplicas1764000000058 extends ForwardOnly {
  protected readonly sql = `
      -- Positions of two timelines cannot be compared. Who holds a timeline's row has replayed that timeline, so a
      -- replica that did not follow a promotion is noticed. A restored backup brings rows of another cluster.
      CREATE TABLE web.timelines (
        cluster  bigint NOT NULL,
        timeline integer NOT NULL,
        PRIMARY KEY (cluster, timeline)
      );
      ${access('web.timelines', { app_owner: 'ALL' })}

      -- On the primary: where the log ends. Everything that is committed is before it.
      CREATE FUNCTION web.log_position(OUT timeline integer, OUT lsn pg_lsn, OUT database oid)
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      DECLARE
        here bigint := (pg_control_system()).system_identifier;
      BEGIN
        lsn := pg_current_wal_insert_lsn();
        database := (SELECT d.oid FROM pg_database d WHERE d.datname = current_database());
        timeline := ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::integer;
        IF NOT EXISTS (SELECT FROM web.timelines t WHERE t.cluster = here AND t.timeline = log_position.timeline) THEN
          INSERT INTO web.timelines VALUES (here, log_position.timeline) ON CONFLICT DO NOTHING;
        END IF;
      END $$;

      -- On a replica: waits until it has replayed the log up to there, and raises HT425 if that takes too long. Raises HT426
      -- in another database, and for a role that row-level security may not bind to a school.
      CREATE FUNCTION web.require_log_position(on_timeline integer, up_to pg_lsn, of_database oid, patience interval)
      RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      DECLARE
        here bigint := (pg_control_system()).system_identifier;
      BEGIN
        IF session_user <> 'app_rw' THEN
          RAISE EXCEPTION 'the replica is read as %, and not as app_rw', session_user USING ERRCODE = 'HT426';
        ELSIF NOT EXISTS (SELECT FROM pg_database d WHERE (d.oid, d.datname) = (of_database, current_database())) THEN
          RAISE EXCEPTION 'the database of the replica is another' USING ERRCODE = 'HT426';
        END IF;
        LOOP
          EXIT WHEN pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= up_to
            AND EXISTS (SELECT FROM web.timelines t WHERE t.cluster = here AND t.timeline = on_timeline);
          IF NOT pg_is_in_recovery() OR clock_timestamp() >= statement_timestamp() + patience THEN
            RAISE EXCEPTION 'the replica is behind, or is none' USING ERRCODE = 'HT425';
          END IF;
          PERFORM pg_sleep(0.002);
        END LOOP;
      END $$;
      REVOKE ALL ON FUNCTION web.log_position, web.require_log_position FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION web.log_position TO app_rw, app_system;
      GRANT EXECUTE ON FUNCTION web.require_log_position TO app_rw;
  `;
}
