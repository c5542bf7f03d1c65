import type { Reason } from '@hourtrail/contracts';

/** What staff say to something that waits for them. */
export interface Answer extends Reason {
  readonly id: number;
  readonly answer: 'confirm' | 'refuse';
}
