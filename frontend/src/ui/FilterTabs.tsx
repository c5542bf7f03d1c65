import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { TAB_PADDING } from './theme/components.js';

/** How many there are of what stands before it. */
export const Count = styled('span')(({ theme }) => ({
  marginLeft: 6,
  padding: '0 7px',
  minWidth: 22,
  borderRadius: 999,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.sunken,
}));

export interface FilterTab<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  /** How many rows it holds; undefined until known or where it is not counted. */
  readonly count?: string | undefined;
}

interface FilterTabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly FilterTab<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
}

/** The id of the panel that the tabs fill. */
export const LIST_PANEL_ID = 'list-panel';
export const tabId = (key: string): string => `list-tab-${key}`;

export const FilterTabs = <Key extends string>({ label, tabs, selected, onSelect }: FilterTabsProps<Key>) => (
  <Tabs
    value={selected}
    onChange={(_event, key: Key) => onSelect(key)}
    variant="scrollable"
    scrollButtons={false}
    aria-label={label}
    sx={{ mr: 'auto', ml: { xs: `-${TAB_PADDING.narrow}px`, sm: `-${TAB_PADDING.wide}px` } }}
  >
    {tabs.map(({ key, label: name, count }) => (
      <Tab
        key={key}
        value={key}
        id={tabId(key)}
        aria-controls={LIST_PANEL_ID}
        label={
          <span>
            {name}
            {count !== undefined && <Count>{count}</Count>}
          </span>
        }
      />
    ))}
  </Tabs>
);
