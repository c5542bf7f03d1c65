import { Stream } from '../../platform/event-log/stream.js';
import { evolve, oneRequestWaitsAtATime, type JoinRequest } from '../domain/join-request.js';

export const joinRequestStream = new Stream<JoinRequest>({
  name: 'join-request',
  table: 'identity.join_requests',
  evolve,
  refusals: { join_requests_waiting: oneRequestWaitsAtATime },
  columns: {
    userId: { type: 'integer' },
    fromSchool: { type: 'integer' },
    firstName: { type: 'text' },
    lastName: { type: 'text' },
    email: { type: 'text' },
    role: { type: 'text' },
    status: { type: 'text' },
    askedAt: { type: 'timestamptz' },
    decidedBy: { type: 'integer', nullable: true },
    decidedAt: { type: 'timestamptz', nullable: true },
  },
});
