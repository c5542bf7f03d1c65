import { ForwardOnly } from './forward-only.js';
import { access } from './row-level-security.js';

/** People without an account who confirm hours by a link in their email. */
export class Supervisors1764000000019 extends ForwardOnly {
  protected readonly sql = `
      ALTER TABLE hours.volunteer_hours ADD COLUMN supervisor_name text, ADD COLUMN supervisor_email text,
        ADD COLUMN verification_level text CHECK (verification_level IN ('email-link', 'paper'));

      -- an address that was asked in this school; names and words stay with the entries
      CREATE TABLE hours.supervisors (
        organization_id integer NOT NULL,
        id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email           text NOT NULL CHECK (email = lower(email)),
        UNIQUE (organization_id, email)
      );
      ${access('hours.supervisors', {
        app_rw: 'SELECT, INSERT (organization_id, email), UPDATE (email), DELETE',
        app_system: 'SELECT',
      })}

      -- the last request for each entry
      CREATE TABLE hours.supervisor_requests (
        organization_id integer NOT NULL,
        entry_id        integer NOT NULL,
        supervisor_id   integer NOT NULL,
        -- whether the address is that of the volunteer's family or of the school's staff
        relation        text CHECK (relation IN ('family', 'staff')),
        asked_at        timestamptz(3) NOT NULL,
        opened_at       timestamptz(3),
        answered_at     timestamptz(3),
        reminders       integer NOT NULL DEFAULT 0,
        PRIMARY KEY (organization_id, entry_id)
      );
      CREATE INDEX supervisor_requests_of ON hours.supervisor_requests (organization_id, supervisor_id);
      ${access('hours.supervisor_requests', { app_rw: 'SELECT, INSERT, UPDATE, DELETE', app_system: 'SELECT, UPDATE (reminders)' })}
  `;
}
