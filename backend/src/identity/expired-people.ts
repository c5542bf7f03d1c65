import { mayAssign, ROLES } from '@hourtrail/contracts';
import { hasTexts, systemAt } from '../platform/event-log/erasure-handler.js';
import { lastAt } from '../platform/event-log/recorded-events.js';
import { notHeld, type RetentionSource } from '../platform/event-log/retention.js';
import { DomainError } from '../platform/kernel/domain-error.js';
import { EraseExpiredPerson } from './commands/erase-person.js';
import { eraseRequest } from './domain/erasure.js';
import { notHeldAnywhere } from './persistence/erasure.js';
import { joinRequestStream } from './persistence/join-request.stream.js';

const LEFT = ['user.deactivated', 'user.graduated', 'user.nomination-refused'];

const OF_ADMINISTRATORS = ROLES.filter((role) => mayAssign('admin', role))
  .map((role) => `'${role}'`)
  .join(', ');

/** People who were deactivated or graduated, and whom an administrator may erase. Whoever moved away is the next school's. */
export const expiredPeople: RetentionSource = {
  kind: 'people',
  atOnce: 50,
  oneByOne: true,
  expired: `
    SELECT u.id, u.first_name || ' ' || u.last_name AS name, gone.since
    FROM identity.users u
    CROSS JOIN LATERAL (SELECT coalesce(${lastAt(LEFT, { school: 'u.organization_id', stream: "('user/' || u.id)" })},
      u.created_at) AS since) gone
    WHERE u.organization_id = $1 AND gone.since < $2 AND u.moved_to IS NULL AND u.erased_at IS NULL
      AND (NOT u.is_active OR u.graduated_on IS NOT NULL) AND u.role IN (${OF_ADMINISTRATORS}) AND ${notHeldAnywhere('u.id')}`,
  remove: async (ids, organizationId, { commands, requireExpired }) => {
    let count = 0;
    for (const id of ids) {
      try {
        await commands.execute(new EraseExpiredPerson(organizationId, id, () => requireExpired(id)));
        count += 1;
      } catch (error) {
        // they came back, are held or kept longer by now, or somebody imports people: another night tries again
        if (!(error instanceof DomainError)) return { count, failure: error as Error };
      }
    }
    return { count };
  },
};

/** Requests to join that were answered or withdrawn. */
export const expiredJoinRequests: RetentionSource = {
  kind: 'joinRequests',
  atOnce: 500,
  expired: `
    SELECT r.id, r.first_name || ' ' || r.last_name AS name, r.decided_at AS since FROM identity.join_requests r
    WHERE r.organization_id = $1 AND r.status <> 'waiting' AND r.decided_at < $2
      AND ${hasTexts('r.organization_id', "('join-request/' || r.id)")} AND ${notHeld('r.organization_id', 'r.user_id')}`,
  remove: async (ids, organizationId, { database, work }) => {
    const rows = await database.read<object>(organizationId, {
      name: 'expired-join-requests',
      text: 'SELECT * FROM identity.join_requests WHERE organization_id = $1 AND id = ANY ($2::integer[])',
      values: [organizationId, ids],
    });
    const changes = rows
      .map((row) => joinRequestStream.stateOf(row))
      .map((state) => ({ id: state.id, state, events: eraseRequest(state) }));
    await work.commit(systemAt(organizationId), joinRequestStream, changes);
    return { count: changes.length };
  },
};
