import type { RecordedEvent } from '../../platform/kernel/event.js';
import { evolve } from './evolve.js';
import type { HoursEvent } from './volunteer-hours.events.js';
import type { Person, VolunteerHours } from './volunteer-hours.state.js';

/** The entry as it would stand after these events, for a decision that follows in the same breath. */
export const after = (entry: VolunteerHours, events: readonly HoursEvent[], by: Person, at: Date): VolunteerHours =>
  events.reduce<VolunteerHours>((state, event) => {
    const recorded: RecordedEvent = {
      organizationId: entry.organizationId,
      stream: `hours/${entry.id}`,
      version: state.version,
      type: event.type,
      at,
      actor: by,
      data: event.data,
      texts: event.texts ?? {},
    };
    return evolve(state, recorded);
  }, entry);
