import type { Run } from '../event-log/reaction.js';
import { ERASED } from '../kernel/event.js';
import type { SealedErasure } from './external-checkpoints.js';

/** The erasures that a school's log has sealed with a number above `after`. */
export const erasuresSealed = (organizationId: number, after: number, run: Run): Promise<SealedErasure[]> =>
  run<SealedErasure>({
    name: 'erasures-sealed',
    text: `SELECT json_build_object('canonical', b.canonical, 'mac', encode(b.mac, 'hex')) AS first,
             json_build_object('canonical', e.canonical, 'mac', encode(e.mac, 'hex')) AS erased
           FROM log.events e
           JOIN log.sealed_events s USING (organization_id, stream, version)
           JOIN log.events b ON (b.organization_id, b.stream, b.version) = (e.organization_id, e.stream, 1)
           WHERE e.organization_id = $1 AND e.type LIKE '%${ERASED}' AND s.number > $2 ORDER BY s.number`,
    values: [organizationId, after],
  });
