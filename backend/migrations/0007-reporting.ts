import { ForwardOnly } from './forward-only.js';
import { access } from './row-level-security.js';

/** Totals, achievements, what reviewers search, and files. Projections keep most of it, and a rebuild makes it again. */
export class Reporting1764000000007 extends ForwardOnly {
  protected readonly sql = `
      CREATE SCHEMA reporting;
      GRANT USAGE ON SCHEMA reporting TO app_rw, app_system;

      -- The section in which a report lists a person: students by grade, 99 for none; then parents; others in none.
      CREATE FUNCTION reporting.section_of(role text, grade integer, is_active boolean, is_here boolean)
      RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        CASE WHEN is_active AND is_here THEN CASE role WHEN 'student' THEN grade WHEN 'parent' THEN 100 END END;

      -- A person's totals, in hundredths of hours, with what a report sorts and shows.
      CREATE TABLE reporting.user_totals (
        organization_id  integer NOT NULL,
        user_id          integer NOT NULL,
        approved         integer NOT NULL DEFAULT 0,
        approved_entries integer NOT NULL DEFAULT 0,
        -- pending and verified
        pending          integer NOT NULL DEFAULT 0,
        -- so that one ascending order has the most hours first
        neg_total        integer GENERATED ALWAYS AS (-(approved + pending)) STORED,
        -- when hours were last submitted
        last_activity    timestamptz(3),
        role             text,
        grade            integer,
        is_active        boolean,
        -- false once the person moved to another school
        is_here          boolean,
        section          integer GENERATED ALWAYS AS (reporting.section_of(role, grade, is_active, is_here)) STORED,
        first_name       text,
        last_name        text,
        email            text,
        PRIMARY KEY (organization_id, user_id)
      ) WITH (fillfactor = 80);
      CREATE INDEX user_totals_in_report_order ON reporting.user_totals (organization_id, section, neg_total, user_id);
      ${access('reporting.user_totals', { app_rw: 'SELECT, INSERT, UPDATE', app_system: 'SELECT', app_owner: 'ALL' })}

      -- Hundredths of hours by the first day of the month they were given in.
      CREATE TABLE reporting.month_totals (
        organization_id integer NOT NULL,
        month           date NOT NULL,
        approved        integer NOT NULL,
        pending         integer NOT NULL,
        PRIMARY KEY (organization_id, month)
      ) WITH (fillfactor = 80);
      ${access('reporting.month_totals', { app_rw: 'SELECT', app_system: 'SELECT, INSERT, UPDATE', app_owner: 'ALL' })}

      -- How many opportunities a person attended.
      CREATE TABLE reporting.events_joined (
        organization_id integer NOT NULL,
        user_id         integer NOT NULL,
        events          integer NOT NULL,
        PRIMARY KEY (organization_id, user_id)
      ) WITH (fillfactor = 80);
      ${access('reporting.events_joined', { app_rw: 'SELECT, INSERT, UPDATE', app_system: 'SELECT', app_owner: 'ALL' })}

      CREATE TABLE reporting.achievements (
        id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        role           text NOT NULL CHECK (role IN ('student', 'parent')),
        name           text NOT NULL,
        description    text NOT NULL,
        required_hours integer NOT NULL CHECK (required_hours > 0),
        icon_class     text NOT NULL
      );
      INSERT INTO reporting.achievements (role, name, description, required_hours, icon_class) VALUES
        ('student', 'Community Helper', '25 hours for the community', 25, 'heart-handshake'),
        ('student', 'Service Star', '50 hours for the community', 50, 'star'),
        ('student', 'Youth Leader', '100 hours for the community', 100, 'trophy'),
        ('parent', 'School Supporter', '20 hours for the school', 20, 'heart-handshake'),
        ('parent', 'Community Champion', '40 hours for the community', 40, 'star'),
        ('parent', 'Parent Leader', '75 hours for the community', 75, 'trophy');
      GRANT SELECT ON reporting.achievements TO app_rw, app_system;

      CREATE TABLE reporting.user_achievements (
        organization_id integer NOT NULL,
        user_id         integer NOT NULL,
        achievement_id  integer NOT NULL REFERENCES reporting.achievements,
        id              integer GENERATED ALWAYS AS IDENTITY,
        earned_at       timestamptz(3) NOT NULL,
        PRIMARY KEY (organization_id, user_id, achievement_id)
      );
      ${access('reporting.user_achievements', { app_rw: 'SELECT', app_system: 'SELECT, INSERT, UPDATE, DELETE' })}

      -- Approved hundredths as far as the reaction that awards achievements has read, which may be behind user_totals.
      CREATE TABLE reporting.achievement_progress (
        organization_id integer NOT NULL,
        user_id         integer NOT NULL,
        hundredths      integer NOT NULL,
        PRIMARY KEY (organization_id, user_id)
      );
      ${access('reporting.achievement_progress', { app_system: 'SELECT, INSERT, UPDATE' })}

      -- A row for each event of every kind, for a reviewer's search.
      CREATE TABLE reporting.audit_index (
        organization_id integer NOT NULL,
        stream          text COLLATE "C" NOT NULL,
        version         integer NOT NULL,
        type            text COLLATE "C" NOT NULL,
        record          text COLLATE "C" GENERATED ALWAYS AS (split_part(stream, '/', 1)) STORED,
        at              timestamptz(3) NOT NULL,
        actor_id        integer,
        person_id       integer,
        hundredths      integer,
        -- of an approval: 1 where nobody had verified it
        alone           integer,
        PRIMARY KEY (organization_id, stream, version)
      );
      CREATE INDEX audit_index_by_time ON reporting.audit_index (organization_id, at, stream, version);
      CREATE INDEX audit_index_by_person ON reporting.audit_index (organization_id, person_id, at, stream, version);
      CREATE INDEX audit_index_by_actor ON reporting.audit_index (organization_id, actor_id, at, stream, version);
      CREATE INDEX audit_index_by_type ON reporting.audit_index (organization_id, type, at, stream, version);
      CREATE INDEX audit_index_by_record ON reporting.audit_index (organization_id, record, at, stream, version);
      CREATE INDEX audit_index_by_decision ON reporting.audit_index (organization_id, actor_id, at, stream, version)
        INCLUDE (type, person_id, hundredths, alone)
        WHERE type IN ('hours.verified', 'hours.approved', 'hours.rejected');
      ${access('reporting.audit_index', { app_rw: 'SELECT', app_system: 'SELECT, INSERT, UPDATE', app_owner: 'ALL' })}

      -- Who was ever linked as parent and child.
      CREATE TABLE reporting.family_history (
        organization_id integer NOT NULL,
        parent_id       integer NOT NULL,
        student_id      integer NOT NULL,
        confirmed_at    timestamptz(3) NOT NULL,
        PRIMARY KEY (organization_id, parent_id, student_id)
      );
      ${access('reporting.family_history', { app_rw: 'SELECT, INSERT, UPDATE', app_system: 'SELECT', app_owner: 'ALL' })}

      -- The files that were made of a school's records.
      CREATE TABLE reporting.exports (
        organization_id integer NOT NULL,
        id              integer GENERATED BY DEFAULT AS IDENTITY,
        version         integer NOT NULL,
        kind            text NOT NULL,
        format          text NOT NULL,
        state           text NOT NULL CHECK (state IN ('made', 'interrupted')),
        rows            integer NOT NULL,
        bytes           bigint NOT NULL,
        -- SHA-256 of the file in hex; nobody has the whole of an interrupted one
        file_hash       text CHECK (file_hash ~ '^[0-9a-f]{64}$'),
        made_by         integer NOT NULL,
        ended_at        timestamptz(3) NOT NULL,
        PRIMARY KEY (organization_id, id),
        CHECK ((state = 'made') = (file_hash IS NOT NULL))
      );
      ${access('reporting.exports', { app_rw: 'SELECT, INSERT, UPDATE', app_system: 'SELECT', app_owner: 'ALL' })}
      GRANT USAGE ON SEQUENCE reporting.exports_id_seq TO app_rw;

      -- Files that were requested and not downloaded yet.
      CREATE TABLE reporting.export_downloads (
        organization_id integer NOT NULL,
        token_hash      bytea NOT NULL CHECK (octet_length(token_hash) = 32),
        user_id         integer NOT NULL,
        kind            text NOT NULL,
        query           jsonb NOT NULL,
        expires_at      timestamptz(3) NOT NULL,
        PRIMARY KEY (organization_id, token_hash)
      );
      ${access('reporting.export_downloads', { app_rw: 'SELECT, INSERT, DELETE', app_system: 'SELECT, DELETE' })}
  `;
}
