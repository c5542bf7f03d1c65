import { JOIN_REQUEST_STATUSES, ROLES, type JoinRequestView } from '@hourtrail/contracts';
import { choice, instant, integer, list, nullable, object, shape, text } from '../../platform/web/openapi/shape.js';

export const joinRequest = shape<JoinRequestView>('JoinRequestView', {
  id: integer(),
  version: integer({ description: 'Raised by every change; also the ETag.' }),
  organizationId: integer({ description: 'The school they ask to join.' }),
  organizationName: text(),
  person: object<JoinRequestView['person']>({
    id: integer(),
    firstName: text(),
    lastName: text(),
    email: text(),
    role: choice(ROLES),
  }),
  status: choice(JOIN_REQUEST_STATUSES),
  askedAt: instant(),
  decidedAt: nullable(instant()),
});

export const joinRequests = list(joinRequest);
