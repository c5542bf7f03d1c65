import type { Change } from '../../platform/event-log/unit-of-work.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { VolunteerHours } from '../domain/volunteer-hours.state.js';

type EntryChange = Change<VolunteerHours>;

/** If a rule across entries rejects the write, saves each half alone, so that each change has its own result. */
export async function halfByHalf<Result>(
  changes: readonly EntryChange[],
  save: (changes: readonly EntryChange[]) => Promise<readonly Result[]>,
  refused: (change: EntryChange, error: DomainError) => Result,
): Promise<readonly Result[]> {
  const [only, ...others] = changes;
  if (!only) return [];
  try {
    return await save(changes);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (others.length === 0) return [refused(only, error)];
    const half = Math.ceil(changes.length / 2);
    const first = await halfByHalf(changes.slice(0, half), save, refused);
    return [...first, ...(await halfByHalf(changes.slice(half), save, refused))];
  }
}
