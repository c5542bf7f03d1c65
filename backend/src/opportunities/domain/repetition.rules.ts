import { daysMade, problemOfRepetition, type Repetition } from '@hourtrail/contracts';
import { requireAll } from './opportunity.rules.js';

/** The days of a repetition that begins on `first`; only that one where nothing repeats. */
export function daysOf(first: string, repetition: Repetition): readonly string[] {
  requireAll([problemOfRepetition(first, repetition)]);
  return daysMade(first, repetition).filter((day) => !repetition.except?.includes(day));
}
