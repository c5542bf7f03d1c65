import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export const Count = styled('span')(({ theme }) => ({
  marginLeft: 2,
  padding: '0 7px',
  minWidth: 22,
  borderRadius: 999,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.sunken,
  '@media (max-width: 359.95px)': { marginLeft: 0, padding: '0 5px', minWidth: 18 },
}));

export interface FilterTab<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  /** Undefined while loading, or if the rows are not counted. */
  readonly count?: string | undefined;
}

interface FilterTabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly FilterTab<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
}

/** The id of the tab panel. */
export const LIST_PANEL_ID = 'list-panel';
export const tabId = (key: string): string => `list-tab-${key}`;

export const FilterTabs = <Key extends string>({ label, tabs, selected, onSelect }: FilterTabsProps<Key>) => (
  <Tabs aria-label={label} value={selected} onChange={(_event, key: Key) => onSelect(key)}>
    {tabs.map(({ key, label: name, count }) => (
      <Tab
        key={key}
        value={key}
        id={tabId(key)}
        aria-controls={LIST_PANEL_ID}
        label={
          <span>
            {name}
            {count !== undefined && (
              <>
                {' '}
                <Count>{count}</Count>
              </>
            )}
          </span>
        }
      />
    ))}
  </Tabs>
);
