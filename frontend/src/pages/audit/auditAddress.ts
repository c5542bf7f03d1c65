import { ACCESS_KINDS, ANOMALIES, SAMPLE_MAX, reachOf, type AccessKind, type AnomalyRule } from '@hourtrail/contracts';
import type { AccessesFilter, AnomaliesFilter, EventsFilter, OfSchool, SampleQuestion } from '../../api/audit.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import {
  dayIn,
  daysOf,
  idOf,
  oneIn,
  withParams,
  noneOf,
  problemOfDays,
  useSearchState,
} from '../../lib/useSearchState.js';
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

/** What narrows the lists. Days and people stay while somebody goes from one part of the workbench to another. */
export const NARROWING = ['person', 'by', 'kind', 'access', 'rule', 'from', 'to'] as const;

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

/** What the URL of /audit can ask for, beside the drawer. */
export type AuditParam = keyof AskedAudit;

const SEED_MAX = 100;

export function askedIn(params: URLSearchParams): AskedAudit {
  const id = (name: AuditParam): string => idOf(params.get(name));
  const entries = id('entries');
  return {
    tab: AUDIT_TABS.find(({ key }) => key === params.get('tab'))?.key ?? 'integrity',
    // the log of the system has the number 0
    school: params.get('school') === '0' ? '0' : id('school'),
    person: id('person'),
    by: id('by'),
    kind: oneIn(params, 'kind', Object.keys(KIND_LABELS)) ?? '',
    access: oneIn(params, 'access', ACCESS_KINDS) ?? '',
    rule: oneIn(params, 'rule', ANOMALIES) ?? '',
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    student: id('student'),
    seed: (params.get('seed') ?? '').slice(0, SEED_MAX),
    entries: Number(entries) <= SAMPLE_MAX ? entries : '',
    size: id('size'),
  };
}

export const eventsOf = (asked: AskedAudit, of: OfSchool): EventsFilter => ({
  ...of,
  ...(asked.person && { person: asked.person }),
  ...(asked.by && { by: asked.by }),
  ...(asked.kind && { kind: asked.kind }),
  ...daysOf(asked),
});

export const accessesOf = (asked: AskedAudit, of: OfSchool): AccessesFilter => ({
  ...of,
  ...(asked.person && { person: asked.person }),
  ...(asked.by && { by: asked.by }),
  ...(asked.access && { kind: asked.access }),
  ...daysOf(asked),
});

export const anomaliesOf = (asked: AskedAudit, of: OfSchool): AnomaliesFilter => ({
  ...of,
  ...(asked.rule && { rule: asked.rule }),
  ...daysOf(asked),
});

export const decidersOf = (asked: AskedAudit, of: OfSchool) => ({ ...of, ...daysOf(asked) });

/** The sample that an address asks for; undefined where it asks for none. */
export const sampleOf = (asked: AskedAudit, of: OfSchool): SampleQuestion | undefined =>
  asked.seed.trim() && asked.entries
    ? {
        ...of,
        seed: asked.seed,
        entries: asked.entries,
        ...daysOf(asked),
        ...(asked.size && { size: asked.size }),
      }
    : undefined;

/** A part of the workbench with what is asked of it, and with the school that is looked at. */
export const linkTo = ({ school }: Pick<AskedAudit, 'school'>, values: Partial<Record<AuditParam, string>>): string =>
  `?${withParams(new URLSearchParams(), { school, ...values }).toString()}`;

/** What is asked of the workbench, in the URL. */
export function useAuditAddress() {
  const { role, organizationId } = useSessionUser();
  const { state: asked, set } = useSearchState<AskedAudit, AuditParam>(askedIn);
  const everywhere = reachOf(role, 'audit.read').includes('everywhere');
  const school = everywhere && asked.school ? asked.school : String(organizationId);
  const of: OfSchool = everywhere ? { organizationId: school } : {};
  return {
    asked,
    of,
    /** The number of the school whose log is looked at. */
    school: Number(school),
    everywhere,
    problem: problemOfDays(asked),
    set,
    setTab: (tab: AuditTab): void => set({ tab: tab === 'integrity' ? '' : tab }),
    /** Another school has other people and other sizes. */
    setSchool: (id: number | undefined): void =>
      set({
        school: id === undefined || id === organizationId ? '' : String(id),
        person: '',
        by: '',
        student: '',
        size: '',
      }),
    clear: (): void => set(noneOf(NARROWING)),
  };
}

export type AuditAddress = ReturnType<typeof useAuditAddress>;

/** What a part of the workbench is given. */
export interface AuditPartProps {
  readonly address: AuditAddress;
  /** Opens the trail of a record, such as `hours/12`. */
  readonly onRecord: (record: string) => void;
}
