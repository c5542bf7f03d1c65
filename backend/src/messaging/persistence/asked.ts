import { SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import type { Actor } from '../../platform/kernel/actor.js';

/** What concerns no single school stands in the log of the whole system. */
export const everywhere = (by: Actor): Actor => ({ ...by, organizationId: SYSTEM_ORGANIZATION });

/** Somebody who is not signed in. */
export const visitor = (requestId: string): Actor => ({
  id: null,
  role: 'visitor',
  organizationId: SYSTEM_ORGANIZATION,
  requestId,
});
