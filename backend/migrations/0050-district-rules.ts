import { ForwardOnly } from './forward-only.js';

/** Rules that a district sets for its schools. */
export class DistrictRules1764000000050 extends ForwardOnly {
  protected readonly sql = `
      -- of a district: what its schools cannot change; of a school: what its district set
      ALTER TABLE organizations.organizations ADD COLUMN locked_rules text[] NOT NULL DEFAULT '{}';

      -- Refuses a school that comes into a district whose rules have changed since they were read. A change of these
      -- rules holds the lock alone, so it either comes before, or finds the school in the district.
      CREATE FUNCTION web.require_rules_of_district(district integer, seen integer) RETURNS void
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(7004, district);
        PERFORM FROM organizations.organizations o WHERE o.id = district AND o.version = seen;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'the rules of the district have changed' USING ERRCODE = 'HT409';
        END IF;
      END $$;
      REVOKE ALL ON FUNCTION web.require_rules_of_district FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION web.require_rules_of_district TO app_rw;
  `;
}
