import { ACCESS_KINDS, ANOMALIES, SAMPLE_MAX, type AccessKind, type AnomalyRule } from '@hourtrail/contracts';
import type { AccessesFilter, AnomaliesFilter, EventsFilter, OfSchool, SampleQuestion } from '../../api/audit.js';
import { formatDate } from '../../lib/dates.js';
import { dayIn, problemOfDays } from '../../lib/params.js';
import { KIND_LABELS } from '../../features/audit/kinds.js';

export const AUDIT_TABS = [
  { key: 'integrity', label: 'Integrity' },
  { key: 'events', label: 'Events' },
  { key: 'decisions', label: 'Decisions' },
  { key: 'unusual', label: 'Unusual' },
  { key: 'sample', label: 'Sample' },
  { key: 'access', label: 'Access' },
  { key: 'evidence', label: 'Evidence' },
] as const;
export type AuditTab = (typeof AUDIT_TABS)[number]['key'];

/** What the address of /audit can ask for, beside the school and the drawer. */
export type AuditParam =
  | 'tab'
  | 'school'
  | 'person'
  | 'by'
  | 'kind'
  | 'access'
  | 'rule'
  | 'from'
  | 'to'
  | 'student'
  | 'seed'
  | 'entries'
  | 'size';

/** What narrows the lists. Days and people stay while somebody goes from one part of the workbench to another. */
const NARROWING = ['person', 'by', 'kind', 'access', 'rule', 'from', 'to'] as const satisfies readonly AuditParam[];

/** What an address asks for, with nothing in it that there is not; empty where it does not ask. */
export interface AskedAudit {
  readonly tab: AuditTab;
  readonly school: string;
  readonly person: string;
  readonly by: string;
  readonly kind: string;
  readonly access: AccessKind | '';
  readonly rule: AnomalyRule | '';
  readonly from: string;
  readonly to: string;
  /** Whose evidence is asked for. */
  readonly student: string;
  readonly seed: string;
  readonly entries: string;
  readonly size: string;
}

const SEED_MAX = 100;
const whole = (params: URLSearchParams, name: AuditParam, pattern = /^[1-9]\d{0,9}$/): string => {
  const text = params.get(name) ?? '';
  return pattern.test(text) ? text : '';
};
const among = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | '' =>
  choices.find((choice) => choice === text) ?? '';

export function askedIn(params: URLSearchParams): AskedAudit {
  const entries = whole(params, 'entries');
  return {
    tab: AUDIT_TABS.find(({ key }) => key === params.get('tab'))?.key ?? 'integrity',
    school: whole(params, 'school', /^(0|[1-9]\d{0,8})$/),
    person: whole(params, 'person'),
    by: whole(params, 'by'),
    kind: among(Object.keys(KIND_LABELS), params.get('kind')),
    access: among(ACCESS_KINDS, params.get('access')),
    rule: among(ANOMALIES, params.get('rule')),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    student: whole(params, 'student'),
    seed: (params.get('seed') ?? '').slice(0, SEED_MAX),
    entries: Number(entries) <= SAMPLE_MAX ? entries : '',
    size: whole(params, 'size'),
  };
}

const inTime = (asked: AskedAudit): { readonly from?: string; readonly to?: string } => ({
  ...(asked.from && { from: asked.from }),
  ...(asked.to && !problemOfDays(asked) && { to: asked.to }),
});

export const eventsOf = (asked: AskedAudit, of: OfSchool): EventsFilter => ({
  ...of,
  ...(asked.person && { person: asked.person }),
  ...(asked.by && { by: asked.by }),
  ...(asked.kind && { kind: asked.kind }),
  ...inTime(asked),
});

export const accessesOf = (asked: AskedAudit, of: OfSchool): AccessesFilter => ({
  ...of,
  ...(asked.person && { person: asked.person }),
  ...(asked.by && { by: asked.by }),
  ...(asked.access && { kind: asked.access }),
  ...inTime(asked),
});

export const anomaliesOf = (asked: AskedAudit, of: OfSchool): AnomaliesFilter => ({
  ...of,
  ...(asked.rule && { rule: asked.rule }),
  ...inTime(asked),
});

export const decidersOf = (asked: AskedAudit, of: OfSchool) => ({ ...of, ...inTime(asked) });

/** The sample that an address asks for; undefined where it asks for none. */
export const sampleOf = (asked: AskedAudit, of: OfSchool): SampleQuestion | undefined =>
  asked.seed.trim() && asked.entries
    ? {
        ...of,
        seed: asked.seed,
        entries: asked.entries,
        ...inTime(asked),
        ...(asked.size && { size: asked.size }),
      }
    : undefined;

/** "from September 1, 2026, to May 31, 2027"; empty where every day is meant. */
export const daysInWords = (asked: Pick<AskedAudit, 'from' | 'to'>): string =>
  [asked.from && `from ${formatDate(asked.from)}`, asked.to && !problemOfDays(asked) && `to ${formatDate(asked.to)}`]
    .filter(Boolean)
    .join(', ');

/** The address with nothing in it that narrows a list. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  NARROWING.forEach((name) => next.delete(name));
  return next;
}

/** A part of the workbench with what is asked of it, and with the school that is looked at. */
export function linkTo(asked: Pick<AskedAudit, 'school'>, given: Partial<Record<AuditParam, string>>): string {
  const params = new URLSearchParams();
  Object.entries({ ...(asked.school && { school: asked.school }), ...given }).forEach(
    ([name, value]) => value && params.set(name, value),
  );
  return `?${params.toString()}`;
}
