import { APPROVAL_TABS, HOURS_SORTS, LIMITS, isCalendarDate, isStorableText } from '@hourtrail/contracts';
import { invalid } from '../../platform/kernel/domain-error.js';

type Check = (value: string) => boolean;

const oneOf =
  (choices: readonly string[]): Check =>
  (value) =>
    choices.includes(value);

/** What the address of /approvals can ask for. */
const ASKS: ReadonlyMap<string, Check> = new Map([
  ['tab', oneOf(APPROVAL_TABS)],
  ['q', (value: string) => isStorableText(value) && value.length <= LIMITS.nameMax],
  ['late', oneOf(['true'])],
  ['single', oneOf(['true'])],
  ['from', isCalendarDate],
  ['to', isCalendarDate],
  ['sort', oneOf(HOURS_SORTS)],
]);

/** Refuses what the page cannot ask for, or asks for twice. */
export function requireSearchOfApprovals(search: string): void {
  const asked = new URLSearchParams(search);
  const odd = [...asked].find(([name, value]) => !ASKS.get(name)?.(value) || asked.getAll(name).length > 1);
  if (!odd) return;
  throw invalid('invalid-input', [{ field: 'search', message: `Search cannot ask for “${odd[0]}” like this.` }]);
}
