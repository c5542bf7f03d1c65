import type { DomainEvent } from '../kernel/event.js';

type EventData = DomainEvent['data'];

export type Upcaster = (data: EventData) => EventData;

const UPCASTERS = new Map<string, readonly Upcaster[]>();

/** Registers upcasters by event type: the first reads schema 1 as 2, the second 2 as 3, and so on. */
export function registerUpcasters(byType: Readonly<Record<string, readonly Upcaster[]>>): void {
  for (const [type, upcasters] of Object.entries(byType)) UPCASTERS.set(type, upcasters);
}

export const schemaOf = (type: string): number => (UPCASTERS.get(type)?.length ?? 0) + 1;

/** Converts stored data to the current schema. Throws if a newer server wrote it. */
export function upcast(type: string, data: EventData, schema = 1): EventData {
  if (schema > schemaOf(type)) throw new Error(`${type} was written in schema ${schema}, by a newer server.`);
  return (UPCASTERS.get(type) ?? []).slice(schema - 1).reduce((read, upcaster) => upcaster(read), data);
}
