import {
  t,
  ACCESS_KINDS,
  ANOMALIES,
  SAMPLE_MAX,
  reachOf,
  type AccessKind,
  type AnomalyRule,
} from '@hourtrail/contracts';
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
import { KIND_LABELS } from '../../features/audit/recordKinds.js';

export const AUDIT_TABS = [
  { key: 'integrity', label: t('audit.integrity') },
  { key: 'events', label: t('audit.events') },
  { key: 'decisions', label: t('audit.decisions') },
  { key: 'unusual', label: t('audit.unusual') },
  { key: 'sample', label: t('audit.sample') },
  { key: 'access', label: t('audit.access') },
  { key: 'evidence', label: t('audit.evidence') },
  { key: 'retention', label: t('privacy.retention') },
] as const;
export type AuditTab = (typeof AUDIT_TABS)[number]['key'];

export const NARROWING = ['person', 'by', 'kind', 'access', 'rule', 'from', 'to'] as const;

/** Only valid values; empty if the URL has none. */
export interface AuditSearch {
  readonly tab: AuditTab;
  readonly school: string;
  readonly person: string;
  readonly by: string;
  readonly kind: string;
  readonly access: AccessKind | '';
  readonly rule: AnomalyRule | '';
  readonly from: string;
  readonly to: string;
  readonly student: string;
  readonly seed: string;
  readonly entries: string;
  readonly size: string;
}

type AuditParam = keyof AuditSearch;

const SEED_MAX = 100;

export function auditSearchIn(params: URLSearchParams): AuditSearch {
  const id = (name: AuditParam): string => idOf(params.get(name));
  const entries = id('entries');
  return {
    tab: AUDIT_TABS.find(({ key }) => key === params.get('tab'))?.key ?? 'integrity',
    // 0 is the log of the system
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

export const eventsOf = (search: AuditSearch, of: OfSchool): EventsFilter => ({
  ...of,
  ...(search.person && { person: search.person }),
  ...(search.by && { by: search.by }),
  ...(search.kind && { kind: search.kind }),
  ...daysOf(search),
});

export const accessesOf = (search: AuditSearch, of: OfSchool): AccessesFilter => ({
  ...of,
  ...(search.person && { person: search.person }),
  ...(search.by && { by: search.by }),
  ...(search.access && { kind: search.access }),
  ...daysOf(search),
});

export const anomaliesOf = (search: AuditSearch, of: OfSchool): AnomaliesFilter => ({
  ...of,
  ...(search.rule && { rule: search.rule }),
  ...daysOf(search),
});

export const decidersOf = (search: AuditSearch, of: OfSchool) => ({ ...of, ...daysOf(search) });

export const sampleOf = (search: AuditSearch, of: OfSchool): SampleQuestion | undefined =>
  search.seed.trim() && search.entries
    ? {
        ...of,
        seed: search.seed,
        entries: search.entries,
        ...daysOf(search),
        ...(search.size && { size: search.size }),
      }
    : undefined;

export const linkTo = ({ school }: Pick<AuditSearch, 'school'>, values: Partial<Record<AuditParam, string>>): string =>
  `?${withParams(new URLSearchParams(), { school, ...values }).toString()}`;

export function useAuditAddress() {
  const { role, organizationId } = useSessionUser();
  const { state: search, set } = useSearchState<AuditSearch, AuditParam>(auditSearchIn);
  const everywhere = reachOf(role, 'audit.read').includes('everywhere');
  const school = everywhere && search.school ? search.school : String(organizationId);
  const of: OfSchool = everywhere ? { organizationId: school } : {};
  return {
    search,
    of,
    school: Number(school),
    everywhere,
    problem: problemOfDays(search),
    set,
    setTab: (tab: AuditTab): void => set({ tab: tab === 'integrity' ? '' : tab }),
    /** Clears filters that mean nothing in another school: people and checkpoint sizes. */
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

export interface AuditPartProps {
  readonly address: AuditAddress;
  /** Opens the trail of a record, such as `hours/12`. */
  readonly onRecord: (record: string) => void;
}
