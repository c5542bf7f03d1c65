import type { OpportunityView } from '@hourtrail/contracts';

/** What staff can do with an opportunity besides reading and copying it. */
export const ACTS = ['activate', 'deactivate', 'cancel'] as const;
export type Act = (typeof ACTS)[number];

export type ManageChoice = 'edit' | 'duplicate' | 'signups' | Act;

/** What is open to staff as it stands; the server has the last word. */
export function choicesOf({ state, isActive }: Pick<OpportunityView, 'state' | 'isActive'>): readonly ManageChoice[] {
  if (state === 'cancelled') return ['duplicate'];
  if (state === 'past') return ['edit', 'duplicate', 'signups'];
  return ['edit', 'duplicate', 'signups', isActive ? 'deactivate' : 'activate', 'cancel'];
}
