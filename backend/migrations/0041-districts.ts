import { ForwardOnly } from './forward-only.js';

/** Districts of schools, and their staff, who work in one of its schools at a time. */
export class Districts1764000000041 extends ForwardOnly {
  protected readonly sql = `
      ALTER TABLE organizations.organizations
        ADD COLUMN is_district boolean NOT NULL DEFAULT false,
        ADD COLUMN parent_id integer,
        -- every district that it has ever been of
        ADD COLUMN districts integer[] NOT NULL DEFAULT '{}',
        ADD CHECK (parent_id IS NULL OR NOT is_district);
      CREATE INDEX organizations_by_parent ON organizations.organizations (parent_id) WHERE parent_id IS NOT NULL;

      CREATE VIEW directory.districts WITH (security_invoker = true) AS
        SELECT id AS organization_id, parent_id, is_district FROM organizations.organizations;
      GRANT SELECT ON directory.districts TO app_rw, app_system;

      -- when entries were submitted and decided
      CREATE VIEW directory.reviews WITH (security_invoker = true) AS
        SELECT organization_id, stream, version, at, type IN ('hours.approved', 'hours.rejected') AS is_decision,
          type = 'hours.approved' AS is_approval, type = 'hours.approved' AND alone = 1 AS is_unverified
        FROM reporting.audit_index
        WHERE type IN ('hours.submitted', 'hours.resubmitted', 'hours.added', 'hours.approved', 'hours.rejected');
      GRANT SELECT ON directory.reviews TO app_rw, app_system;

      ALTER TABLE identity.users
        DROP CONSTRAINT users_role_check,
        ADD CONSTRAINT users_role_check CHECK (role IN ('student', 'parent', 'teacher', 'admin', 'verifier',
          'super-admin', 'auditor', 'district-admin', 'district-auditor'));
      -- a school sees by name the staff of its district, and of each it was of: its trails name them
      CREATE POLICY district_staff ON identity.users FOR SELECT TO app_rw
        USING (organization_id = ANY ((SELECT o.districts FROM organizations.organizations o
          WHERE o.id = NULLIF(current_setting('app.org', true), '')::integer)::integer[]));

      -- Refuses staff of a district a school that is not of theirs.
      CREATE FUNCTION web.require_school_of_district(school integer, district integer) RETURNS void
      LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM FROM organizations.organizations o WHERE o.id = school AND o.parent_id = district;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'this school is not of the district' USING ERRCODE = 'HT403';
        END IF;
      END $$;

      -- Refuses the trip of a request whose session has ended, or whose school is not of the person's district.
      CREATE FUNCTION web.require_session_in_school(person integer, session bytea, school integer) RETURNS void
      LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
      DECLARE
        district integer;
      BEGIN
        SELECT s.organization_id INTO district FROM web.sessions s
          WHERE s.token_hash = session AND s.user_id = person AND s.role IN ('district-admin', 'district-auditor');
        IF NOT FOUND THEN
          RAISE EXCEPTION 'the session has ended' USING ERRCODE = 'HT401';
        END IF;
        PERFORM web.require_school_of_district(school, district);
      END $$;

      -- As before; staff of a district enter its schools. A school leaves its district once they have left it.
      CREATE OR REPLACE FUNCTION web.enter(organization integer, person integer, session bytea) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      DECLARE
        home integer;
        their_role text;
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(7001, person);
        SELECT s.organization_id, s.role INTO home, their_role FROM web.sessions s
          WHERE s.token_hash = session AND s.user_id = person;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'the session has ended' USING ERRCODE = 'HT401';
        END IF;
        IF home <> organization AND their_role IN ('district-admin', 'district-auditor') THEN
          PERFORM pg_advisory_xact_lock_shared(7004, organization);
          PERFORM web.require_school_of_district(organization, home);
        ELSIF home <> organization AND their_role <> 'super-admin' THEN
          RAISE EXCEPTION 'the session has ended' USING ERRCODE = 'HT401';
        END IF;
        PERFORM set_config('app.org', organization::text, true);
      END $$;

      REVOKE ALL ON FUNCTION web.require_school_of_district, web.require_session_in_school FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION web.require_session_in_school TO app_rw, app_system;
  `;
}
