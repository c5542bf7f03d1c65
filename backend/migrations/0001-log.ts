import { ForwardOnly } from './forward-only.js';
import { access } from './row-level-security.js';

/** The event log, what seals it, and what was done to it. */
export class Log1764000000001 extends ForwardOnly {
  protected readonly sql = `
      CREATE SCHEMA log;
      GRANT USAGE ON SCHEMA log TO app_rw, app_system;

      CREATE FUNCTION log.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '%.% is append-only: % refused', TG_TABLE_SCHEMA, TG_TABLE_NAME, TG_OP
          USING ERRCODE = 'insufficient_privilege';
      END $$;

      -- Every change of every record. A statement names all columns but position, epoch and tx: the place in the log's
      -- order is the database's to give. A restore raises the default of epoch, because the transaction ids of another
      -- cluster start low.
      CREATE TABLE log.events (
        position        bigint GENERATED ALWAYS AS IDENTITY,
        epoch           integer NOT NULL DEFAULT 1,
        tx              xid8 NOT NULL DEFAULT pg_current_xact_id(),
        organization_id integer NOT NULL,
        stream          text COLLATE "C" NOT NULL,
        version         integer NOT NULL CHECK (version > 0),
        type            text NOT NULL,
        at              timestamptz(3) NOT NULL,
        actor_id        integer,
        -- the bytes that hash and mac cover
        canonical       text NOT NULL,
        hash            bytea NOT NULL CHECK (octet_length(hash) = 32),
        mac             bytea NOT NULL CHECK (octet_length(mac) = 32),
        PRIMARY KEY (organization_id, stream, version),
        CONSTRAINT events_in_order UNIQUE (epoch, tx, position)
      );
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log.events
        FOR EACH STATEMENT EXECUTE FUNCTION log.refuse_change();
      ${access('log.events', {
        app_rw: 'SELECT, INSERT (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)',
        app_system: 'SELECT',
        app_owner: 'SELECT',
      })}

      -- What people wrote, apart from the events, which hold a salted hash of it: a text can be erased, an event cannot.
      CREATE TABLE log.texts (
        organization_id integer NOT NULL,
        stream          text COLLATE "C" NOT NULL,
        version         integer NOT NULL,
        field           text NOT NULL,
        salt            bytea NOT NULL CHECK (octet_length(salt) = 16),
        body            text NOT NULL,
        PRIMARY KEY (organization_id, stream, version, field),
        FOREIGN KEY (organization_id, stream, version) REFERENCES log.events
      );
      CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON log.texts
        FOR EACH STATEMENT EXECUTE FUNCTION log.refuse_change();
      ${access('log.texts', { app_rw: 'SELECT, INSERT', app_system: 'SELECT', app_owner: 'SELECT' })}
      CREATE POLICY erase ON log.texts FOR DELETE TO app_owner
        USING (organization_id = NULLIF(current_setting('app.org', true), '')::integer);

      -- Texts are deleted only in the transaction whose newest event of the record says that it was erased.
      CREATE FUNCTION log.refuse_unless_erased() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM FROM (
          SELECT e.type, e.tx FROM log.events e
          WHERE (e.organization_id, e.stream) = (OLD.organization_id, OLD.stream)
          ORDER BY e.version DESC LIMIT 1) newest
        WHERE newest.type LIKE '%.erased' AND newest.tx = pg_current_xact_id();
        IF NOT FOUND THEN
          RAISE EXCEPTION 'the texts of % are deleted only with an event that says so', OLD.stream
            USING ERRCODE = 'insufficient_privilege';
        END IF;
        RETURN OLD;
      END $$;
      CREATE TRIGGER erased_only BEFORE DELETE ON log.texts
        FOR EACH ROW EXECUTE FUNCTION log.refuse_unless_erased();
      CREATE FUNCTION log.erase_texts(organization integer, record text) RETURNS integer
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      DECLARE
        deleted integer;
      BEGIN
        IF organization IS DISTINCT FROM NULLIF(current_setting('app.org', true), '')::integer THEN
          RAISE EXCEPTION 'this record is another school''s' USING ERRCODE = 'insufficient_privilege';
        END IF;
        DELETE FROM log.texts t WHERE (t.organization_id, t.stream) = (organization, record);
        GET DIAGNOSTICS deleted = ROW_COUNT;
        RETURN deleted;
      END $$;
      REVOKE ALL ON FUNCTION log.erase_texts FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION log.erase_texts TO app_rw;

      -- Raises what the server answers with 409: a row that a command read has changed since.
      CREATE FUNCTION log.require_all(all_saved boolean) RETURNS boolean LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT all_saved THEN
          RAISE EXCEPTION 'the row has changed since it was read' USING ERRCODE = 'HT409';
        END IF;
        RETURN true;
      END $$;

      -- How far each reaction has read the log.
      CREATE TABLE log.reaction_progress (
        reaction text PRIMARY KEY,
        epoch    integer NOT NULL,
        tx       xid8 NOT NULL,
        position bigint NOT NULL
      );
      GRANT SELECT, INSERT, UPDATE ON log.reaction_progress TO app_system;

      -- Which number an event has in its school: 1, 2, 3 … without a gap.
      CREATE TABLE log.sealed_events (
        organization_id integer NOT NULL,
        number          bigint NOT NULL CHECK (number > 0),
        stream          text COLLATE "C" NOT NULL,
        version         integer NOT NULL,
        PRIMARY KEY (organization_id, number),
        UNIQUE (organization_id, stream, version)
      );
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log.sealed_events
        FOR EACH STATEMENT EXECUTE FUNCTION log.refuse_change();
      ${access('log.sealed_events', { app_rw: 'SELECT', app_system: 'SELECT, INSERT', app_owner: 'ALL' })}

      -- The Merkle tree over the sealed events, in tiles of 256 hashes.
      CREATE TABLE log.tiles (
        organization_id integer NOT NULL,
        level           smallint NOT NULL,
        index           bigint NOT NULL,
        hashes          bytea NOT NULL CHECK (octet_length(hashes) BETWEEN 32 AND 8192 AND octet_length(hashes) % 32 = 0),
        PRIMARY KEY (organization_id, level, index)
      );
      ${access('log.tiles', { app_rw: 'SELECT', app_system: 'SELECT, INSERT, UPDATE', app_owner: 'ALL' })}

      -- The signed statements of how many events a school has and what the root of their tree is.
      CREATE TABLE log.checkpoints (
        organization_id integer NOT NULL,
        size            bigint NOT NULL CHECK (size > 0),
        root            bytea NOT NULL CHECK (octet_length(root) = 32),
        note            text NOT NULL,
        sealed_at       timestamptz(3) NOT NULL,
        PRIMARY KEY (organization_id, size)
      );
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log.checkpoints
        FOR EACH STATEMENT EXECUTE FUNCTION log.refuse_change();
      ${access('log.checkpoints', { app_rw: 'SELECT', app_system: 'SELECT, INSERT', app_owner: 'ALL' })}

      -- Every key that ever signed: an old checkpoint is checked with the key of its time.
      CREATE TABLE log.signing_keys (
        number       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- name+id+key
        verifier_key text NOT NULL UNIQUE,
        since        timestamptz(3) NOT NULL,
        -- a note by the key before it that names it; null for the first, and where the key before it was lost
        statement    text
      );
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log.signing_keys
        FOR EACH STATEMENT EXECUTE FUNCTION log.refuse_change();
      GRANT SELECT ON log.signing_keys TO app_rw, app_system;
      GRANT INSERT ON log.signing_keys TO app_system;

      -- A school whose next event, or whose tree, is not what was written. Nothing of it is sealed until an operator
      -- resumes.
      CREATE TABLE log.sealing_stops (
        id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        organization_id integer NOT NULL,
        -- null where it is the tree
        stream          text COLLATE "C",
        version         integer,
        problem         text NOT NULL,
        -- how far its events are dealt with
        epoch           integer NOT NULL,
        tx              xid8 NOT NULL,
        position        bigint NOT NULL,
        stopped_at      timestamptz NOT NULL DEFAULT now(),
        resumed_at      timestamptz,
        -- whether the events that were passed over meanwhile are sealed
        caught_up       boolean NOT NULL DEFAULT false
      );
      CREATE UNIQUE INDEX one_stop_at_a_time ON log.sealing_stops (organization_id) WHERE resumed_at IS NULL;
      ${access('log.sealing_stops', { app_rw: 'SELECT', app_system: 'SELECT, INSERT, UPDATE', app_owner: 'ALL' })}

      -- The result of the newest check of every event of a school, and of the newest check that failed to finish.
      CREATE TABLE log.full_checks (
        organization_id integer PRIMARY KEY,
        at              timestamptz(3),
        events          bigint,
        problem_count   bigint,
        -- the first of them, as sentences
        problems        text[],
        summary         text NOT NULL,
        failed_since    timestamptz(3),
        failed_at       timestamptz(3),
        failure         text,
        CHECK (num_nulls(at, events, problem_count, problems) IN (0, 4)),
        CHECK (num_nulls(failed_since, failed_at, failure) IN (0, 3)),
        CHECK (num_nonnulls(at, failed_at) > 0)
      );
      ${access('log.full_checks', { app_system: 'SELECT, INSERT, UPDATE' })}

      -- What an operator did to a log itself, and why.
      CREATE TABLE log.interventions (
        organization_id integer NOT NULL,
        id              integer GENERATED BY DEFAULT AS IDENTITY,
        version         integer NOT NULL,
        kind            text NOT NULL CHECK (kind IN ('restore-accepted', 'sealing-resumed', 'key-replaced')),
        -- null once it was erased
        reason          text,
        -- of a restore: which life of the log begins, how many events it shares with the one before, how many that had
        generation      integer CHECK (generation > 1),
        kept            bigint,
        had             bigint,
        at              timestamptz(3) NOT NULL,
        PRIMARY KEY (organization_id, id),
        CHECK ((kind = 'restore-accepted') = (generation IS NOT NULL)),
        UNIQUE (organization_id, generation)
      );
      ${access('log.interventions', { app_rw: 'SELECT, INSERT', app_system: 'SELECT', app_owner: 'ALL' })}
      GRANT USAGE ON SEQUENCE log.interventions_id_seq TO app_rw;

      -- Who viewed whose record, took records away, or was refused a change.
      CREATE TABLE log.accesses (
        organization_id integer NOT NULL,
        id              bigint GENERATED ALWAYS AS IDENTITY,
        at              timestamptz(3) NOT NULL,
        kind            text NOT NULL CHECK (kind IN ('viewed', 'exported', 'evidence', 'refused')),
        actor_id        integer NOT NULL,
        actor_role      text NOT NULL,
        person_id       integer,
        record          text COLLATE "C",
        route           text NOT NULL,
        refusal         text,
        request_id      text,
        PRIMARY KEY (organization_id, id),
        CHECK ((kind = 'refused') = (refusal IS NOT NULL))
      );
      CREATE INDEX accesses_by_time ON log.accesses (organization_id, at, id);
      CREATE INDEX accesses_by_person ON log.accesses (organization_id, person_id, at, id);
      CREATE INDEX accesses_by_actor ON log.accesses (organization_id, actor_id, at, id);
      CREATE INDEX accesses_by_kind ON log.accesses (organization_id, kind, at, id);
      CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log.accesses
        FOR EACH STATEMENT EXECUTE FUNCTION log.refuse_change();
      ${access('log.accesses', {
        app_rw:
          'SELECT, INSERT (organization_id, at, kind, actor_id, actor_role, person_id, record, route, refusal, request_id)',
        app_system: 'SELECT',
        app_owner: 'SELECT',
      })}

      -- A large write is prepared here in committed batches, so that the transaction that saves it is short. A crash
      -- loses only what was never saved. Few batches are here at a time and each is read whole: no index pays.
      -- Statistics of texts would keep them where the table may be empty.
      CREATE UNLOGGED TABLE log.staged_rows (
        organization_id integer NOT NULL,
        batch           integer NOT NULL,
        id              integer NOT NULL,
        expected        integer NOT NULL,
        version         integer NOT NULL,
        state           jsonb NOT NULL
      );
      ALTER TABLE log.staged_rows ALTER COLUMN state SET STATISTICS 0;
      ${access('log.staged_rows', { app_rw: 'SELECT, INSERT, DELETE', app_system: 'SELECT, DELETE' })}
      CREATE UNLOGGED TABLE log.staged_events (
        organization_id integer NOT NULL,
        batch           integer NOT NULL,
        id              integer NOT NULL,
        version         integer NOT NULL,
        type            text NOT NULL,
        at              timestamptz(3) NOT NULL,
        actor_id        integer,
        canonical       text NOT NULL,
        hash            bytea NOT NULL,
        mac             bytea NOT NULL
      );
      ${access('log.staged_events', { app_rw: 'SELECT, INSERT, DELETE', app_system: 'SELECT, DELETE' })}
      CREATE UNLOGGED TABLE log.staged_texts (
        organization_id integer NOT NULL,
        batch           integer NOT NULL,
        id              integer NOT NULL,
        version         integer NOT NULL,
        field           text NOT NULL,
        salt            bytea NOT NULL,
        body            text NOT NULL
      );
      ALTER TABLE log.staged_texts ALTER COLUMN body SET STATISTICS 0;
      ${access('log.staged_texts', { app_rw: 'SELECT, INSERT, DELETE', app_system: 'SELECT, DELETE' })}
      -- A plan made for empty tables would take hours.
      CREATE FUNCTION log.analyze_staged() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog
      AS $$
      BEGIN
        ANALYZE log.staged_rows;
        ANALYZE log.staged_events;
        ANALYZE log.staged_texts;
      END $$;
      -- The planner's statistics hold values of columns, which may have been erased since.
      CREATE FUNCTION log.refresh_statistics() RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        ANALYZE log.texts, identity.users, identity.join_requests, hours.volunteer_hours, reporting.user_totals,
          imports.imports, messaging.contact_messages, messaging.subscriptions;
      END $$;
      REVOKE ALL ON FUNCTION log.analyze_staged, log.refresh_statistics FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION log.analyze_staged TO app_rw;
      GRANT EXECUTE ON FUNCTION log.refresh_statistics TO app_system;

      -- the readiness check asks whether the schema is the one this server needs
      GRANT USAGE ON SCHEMA migrations TO app_system;
      GRANT SELECT ON migrations.migrations TO app_system;
  `;
}
