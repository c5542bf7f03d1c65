import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../ui/FilterSelect.js';
import { FilterTabs, LIST_PANEL_ID, tabId } from '../../ui/FilterTabs.js';
import type { AuditTab, AUDIT_TABS } from './auditAddress.js';

const LABEL = 'Part of the workbench';

interface PartPickerProps {
  readonly tabs: readonly (typeof AUDIT_TABS)[number][];
  readonly selected: AuditTab;
  readonly onSelect: (tab: AuditTab) => void;
  /** The part that is chosen. */
  readonly children: ReactNode;
}

/** The parts of the workbench as tabs, or as a list on a screen too narrow to show all of them at once. */
export function PartPicker({ tabs, selected, onSelect, children }: PartPickerProps) {
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
