import type { VerifierOption } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database/database.js';

export class ListVerifiers extends Query<readonly VerifierOption[]> {
  constructor(readonly organizationId: number) {
    super();
  }
}

@QueryHandler(ListVerifiers)
export class ListVerifiersHandler implements IQueryHandler<ListVerifiers> {
  constructor(private readonly database: Database) {}

  execute({ organizationId }: ListVerifiers): Promise<readonly VerifierOption[]> {
    return this.database.read<VerifierOption>(organizationId, verifiersOf(organizationId));
  }
}

export const RECENT_ENTRIES = 1_000;
export const SHOWN_ORGANIZATIONS = 10;

/**
 * Reads the entries that changed last: those of a whole school would take longer than everything else of a form.
 * Materialized, or PostgreSQL reads them again for each verifier.
 */
const VERIFIERS = `
  WITH verified AS MATERIALIZED (
    SELECT verified_by, organization_name, max(status_since) AS latest
    FROM (SELECT * FROM hours.volunteer_hours WHERE organization_id = $1
          ORDER BY status_since DESC, id DESC LIMIT ${RECENT_ENTRIES}) h
    WHERE verified_by IS NOT NULL AND deleted_at IS NULL AND erased_at IS NULL
    GROUP BY verified_by, organization_name)
  SELECT p.id, p.first_name AS "firstName", p.last_name AS "lastName", p.role, p.email, ARRAY(
    SELECT v.organization_name FROM verified v WHERE v.verified_by = p.id
    ORDER BY v.latest DESC, v.organization_name LIMIT ${SHOWN_ORGANIZATIONS}) AS organizations
  FROM directory.people p
  WHERE p.organization_id = $1 AND p.role = 'verifier' AND p.is_active AND p.moved_to IS NULL
  ORDER BY lower(p.last_name), lower(p.first_name), p.id LIMIT 500`;

export const verifiersOf = (organizationId: number): Statement => ({
  name: 'list-verifiers',
  text: VERIFIERS,
  values: [organizationId],
});
