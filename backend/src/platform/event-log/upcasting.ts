import type { DomainEvent } from '../kernel/event.js';

type EventData = DomainEvent['data'];

/** Brings the data of an event from one schema to the next. */
export type Upcaster = (data: EventData) => EventData;

const UPCASTERS = new Map<string, readonly Upcaster[]>();

/** Says how older events of these types are read: the first upcaster from schema 1 to 2, the second to 3, and so on. */
export function registerUpcasters(byType: Readonly<Record<string, readonly Upcaster[]>>): void {
  for (const [type, upcasters] of Object.entries(byType)) UPCASTERS.set(type, upcasters);
}

/** The schema that events of a type are written in. */
export const schemaOf = (type: string): number => (UPCASTERS.get(type)?.length ?? 0) + 1;

/** The data of a stored event as today's code knows it; an event that names no schema is of the first. */
export function upcast(type: string, data: EventData, schema = 1): EventData {
  if (schema > schemaOf(type)) throw new Error(`${type} was written in schema ${schema}, by a newer server.`);
  return (UPCASTERS.get(type) ?? []).slice(schema - 1).reduce((read, upcaster) => upcaster(read), data);
}
