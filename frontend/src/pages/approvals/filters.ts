import {
  t,
  GRADE_LEVELS,
  REVIEW_SIGNAL_LABELS,
  SIGNAL_FILTERS,
  can,
  type HoursSort,
  type HoursStatus,
  type Role,
  type SessionUser,
  type SignalFilter,
} from '@hourtrail/contracts';
import type { HoursFilter } from '../../api/hours.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { approvesVerifiedOnly } from '../../features/hours/decisions/mayDecide.js';
import { gradeName, NO_GRADE } from '../../features/reporting/reports/reportWords.js';
import { capitalize } from '../../lib/names.js';
import {
  dayIn,
  daysInWords,
  daysOf,
  idOf,
  oneIn,
  textIn,
  problemOfDays,
  useListFilters,
} from '../../lib/useSearchState.js';
import { useClassWords } from '../../ui/ClassFilter.js';

/** In the order in which a saved filter stores them. */
const FILTER_PARAMS = ['tab', 'q', 'late', 'signal', 'grade', 'class', 'single', 'from', 'to', 'sort'] as const;
type FilterParam = (typeof FILTER_PARAMS)[number];

/** Tab and sort order do not narrow the list. */
export const NARROWING = [
  'q',
  'late',
  'signal',
  'grade',
  'class',
  'single',
  'from',
  'to',
] as const satisfies readonly FilterParam[];

/** Only valid values: unknown ones in the URL are dropped. */
interface ApprovalSearch {
  readonly tab: ApprovalTab;
  readonly q: string;
  /** Only entries that have waited for more than a week; Pending tab only. */
  readonly late: boolean;
  /** Pending tab only. */
  readonly signal: SignalFilter | '';
  /** A grade, `none`, or empty; staff only. */
  readonly grade: string;
  /** The id of a class, or empty; staff only. */
  readonly class: string;
  /** Only entries that one person decided alone; Approved tab only. */
  readonly single: boolean;
  /** `YYYY-MM-DD`, or empty. */
  readonly from: string;
  readonly to: string;
  readonly sort: HoursSort;
}

const WAITING_ORDERS = ['statusSince', 'date', '-date', '-createdAt'] as const;
const DECIDED_ORDERS = ['-decidedAt', '-date', 'date'] as const;

/** The default comes first. */
export const ordersOf = ({ key }: ApprovalTab): readonly HoursSort[] =>
  key === 'pending' ? WAITING_ORDERS : DECIDED_ORDERS;

export const ORDER_LABELS: Readonly<Record<HoursSort, string>> = {
  date: t('approvals.oldestDateFirst'),
  '-date': t('approvals.newestDateFirst'),
  '-createdAt': t('approvals.latestLoggedFirst'),
  '-decidedAt': t('approvals.latestDecisionFirst'),
  statusSince: t('approvals.longestWaitingFirst'),
};

export const GRADES = [...GRADE_LEVELS, NO_GRADE] as const;

/** No entry that waits was decided alone. */
export const SIGNALS = SIGNAL_FILTERS.filter((signal) => signal !== 'decided-alone');

export function signalName(signal: SignalFilter): string {
  if (signal === 'none') return t('approvals.withoutSignals');
  return signal === 'any' ? t('approvals.withSignals') : capitalize(t(REVIEW_SIGNAL_LABELS[signal]));
}

export function approvalSearchIn(params: URLSearchParams, role: Role): ApprovalSearch {
  const tabs = approvalTabs(role);
  const tab = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0];
  return {
    tab,
    q: textIn(params, 'q'),
    late: tab.key === 'pending' && params.get('late') === 'true',
    signal: (tab.key === 'pending' && oneIn(params, 'signal', SIGNALS)) || '',
    grade: (can(role, 'people.list') && oneIn(params, 'grade', GRADES)) || '',
    class: can(role, 'classes.read') ? idOf(params.get('class')) : '',
    single: tab.key === 'approved' && params.get('single') === 'true',
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    sort: oneIn(params, 'sort', ordersOf(tab)) ?? tab.sort,
  };
}

export function filterOf(search: ApprovalSearch): HoursFilter {
  const { tab, q, late, signal, grade, single, sort } = search;
  return {
    status: tab.status,
    sort,
    ...(q && { q }),
    ...(late && { late }),
    ...(signal && { signal }),
    ...(grade && { gradeLevel: grade }),
    ...(search.class && { classId: search.class }),
    ...(single && { singleActor: single }),
    ...daysOf(search),
  };
}

/** Does not count the search. */
export const chosenIn = ({ late, signal, grade, class: ofClass, single, from, to }: ApprovalSearch): number =>
  [late, signal, grade, ofClass, single, from, to].filter(Boolean).length;

type ClassWords = (id: string) => string;

