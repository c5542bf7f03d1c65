import type { DomainEvent } from '../kernel/event.js';

export type Restored = {
  readonly generation: number;
  readonly kept: number;
  readonly had: number;
};

export type InterventionEvent = DomainEvent &
  (
    | { readonly type: 'log.restore-accepted'; readonly data: Restored & { readonly root: string } }
    | {
        readonly type: 'log.sealing-resumed';
        readonly data: { readonly fault: string; readonly record: string | null; readonly version: number | null };
      }
    | { readonly type: 'log.key-replaced'; readonly data: { readonly from: string; readonly to: string } }
  );

export const restoreIn = (event: { readonly type: string; readonly canonical: string }): Restored | undefined =>
  event.type === 'log.restore-accepted' ? (JSON.parse(event.canonical) as { data: Restored }).data : undefined;
