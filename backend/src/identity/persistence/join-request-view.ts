import type { JoinRequestView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/event-log/stream.js';
import type { JoinRequest } from '../domain/join-request.state.js';

/** `page`: a relation with the columns of identity.join_requests. */
export const withSchool = (page: string): string => `
  SELECT r.*, s.name AS organization_name FROM (${page}) r
  JOIN directory.schools s ON s.organization_id = r.organization_id`;

export interface JoinRequestViewRow extends RowOf<JoinRequest> {
  readonly organization_name: string;
}

export const joinRequestViewOf = (row: JoinRequestViewRow): JoinRequestView => ({
  id: row.id,
  version: row.version,
  organizationId: row.organization_id,
  organizationName: row.organization_name,
  person: {
    id: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: row.role,
  },
  status: row.status,
  askedAt: row.asked_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

const ONE = withSchool('SELECT * FROM identity.join_requests WHERE organization_id = $1 AND id = $2');

@Injectable()
export class JoinRequestViews {
  constructor(private readonly database: Database) {}

  async of({ organizationId, id }: { readonly organizationId: number; readonly id: number }): Promise<JoinRequestView> {
    const [row] = await this.database.read<JoinRequestViewRow>(organizationId, {
      name: 'one-join-request',
      text: ONE,
      values: [organizationId, id],
    });
    return joinRequestViewOf(row as JoinRequestViewRow);
  }
}