/** Such as "“maya”, waiting longer than 7 days"; empty without filters. */
export function wordsOf(search: ApprovalSearch, classWords: ClassWords): string {
  const { q, late, signal, grade, single } = search;
  return [
    q && `“${q}”`,
    late && t('approvals.waitingLongFilter'),
    signal && signalName(signal).toLowerCase(),
    grade && gradeName(grade),
    search.class && classWords(search.class),
    single && t('common.decidedByOnePerson'),
    daysInWords(search),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Such as "Approved, from Tue, Sep 1, 2026". */
export const fullWordsOf = (search: ApprovalSearch, classWords: ClassWords): string =>
  [
    search.tab.label,
    wordsOf(search, classWords),
    search.sort !== search.tab.sort && ORDER_LABELS[search.sort].toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');

/** Equal filters give the same string, so that a saved filter can be recognized. */
export function searchOf(search: ApprovalSearch): string {
  const { tab, q, late, signal, grade, single, from, to, sort } = search;
  const values: Readonly<Record<FilterParam, string>> = {
    tab: tab.key === 'pending' ? '' : tab.key,
    q,
    late: late ? 'true' : '',
    signal,
    grade,
    class: search.class,
    single: single ? 'true' : '',
    from,
    to,
    sort: sort === tab.sort ? '' : sort,
  };
  const pairs = FILTER_PARAMS.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  return new URLSearchParams(pairs).toString();
}

export function valuesOf(search: string): Readonly<Record<FilterParam, string>> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(FILTER_PARAMS.map((name) => [name, params.get(name) ?? ''])) as Record<FilterParam, string>;
}

export type ApprovalTabKey = 'pending' | 'verified' | 'approved' | 'rejected';

/** A list of its own inside a tab. */
export interface ApprovalGroup {
  readonly key: 'ready' | 'unassigned' | 'unverified' | 'all';
  readonly filter: Pick<HoursFilter, 'status' | 'hasVerifier'>;
}

interface ApprovalTab {
  readonly key: ApprovalTabKey;
  readonly label: string;
  readonly status: readonly HoursStatus[];
  readonly sort: HoursSort;
}

export type ApprovalTabs = readonly [ApprovalTab, ApprovalTab, ApprovalTab];

const REJECTED: ApprovalTab = {
  key: 'rejected',
  label: t('common.rejected'),
  status: ['rejected'],
  sort: '-decidedAt',
};

const VERIFIER_TABS: ApprovalTabs = [
  { key: 'pending', label: t('common.pending'), status: ['pending'], sort: 'statusSince' },
  { key: 'verified', label: t('common.verified'), status: ['verified', 'approved'], sort: '-decidedAt' },
  REJECTED,
];

const APPROVER_TABS: ApprovalTabs = [
  {
    key: 'pending',
    label: t('common.pending'),
    status: ['pending', 'verified'],
    sort: 'statusSince',
  },
  { key: 'approved', label: t('common.approved'), status: ['approved'], sort: '-decidedAt' },
  REJECTED,
];

/** Verifiers see the entries assigned to them, others their whole school. */
const approvalTabs = (role: Role): ApprovalTabs => (role === 'verifier' ? VERIFIER_TABS : APPROVER_TABS);

type Groups = readonly [ApprovalGroup, ApprovalGroup?, ApprovalGroup?];

const READY: ApprovalGroup = { key: 'ready', filter: { status: ['verified'] } };
const STRICT_GROUPS: Groups = [READY, { key: 'unverified', filter: { status: ['pending'] } }];
const STANDARD_GROUPS: Groups = [
  READY,
  { key: 'unassigned', filter: { status: ['pending'], hasVerifier: false } },
  { key: 'unverified', filter: { status: ['pending'], hasVerifier: true } },
];

/** Staff of a standard school decide themselves on what names no verifier. */
export function groupsOf({ key, status }: ApprovalTab, reviewer: Pick<SessionUser, 'role' | 'approvalPolicy'>): Groups {
  if (reviewer.role === 'verifier' || key !== 'pending') return [{ key: 'all', filter: { status } }];
  return approvesVerifiedOnly(reviewer) ? STRICT_GROUPS : STANDARD_GROUPS;
}

export function useApprovalFilter() {
  const { role } = useSessionUser();
  const { state, set, setSearch, ...filters } = useListFilters<ApprovalSearch, keyof ApprovalSearch>(
    (params) => approvalSearchIn(params, role),
    NARROWING,
  );
  const savedState = (saved: string): ApprovalSearch => approvalSearchIn(new URLSearchParams(saved), role);
  const classWords = useClassWords();
  const words = wordsOf(state, classWords);
  return {
    ...filters,
    ...state,
    set,
    setSearch,
    tabs: approvalTabs(role),
    hasGrades: can(role, 'people.list'),
    filter: filterOf(state),
    words,
    isNarrowed: words !== '',
    chosen: chosenIn(state),
    problem: problemOfDays(state),
    searchParams: searchOf(state),
    searchWords: fullWordsOf(state, classWords),
    isApplied: (saved: string): boolean => searchOf(savedState(saved)) === searchOf(state),
    wordsOfSearch: (saved: string): string => fullWordsOf(savedState(saved), classWords),
    apply: (saved: string): void => {
      setSearch(savedState(saved).q);
      set(valuesOf(saved), { replace: false });
    },
  };
}

export type ApprovalFilter = ReturnType<typeof useApprovalFilter>;
