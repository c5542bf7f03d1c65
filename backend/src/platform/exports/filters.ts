import {
  t,
  ACCESS_KIND_LABELS,
  ACCESS_KINDS,
  calendarDateOf,
  msg,
  PROGRESS_NAMES,
  REVIEW_SIGNAL_LABELS,
  type AccessKind,
  type ExportAnomalies,
  type ExportEvents,
  type ExportHours,
  type ExportOpportunities,
  type ExportReports,
  type ExportUsers,
  type OpportunityWindow,
  type ReportProgress,
  type ReviewSignalRule,
} from '@hourtrail/contracts';
import type { Snapshot } from '../database/snapshots.js';
import { shortDay } from '../kernel/days-and-times.js';
import { wordFor, wordsIn } from './words.js';

export type Filters = Readonly<Record<string, string>>;

/** Finds the names of the people and opportunities that filters name by id. */
export type Names = Pick<Snapshot, 'read'>;

const NO_FILTERS = ['format', 'organizationId', 'sort', 'limit', 'cursor', 'reason', 'q'] as const;

type FilterName = Exclude<
  keyof (ExportUsers & ExportHours & ExportReports & ExportOpportunities) | keyof (ExportEvents & ExportAnomalies),
  (typeof NO_FILTERS)[number]
>;

export function filtersOf(query: object): Filters {
  const given = Object.entries<string>({ ...query }).filter(
    ([name, value]) => !(NO_FILTERS as readonly string[]).includes(name) && Boolean(value),
  );
  return Object.fromEntries(given);
}

const WINDOWS = {
  now: msg('opportunities.happeningNow'),
  upcoming: msg('exports.upcoming'),
  week: msg('exports.thisWeek'),
  month: msg('exports.thisMonth'),
  past: msg('exports.past'),
  all: msg('exports.allDates'),
} as const satisfies Readonly<Record<OpportunityWindow, string>>;

const isAccessKind = (kind: string): kind is AccessKind => ACCESS_KINDS.some((known) => known === kind);

const DESCRIPTIONS: Readonly<Record<FilterName, (value: string, names: Names) => string | Promise<string>>> = {
  studentId: async (id, names) => t('exports.volunteer', { name: await personNamed(id, names) }),
  verifierId: async (id, names) => t('exports.verifier', { name: await personNamed(id, names) }),
  coordinatorId: async (id, names) => t('exports.coordinator', { name: await personNamed(id, names) }),
  hasVerifier: (value) => (value === 'true' ? t('exports.withVerifier') : t('exports.withoutVerifier')),
  opportunityId: async (id, names) => t('exports.opportunity', { title: await titleOf(id, names) }),
  seriesId: async (id, names) => t('exports.opportunity', { title: await titleOf(id, names) }),
  person: async (id, names) => t('exports.about', { name: await personNamed(id, names) }),
  by: async (id, names) => t('exports.by', { name: await personNamed(id, names) }),
  kind: (kind) => t('exports.kind', { kind: isAccessKind(kind) ? t(ACCESS_KIND_LABELS[kind]) : wordFor(kind) }),
  rule: (rule) => t('exports.pattern', { pattern: wordFor(rule) }),
  from: (day) => t('exports.from', { date: shortDay(calendarDateOf(day, 'UTC')) }),
  to: (day) => t('exports.to', { date: shortDay(calendarDateOf(day, 'UTC')) }),
  asOf: (day) => t('exports.asOf', { date: shortDay(calendarDateOf(day, 'UTC')) }),
  progress: (progress) => t('exports.progress', { progress: t(PROGRESS_NAMES[progress as ReportProgress]) }),
  role: (roles) => t('exports.role', { roles: wordsIn(roles) }),
  status: (statuses) => t('exports.status', { statuses: wordsIn(statuses) }),
  gradeLevel: (grades) => t('exports.gradeLevel', { grades: wordsIn(grades) }),
  classId: async (id, names) => t('exports.class', { name: await classNamed(id, names) }),
  audience: (audience) => t('exports.audience', { audience }),
  when: (window) => t(WINDOWS[window as OpportunityWindow]),
  late: () => t('exports.late'),
  signal: (signal) => t('exports.signal', { signal, rule: signalWords(signal) }),
  singleActor: () => t('exports.singleActor'),
  createdBy: () => t('exports.ownPublished'),
  coordinator: () => t('exports.ownCoordinated'),
  active: (value) => (value === 'true' ? t('exports.active') : t('exports.inactive')),
  deleted: (value) => (value === 'true' ? t('exports.deleted') : t('exports.notDeleted')),
};

const signalWords = (signal: string): string =>
  Object.hasOwn(REVIEW_SIGNAL_LABELS, signal) ? t(REVIEW_SIGNAL_LABELS[signal as ReviewSignalRule]) : '';

/** Describes the filters, one sentence each. */
export async function filterWords(
  filters: Filters,
  search: string | undefined,
  names: Names,
): Promise<readonly string[]> {
  const words: string[] = [];
  for (const [name, value] of Object.entries(filters)) words.push(await DESCRIPTIONS[name as FilterName](value, names));
  return search ? [...words, t('exports.search', { text: search })] : words;
}

const personNamed = (id: string, names: Names): Promise<string> =>
  nameIn(names, "SELECT first_name || ' ' || last_name AS name FROM directory.people WHERE id = $1", id);

const titleOf = (id: string, names: Names): Promise<string> =>
  nameIn(names, 'SELECT title AS name FROM directory.opportunities WHERE id = $1', id);

const classNamed = (id: string, names: Names): Promise<string> =>
  nameIn(names, 'SELECT name FROM directory.classes WHERE id = $1', id);

async function nameIn(names: Names, text: string, id: string): Promise<string> {
  const [found] = await names.read<{ name: string }>({ text, values: [Number(id)] });
  return found?.name ?? t('exports.unknownName', { id });
}
