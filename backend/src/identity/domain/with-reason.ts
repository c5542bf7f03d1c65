import type { Role } from '@hourtrail/contracts';
import type { DomainEvent } from '../../platform/kernel/event.js';

export interface Editor {
  readonly id: number;
  readonly role: Role;
  readonly organizationId: number;
  /** Of a district's staff, who act in one of its schools. */
  readonly districtId?: number;
  /** People who could sign in as this person. */
  readonly couldBe?: readonly number[];
}

/** A super-admin at another school should give a reason; if they don't, the events get `noReason`. */
export function withReason<Event extends DomainEvent>(
  events: readonly Event[],
  { by, organizationId, reason }: { by: Editor; organizationId: number; reason?: string | null | undefined },
): readonly Event[] {
  if (reason?.trim()) return events.map((event) => ({ ...event, texts: { ...event.texts, reason } }));
  if (by.role !== 'super-admin' || by.organizationId === organizationId) return events;
  return events.map((event) => ({ ...event, data: { ...event.data, noReason: true } }));
}
