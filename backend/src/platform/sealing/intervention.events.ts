import type { DomainEvent } from '../kernel/event.js';

/** A log that goes on from a database that is older than what was signed. */
export type Restored = {
  /** Which life of the log begins: the first one is 1. */
  readonly generation: number;
  /** How many of its events it shares with the life before. */
  readonly kept: number;
  /** How many events the newest checkpoint outside sealed. */
  readonly had: number;
};

/** The text `reason` says why. */
export type InterventionEvent = DomainEvent &
  (
    | { readonly type: 'log.restore-accepted'; readonly data: Restored & { readonly root: string } }
    | {
        readonly type: 'log.sealing-resumed';
        readonly data: { readonly fault: string; readonly record: string | null; readonly version: number | null };
      }
    | { readonly type: 'log.key-replaced'; readonly data: { readonly from: string; readonly to: string } }
  );

/** The restore that an event tells of, by its bytes; undefined for any other event. */
export const restoreIn = (event: { readonly type: string; readonly canonical: string }): Restored | undefined =>
  event.type === 'log.restore-accepted' ? (JSON.parse(event.canonical) as { data: Restored }).data : undefined;
