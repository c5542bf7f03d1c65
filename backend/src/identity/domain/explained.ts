import type { Role } from '@hourtrail/contracts';
import type { DomainEvent } from '../../platform/kernel/event.js';

/** Who acts on accounts, as their session says. */
export interface Editor {
  readonly id: number;
  readonly role: Role;
  readonly organizationId: number;
  /** Who else it could be. */
  readonly couldBe?: readonly number[];
}

/**
 * Says why an act at a school happened. A super-admin's act at a school not their own asks for a reason; where none
 * was given, the events tell that.
 */
export function explained<Event extends DomainEvent>(
  events: readonly Event[],
  { by, organizationId, reason }: { by: Editor; organizationId: number; reason?: string | null | undefined },
): readonly Event[] {
  if (reason?.trim()) return events.map((event) => ({ ...event, texts: { ...event.texts, reason } }));
  if (by.role !== 'super-admin' || by.organizationId === organizationId) return events;
  return events.map((event) => ({ ...event, data: { ...event.data, noReason: true } }));
}
