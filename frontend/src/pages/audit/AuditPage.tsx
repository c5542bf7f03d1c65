import { Suspense } from 'react';
import { SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import { SearchX } from 'lucide-react';
import { errorStatus } from '../../api/errorMessage.js';
import { useSchoolQuery } from '../../api/organizations.js';
import { recordIn } from '../../features/audit/kinds.js';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/useLast.js';
import { usePanelKey } from '../../lib/usePanelParam.js';
import { Sections } from '../../ui/Columns.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { EmptyState } from '../../ui/states.js';
import { AuditPart } from './AuditPart.js';
import { AUDIT_TABS, type AuditTab } from './auditAddress.js';
import { eventWords } from './eventWords.js';
import { PartPicker } from './PartPicker.js';
import { useAuditAddress } from './useAuditAddress.js';

const RecordPanel = lazily(async () => (await import('../../features/audit/RecordPanel.js')).RecordPanel);
const SchoolPicker = lazily(async () => (await import('./SchoolPicker.js')).SchoolPicker);

/** What concerns no single school: nobody's hours are decided or drawn there, and its evidence says why there is none. */
const OF_THE_SYSTEM: readonly AuditTab[] = ['integrity', 'events', 'access', 'evidence'];

/** The workbench of a compliance reviewer. */
export function AuditPage() {
  const address = useAuditAddress();
  const panel = usePanelKey('record', recordIn);
  const openedYet = useLast(panel.key) !== null;
  const { school, everywhere, of } = address;
  const named = useSchoolQuery(school, { skip: !everywhere || school === SYSTEM_ORGANIZATION });
  const tabs =
    school === SYSTEM_ORGANIZATION ? AUDIT_TABS.filter(({ key }) => OF_THE_SYSTEM.includes(key)) : AUDIT_TABS;
  const tab = tabs.find(({ key }) => key === address.asked.tab)?.key ?? 'integrity';
  return (
    <Sections>
      <PageHeading title="Audit">
        {everywhere && (
          <Suspense fallback={null}>
            <SchoolPicker id={school} onPick={address.setSchool} />
          </Suspense>
        )}
      </PageHeading>
      {errorStatus(named.error) === 404 ? (
        <EmptyState icon={SearchX} title="There is no such school">
          Choose one of the list above.
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
