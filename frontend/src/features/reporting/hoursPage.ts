import { PATHS } from '../../lib/paths.js';

/** A child whose figures a parent reads. */
export interface ChildNamed {
  readonly id: number;
  readonly firstName: string;
}

/** Where the entries are that make a volunteer's figure: all of them, or one kind. */
export function hoursPage(child: ChildNamed | null, show?: 'approved' | 'waiting'): string {
  const query = new URLSearchParams({ ...(child && { child: String(child.id) }), ...(show && { show }) }).toString();
  return query ? `${PATHS.myHours}?${query}` : PATHS.myHours;
}
