import type { HoursSort, Role, HoursStatus } from '@hourtrail/contracts';
import type { HoursFilter } from '../../api/hours.js';
import { dayIn, daysInWords, daysOf, oneIn, textIn } from '../../lib/useSearchState.js';

/** What the address of /approvals can ask for, in the order in which a saved filter keeps it. */
const FILTER_PARAMS = ['tab', 'q', 'late', 'single', 'from', 'to', 'sort'] as const;
type FilterParam = (typeof FILTER_PARAMS)[number];

/** What lets fewer entries through; the tab and the order do not. */
export const NARROWING = ['q', 'late', 'single', 'from', 'to'] as const satisfies readonly FilterParam[];

/** What an address asks for, with nothing in it that there is not. */
export interface ApprovalSearch {
  readonly tab: ApprovalTab;
  readonly q: string;
  /** Only what has waited for more than a week; on Pending. */
  readonly late: boolean;
  /** Only what one person decided alone; on Approved. */
  readonly single: boolean;
  /** Days as `YYYY-MM-DD`; empty where none is asked for. */
  readonly from: string;
  readonly to: string;
  readonly sort: HoursSort;
}

const WAITING_ORDERS = ['date', '-date', '-createdAt'] as const;
const DECIDED_ORDERS = ['-decidedAt', '-date', 'date'] as const;

/** The orders of a tab, the usual one first. */
export const ordersOf = ({ key }: ApprovalTab): readonly HoursSort[] =>
  key === 'pending' ? WAITING_ORDERS : DECIDED_ORDERS;

export const ORDER_LABELS: Readonly<Record<HoursSort, string>> = {
  date: 'Oldest day first',
  '-date': 'Newest day first',
  '-createdAt': 'Latest logged first',
  '-decidedAt': 'Latest decision first',
};

export function approvalSearchIn(params: URLSearchParams, role: Role): ApprovalSearch {
  const tabs = approvalTabs(role);
  const tab = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0];
  return {
    tab,
    q: textIn(params, 'q'),
    late: tab.key === 'pending' && params.get('late') === 'true',
    single: tab.key === 'approved' && params.get('single') === 'true',
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    sort: oneIn(params, 'sort', ordersOf(tab)) ?? tab.sort,
  };
}

/** What the server is asked for. */
export function filterOf(search: ApprovalSearch): HoursFilter {
  const { tab, q, late, single, sort } = search;
  return {
    status: tab.status,
    sort,
    ...(q && { q }),
    ...(late && { late }),
    ...(single && { singleActor: single }),
    ...daysOf(search),
  };
}

/** What is set, beside the search. */
export const chosenIn = ({ late, single, from, to }: ApprovalSearch): number =>
  [late, single, from, to].filter(Boolean).length;

/** What narrows the list, such as "“maya”, waiting longer than 7 days"; empty where nothing does. */
export function wordsOf(search: ApprovalSearch): string {
  const { q, late, single } = search;
  return [q && `“${q}”`, late && 'waiting longer than 7 days', single && 'decided by one person', daysInWords(search)]
    .filter(Boolean)
    .join(', ');
}

/** The whole of what is asked for, such as "Approved, from September 1, 2026"; for a filter that has a name. */
export const fullWordsOf = (search: ApprovalSearch): string =>
  [search.tab.label, wordsOf(search), search.sort !== search.tab.sort && ORDER_LABELS[search.sort].toLowerCase()]
    .filter(Boolean)
    .join(', ');

/** The part of the address after `?` that a saved filter keeps: what is asked for, spelled in one way only. */
export function searchOf({ tab, q, late, single, from, to, sort }: ApprovalSearch): string {
  const values: Readonly<Record<FilterParam, string>> = {
    tab: tab.key === 'pending' ? '' : tab.key,
    q,
    late: late ? 'true' : '',
    single: single ? 'true' : '',
    from,
    to,
    sort: sort === tab.sort ? '' : sort,
  };
  const pairs = FILTER_PARAMS.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  return new URLSearchParams(pairs).toString();
}

/** The values of a saved filter, in place of all that is set. */
export function valuesOf(search: string): Readonly<Record<FilterParam, string>> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(FILTER_PARAMS.map((name) => [name, params.get(name) ?? ''])) as Record<FilterParam, string>;
}

export type ApprovalTabKey = 'pending' | 'verified' | 'approved' | 'rejected';

export interface ApprovalTab {
  readonly key: ApprovalTabKey;
  readonly label: string;
  readonly status: readonly HoursStatus[];
  readonly sort: HoursSort;
}

/** Every role has three. */
export type ApprovalTabs = readonly [ApprovalTab, ApprovalTab, ApprovalTab];

const REJECTED: ApprovalTab = { key: 'rejected', label: 'Rejected', status: ['rejected'], sort: '-decidedAt' };

const VERIFIER_TABS: ApprovalTabs = [
  { key: 'pending', label: 'Pending', status: ['pending'], sort: 'date' },
  { key: 'verified', label: 'Verified', status: ['verified', 'approved'], sort: '-decidedAt' },
  REJECTED,
];

const APPROVER_TABS: ApprovalTabs = [
  { key: 'pending', label: 'Pending', status: ['pending', 'verified'], sort: 'date' },
  { key: 'approved', label: 'Approved', status: ['approved'], sort: '-decidedAt' },
  REJECTED,
];

/** What a reviewer can look through: verifiers what is assigned to them, the others their whole school. */
export const approvalTabs = (role: Role): ApprovalTabs => (role === 'verifier' ? VERIFIER_TABS : APPROVER_TABS);
