import { t, todayInZone } from '@hourtrail/contracts';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { dayIn, useSearchState } from '../../../lib/useSearchState.js';

export interface Day {
  /** `YYYY-MM-DD` as in the URL, or empty. */
  readonly day: string;
  /** The same day if it is in the past; empty for current figures. */
  readonly asOf: string;
}

export function asOfIn(params: URLSearchParams, today: string): Day {
  const day = dayIn(params, 'asOf');
  return { day, asOf: day < today ? day : '' };
}

/** With a problem, the figures are current ones. */
export const problemOfDay = ({ day }: Day, today: string): string | undefined =>
  day > today ? t('reports.dayInFuture') : undefined;

/** The day of the whole page. Only reports look back. */
export function useLookingBack() {
  const { timeZone } = useSessionUser();
  const today = todayInZone(timeZone);
  const { state, set } = useSearchState<Day & { readonly isReport: boolean }, 'asOf'>((params) => ({
    ...asOfIn(params, today),
    isReport: params.get('tab') === 'reports',
  }));
  return { ...state, asOf: state.isReport ? state.asOf : '', today, set: (asOf: string) => set({ asOf }) };
}
