import type { JoinRequestStatus, Role } from '@hourtrail/contracts';
import type { Stream } from '../../platform/event-log/stream.js';
import { evolve } from '../domain/join-request.js';
import { oneRequestWaitsAtATime } from '../domain/join-request.rules.js';
import type { JoinRequest } from '../domain/join-request.state.js';

export const joinRequestStream: Stream<JoinRequest> = {
  name: 'join-request',
  table: 'identity.join_requests',
  evolve,
  refusals: { join_requests_waiting: oneRequestWaitsAtATime },
  columns: [
    { name: 'user_id', type: 'integer', value: (request) => request.userId },
    { name: 'from_school', type: 'integer', value: (request) => request.fromSchool },
    { name: 'first_name', type: 'text', value: (request) => request.firstName },
    { name: 'last_name', type: 'text', value: (request) => request.lastName },
    { name: 'email', type: 'text', value: (request) => request.email },
    { name: 'role', type: 'text', value: (request) => request.role },
    { name: 'status', type: 'text', value: (request) => request.status },
    { name: 'asked_at', type: 'timestamptz', value: (request) => request.askedAt },
    { name: 'decided_by', type: 'integer', value: (request) => request.decidedBy },
    { name: 'decided_at', type: 'timestamptz', value: (request) => request.decidedAt },
  ],
};

/** A row of identity.join_requests as the driver reads it. */
export interface JoinRequestRow {
  organization_id: number;
  id: number;
  version: number;
  user_id: number;
  from_school: number;
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
  status: JoinRequestStatus;
  asked_at: Date;
  decided_by: number | null;
  decided_at: Date | null;
}

export const joinRequestOf = (row: JoinRequestRow): JoinRequest => ({
  organizationId: row.organization_id,
  id: row.id,
  version: row.version,
  userId: row.user_id,
  fromSchool: row.from_school,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  role: row.role,
  status: row.status,
  askedAt: row.asked_at,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
});
