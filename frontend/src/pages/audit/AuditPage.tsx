import { Suspense, type ComponentType, type ReactNode } from 'react';
import { can, t, SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SearchX } from 'lucide-react';
import { errorStatus } from '../../api/errorMessage.js';
import { useSchoolQuery } from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { recordIn } from '../../features/audit/recordKinds.js';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/hooks.js';
import { usePanelKey } from '../../lib/useSearchState.js';
import { Sections } from '../../ui/Columns.js';
import { FilterSelect } from '../../ui/FilterFields.js';
import { FilterTabs, LIST_PANEL_ID, tabId } from '../../ui/FilterTabs.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { EmptyState } from '../../ui/states.js';
import { AUDIT_TABS, useAuditAddress, type AuditTab, type AuditPartProps } from './auditAddress.js';
import { eventWords } from './eventWords.js';
import { IntegrityPart } from './IntegrityPart.js';

const RecordPanel = lazily(async () => (await import('../../features/audit/RecordPanel.js')).RecordPanel);
const SchoolPicker = lazily(async () => (await import('./SchoolPicker.js')).SchoolPicker);

/** The system log holds no hours, so it has no decisions or samples; its evidence tab explains why. */
const OF_THE_SYSTEM: readonly AuditTab[] = ['integrity', 'events', 'access', 'evidence'];

export function AuditPage() {
  const address = useAuditAddress();
  const panel = usePanelKey('record', recordIn);
  const openedYet = useLast(panel.key) !== null;
  const { school, everywhere, of } = address;
  const named = useSchoolQuery(school, { skip: !everywhere || school === SYSTEM_ORGANIZATION });
  // whoever sets it finds it at their school
  const { role } = useSessionUser();
  const ofSchool = AUDIT_TABS.filter(({ key }) => key !== 'retention' || !can(role, 'retention.set'));
  const tabs = school === SYSTEM_ORGANIZATION ? ofSchool.filter(({ key }) => OF_THE_SYSTEM.includes(key)) : ofSchool;
  const tab = tabs.find(({ key }) => key === address.search.tab)?.key ?? 'integrity';
  return (
    <Sections>
      <PageHeading title={t('audit.title')}>
        {everywhere && (
          <Suspense fallback={null}>
            <SchoolPicker id={school} onPick={address.setSchool} />
          </Suspense>
        )}
      </PageHeading>
      {errorStatus(named.error) === 404 ? (
        <EmptyState icon={SearchX} title={t('audit.schoolNotFound')}>
          {t('audit.chooseSchool')}
        </EmptyState>
      ) : (
        <PartPicker tabs={tabs} selected={tab} onSelect={address.setTab}>
          <AuditPart key={school} tab={tab} address={address} onRecord={panel.open} />
        </PartPicker>
      )}
      <Suspense fallback={null}>
        {openedYet && (
          <RecordPanel record={panel.key} of={of} words={eventWords} onOpen={panel.open} onClose={panel.close} />
        )}
      </Suspense>
    </Sections>
  );
}

const PARTS: Readonly<Record<AuditTab, ComponentType<AuditPartProps>>> = {
  integrity: IntegrityPart,
  events: lazily(async () => (await import('./Events.js')).Events),
  decisions: lazily(async () => (await import('./Decisions.js')).Decisions),
  unusual: lazily(async () => (await import('./Unusual.js')).Unusual),
  sample: lazily(async () => (await import('./SamplePart.js')).SamplePart),
  access: lazily(async () => (await import('./Accesses.js')).Accesses),
  evidence: lazily(async () => (await import('./EvidencePart.js')).EvidencePart),
  retention: lazily(async () => (await import('../../features/privacy/Retention.js')).Retention),
};

function AuditPart({ tab, ...props }: AuditPartProps & { readonly tab: AuditTab }) {
  const Part = PARTS[tab];
  return (
    <Suspense fallback={<RowsSkeleton label={t('audit.loading')} rows={8} cardHeight={140} />}>
      <Part {...props} />
    </Suspense>
  );
}

const LABEL = t('audit.sections');

interface PartPickerProps {
  readonly tabs: readonly (typeof AUDIT_TABS)[number][];
  readonly selected: AuditTab;
  readonly onSelect: (tab: AuditTab) => void;
  readonly children: ReactNode;
}

/** A select on phones, where the tabs do not fit. */
function PartPicker({ tabs, selected, onSelect, children }: PartPickerProps) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  if (phone) {
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <FilterSelect
          label={LABEL}
          value={selected}
          choices={tabs.map(({ key, label }) => [key, label] as const)}
          onChange={(key) => onSelect(tabs.find((tab) => tab.key === key)?.key ?? selected)}
        />
        <div style={{ minWidth: 0 }}>{children}</div>
      </div>
    );
  }
  return (
    <div>
      <FilterTabs<AuditTab> label={LABEL} tabs={tabs} selected={selected} onSelect={onSelect} />
      <div role="tabpanel" id={LIST_PANEL_ID} aria-labelledby={tabId(selected)} style={{ marginTop: 16 }}>
        {children}
      </div>
    </div>
  );
}
