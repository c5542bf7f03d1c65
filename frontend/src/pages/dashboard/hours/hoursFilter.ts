import { HOURS_SORTS, HOURS_STATUSES, type HoursSort, type HoursStatus } from '@hourtrail/contracts';
import type { HoursFilter } from '../../../api/hours.js';
import {
  dayIn,
  daysInWords,
  daysOf,
  oneIn,
  problemOfDays,
  severalIn,
  textIn,
  useListFilters,
} from '../../../lib/useSearchState.js';

const NARROWING = ['q', 'status', 'from', 'to', 'deleted', 'single'] as const;

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

function hoursAskedIn(params: URLSearchParams): AskedHours {
  return {
    q: textIn(params, 'q'),
    status: severalIn(params, 'status', HOURS_STATUSES).filter((status) => status !== 'draft'),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    deleted: params.get('deleted') === 'true',
    single: params.get('single') === 'true',
    sort: oneIn(params, 'sort', HOURS_SORTS) ?? '-date',
  };
}

/** What the server is asked for. */
function hoursFilterOf(asked: AskedHours): HoursFilter {
  const { q, status, deleted, single, sort } = asked;
  return {
    sort,
    ...(q && { q }),
    ...(status.length > 0 && { status }),
    ...daysOf(asked),
    ...(deleted && { deleted }),
    ...(single && { singleActor: single }),
  };
}

/** How many things narrow the list, beside the search. */
const chosenOf = ({ status, from, to, deleted, single }: AskedHours): number =>
  [status.length > 0, from, to, deleted, single].filter(Boolean).length;

const statusWords = (status: readonly HoursStatus[]): string =>
  STATUS_CHOICES.find(([key]) => key === status.join())?.[1] ?? status.join(', ');

/** What narrows the list, such as "“maya”, Approved, deleted"; empty where nothing does. */
function wordsOf(asked: AskedHours): string {
  const { q, status, deleted, single } = asked;
  return [
    q && `“${q}”`,
    status.length > 0 && statusWords(status),
    deleted && 'deleted',
    single && 'decided by one person',
    daysInWords(asked),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The filters of a school's hours, in the URL. */
export function useHoursFilter() {
  const { state, ...filters } = useListFilters<AskedHours, (typeof NARROWING)[number] | 'sort'>(
    hoursAskedIn,
    NARROWING,
  );
  const words = wordsOf(state);
  return {
    ...filters,
    ...state,
    filter: hoursFilterOf(state),
    words,
    isNarrowed: words !== '',
    chosen: chosenOf(state),
    problem: problemOfDays(state),
  };
}

export type HoursOfSchoolFilter = ReturnType<typeof useHoursFilter>;
