import { ForwardOnly } from './forward-only.js';

/** Refuses the trip of a request whose session has ended since the server looked it up. */
export class ConfirmSession1764000000014 extends ForwardOnly {
  protected readonly sql = `
      CREATE FUNCTION web.require_session(person integer, session bytea) RETURNS void
      LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM FROM web.sessions s WHERE s.token_hash = session AND s.user_id = person;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'the session has ended' USING ERRCODE = 'HT401';
        END IF;
      END $$;
      REVOKE ALL ON FUNCTION web.require_session FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION web.require_session TO app_rw, app_system;
  `;
}
