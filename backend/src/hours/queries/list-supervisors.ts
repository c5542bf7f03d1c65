import type { SupervisorOption } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { RECENT_ENTRIES, SHOWN_ORGANIZATIONS } from './list-verifiers.js';

export class ListSupervisors extends Query<readonly SupervisorOption[]> {
  constructor(readonly organizationId: number) {
    super();
  }
}

@QueryHandler(ListSupervisors)
export class ListSupervisorsHandler implements IQueryHandler<ListSupervisors> {
  constructor(private readonly database: Database) {}

  execute({ organizationId }: ListSupervisors): Promise<readonly SupervisorOption[]> {
    return this.database.read<SupervisorOption>(organizationId, {
      name: 'list-supervisors',
      text: SUPERVISORS,
      values: [organizationId],
    });
  }
}

/** Only those who confirmed hours: an address that somebody mistyped, or made up, is not offered. Nor who has an account. */
const SUPERVISORS = `
  SELECT (array_agg(supervisor_name ORDER BY status_since DESC, id DESC))[1] AS name, lower(supervisor_email) AS email,
    (array_agg(DISTINCT organization_name))[1:${SHOWN_ORGANIZATIONS}] AS organizations
  FROM (SELECT * FROM hours.volunteer_hours WHERE organization_id = $1
        ORDER BY status_since DESC, id DESC LIMIT ${RECENT_ENTRIES}) h
  WHERE verification_level = 'email-link' AND supervisor_email IS NOT NULL AND verifier_id IS NULL
    AND deleted_at IS NULL AND erased_at IS NULL
  GROUP BY lower(supervisor_email) ORDER BY lower(min(supervisor_name)), 2 LIMIT 500`;
