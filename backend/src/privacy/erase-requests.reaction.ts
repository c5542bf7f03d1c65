import { systemAt } from '../platform/event-log/erasure-handler.js';
import type { Reaction } from '../platform/event-log/reaction.js';
import { isErasure, type RecordedEvent } from '../platform/kernel/event.js';
import { eraseHold } from './domain/hold.js';
import { eraseRequestTexts } from './domain/record-request.js';
import { HOLDS_WITH_TEXTS, holdStream } from './persistence/retention-schedules.js';
import { recordRequestStream, REQUESTS_TO_ERASE } from './persistence/record-requests.js';

/**
 * Erases what was written in requests about an erased person, and why they were held; also what was written while they
 * were being erased. Idempotent: it reads only what has a text.
 */
export const eraseRequests: Reaction = {
  name: 'requests-erased',
  streams: ['user', 'record-request', 'hold'],
  only: (event) => event.type === 'user.erased' || (!event.stream.startsWith('user/') && !isErasure(event)),
  react: async (events, run, core) => {
    for (const event of events) {
      const { organizationId } = event;
      const erased = await run<{ id: number }>({
        name: 'erased-subject',
        text: `SELECT id FROM directory.people
               WHERE organization_id = $1 AND id = $2::integer AND erased_at IS NOT NULL`,
        values: [organizationId, subjectOf(event)],
      });
      if (erased.length === 0) continue;
      const values = [organizationId, erased.map(({ id }) => id)];
      const [requests, holds] = (await core.database.readAll(organizationId, [
        { name: 'requests-to-erase', text: REQUESTS_TO_ERASE, values },
        { name: 'holds-to-erase', text: HOLDS_WITH_TEXTS, values },
      ])) as [object[], object[]];
      const system = systemAt(organizationId);
      for (const state of requests.map((row) => recordRequestStream.stateOf(row)))
        await core.work.commit(system, recordRequestStream, [
          { id: state.id, state, events: eraseRequestTexts(state) },
        ]);
      for (const state of holds.map((row) => holdStream.stateOf(row)))
        await core.work.commit(system, holdStream, [{ id: state.id, state, events: eraseHold(state) }]);
    }
  },
};

const subjectOf = ({ data }: RecordedEvent): unknown => data['userId'] ?? null;
