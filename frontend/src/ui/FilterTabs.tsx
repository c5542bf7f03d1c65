import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { styled } from '@mui/material/styles';

/** Where five words side by side are too many for letters of the usual size. */
const SMALLEST = '@media (max-width: 359.95px)';
/** What a tab is wider than its words on either side, in pixels; narrower on a phone, and on the smallest. */
const PADDING = { wide: 14, narrow: 9, least: 5 } as const;

/** How many there are of what stands before it. */
export const Count = styled('span')(({ theme }) => ({
  marginLeft: 2,
  padding: '0 7px',
  minWidth: 22,
  borderRadius: 999,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.sunken,
  [SMALLEST]: { marginLeft: 0, padding: '0 5px', minWidth: 18 },
}));

export interface FilterTab<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  /** How many rows it holds; undefined until known or where it is not counted. */
  readonly count?: string | undefined;
}

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  position: 'relative',
  minWidth: 0,
  marginRight: 'auto',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // the left edge of the words is that of what stands below
  marginLeft: -PADDING.wide,
  [theme.breakpoints.down('sm')]: { marginLeft: -PADDING.narrow },
  [SMALLEST]: { marginLeft: -PADDING.least },
}));

const Tab = styled('button')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  minHeight: 44,
  padding: `8px ${PADDING.wide}px`,
  border: 0,
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  cursor: 'pointer',
  '&[aria-selected="true"]': { color: theme.vars.palette.primary.main },
  '&[aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    bottom: 0,
    insetInline: PADDING.wide,
    height: 2,
    backgroundColor: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2, borderRadius: 8 },
  [theme.breakpoints.down('sm')]: {
    paddingInline: PADDING.narrow,
    '&[aria-selected="true"]::after': { insetInline: PADDING.narrow },
  },
  [SMALLEST]: {
    paddingInline: PADDING.least,
    fontSize: '0.8125rem',
    '&[aria-selected="true"]::after': { insetInline: PADDING.least },
  },
}));

interface FilterTabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly FilterTab<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
}

/** The id of the panel that the tabs fill. */
export const LIST_PANEL_ID = 'list-panel';
export const tabId = (key: string): string => `list-tab-${key}`;

/** Which of a few lists is shown. The arrow keys go from one tab to the next; Enter or a click chooses it. */
export function FilterTabs<Key extends string>({ label, tabs, selected, onSelect }: FilterTabsProps<Key>) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = document.getElementById(tabId(selected));
    if (strip.current && tab) reveal(strip.current, tab);
  }, [selected]);
  return (
    <Strip ref={strip} role="tablist" aria-label={label} onKeyDown={walk}>
      {tabs.map(({ key, label: name, count }) => (
        <Tab
          key={key}
          type="button"
          role="tab"
          id={tabId(key)}
          aria-controls={LIST_PANEL_ID}
          aria-selected={key === selected}
          tabIndex={key === selected ? 0 : -1}
          onClick={() => onSelect(key)}
        >
          {name}
          {count !== undefined && (
            <>
              {' '}
              <Count>{count}</Count>
            </>
          )}
        </Tab>
      ))}
    </Strip>
  );
}

/** Scrolls the strip, and nothing else, until the whole tab is seen. */
function reveal(strip: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
  const end = offsetLeft + offsetWidth - strip.clientWidth;
  strip.scrollLeft = Math.min(Math.max(strip.scrollLeft, end), offsetLeft);
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  tabs.at(to === tabs.length ? 0 : to)?.focus();
}
