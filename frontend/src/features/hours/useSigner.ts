import type { HoursHistoryStep, HoursView } from '@hourtrail/contracts';
import { useHoursHistoryQuery } from '../../api/hours.js';

/** Who signed the paper form that verifies the entry. */
export const signerIn = (
  { verification }: Pick<HoursView, 'verification'>,
  steps: readonly HoursHistoryStep[],
): string | undefined =>
  verification?.level === 'paper'
    ? (steps.findLast(({ level }) => level === 'paper')?.signedBy ?? undefined)
    : undefined;

/** `signerIn` for screens that don't show the trail: an ellipsis while it loads, undefined if it can't be loaded. */
export function useSigner(entry: HoursView): string | undefined {
  const { currentData: steps, isFetching } = useHoursHistoryQuery(entry.id, {
    skip: entry.verification?.level !== 'paper',
    refetchOnMountOrArgChange: true,
  });
  return (steps && signerIn(entry, steps)) ?? (isFetching ? '…' : undefined);
}
