import { HOURS_SORTS, HOURS_STATUSES, LIMITS, type HoursSort, type HoursStatus } from '@hourtrail/contracts';
import type { HoursFilter } from '../../../api/hours.js';
import { formatDate } from '../../../lib/dates.js';
import { dayIn, problemOfDays } from '../../../lib/params.js';

const NARROWING = ['q', 'status', 'from', 'to', 'deleted', 'single'] as const;
export type HoursParam = (typeof NARROWING)[number] | 'sort';

/** What an address asks for of a school's hours, with nothing in it that there is not. */
interface AskedHours {
  readonly q: string;
  readonly status: readonly HoursStatus[];
  /** Days as `YYYY-MM-DD`; empty where none is asked for. */
  readonly from: string;
  readonly to: string;
  /** What was deleted, instead of the rest. */
  readonly deleted: boolean;
  /** Only what one person decided alone. */
  readonly single: boolean;
  readonly sort: HoursSort;
}

/** Drafts are their owners' alone. */
export const STATUS_CHOICES = [
  ['pending', 'Pending'],
  ['verified', 'Verified'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
  ['pending,verified', 'Awaiting approval'],
  ['pending,verified,approved', 'Counted in totals'],
] as const;

export function hoursAskedIn(params: URLSearchParams): AskedHours {
  const statuses = params.get('status')?.split(',') ?? [];
  return {
    q: (params.get('q') ?? '').trim().slice(0, LIMITS.nameMax),
    status: HOURS_STATUSES.filter((status) => status !== 'draft' && statuses.includes(status)),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    deleted: params.get('deleted') === 'true',
    single: params.get('single') === 'true',
    sort: HOURS_SORTS.find((sort) => sort === params.get('sort')) ?? '-date',
  };
}

/** What the server is asked for. */
export function hoursFilterOf(asked: AskedHours): HoursFilter {
  const { q, status, from, to, deleted, single, sort } = asked;
  return {
    sort,
    ...(q && { q }),
    ...(status.length > 0 && { status }),
    ...(from && { from }),
    ...(to && !problemOfDays(asked) && { to }),
    ...(deleted && { deleted }),
    ...(single && { singleActor: single }),
  };
}

/** How many things narrow the list, beside the search. */
export const chosenOf = ({ status, from, to, deleted, single }: AskedHours): number =>
  [status.length > 0, from, to, deleted, single].filter(Boolean).length;

const statusWords = (status: readonly HoursStatus[]): string =>
  STATUS_CHOICES.find(([key]) => key === status.join())?.[1] ?? status.join(', ');

/** What narrows the list, such as "“maya”, Approved, deleted"; empty where nothing does. */
export function wordsOf(asked: AskedHours): string {
  const { q, status, from, to, deleted, single } = asked;
  return [
    q && `“${q}”`,
    status.length > 0 && statusWords(status),
    deleted && 'deleted',
    single && 'decided by one person',
    from && `from ${formatDate(from)}`,
    to && !problemOfDays(asked) && `to ${formatDate(to)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The address with nothing in it that narrows the list. */
export function withoutHoursFilter(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  NARROWING.forEach((name) => next.delete(name));
  return next;
}
