import { SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import type { Actor } from '../../platform/kernel/actor.js';

/** Events that belong to no school go to the system's log. */
export const everywhere = (by: Actor): Actor => ({ ...by, organizationId: SYSTEM_ORGANIZATION });

export const visitor = (requestId: string): Actor => ({
  id: null,
  role: 'visitor',
  organizationId: SYSTEM_ORGANIZATION,
  requestId,
});
