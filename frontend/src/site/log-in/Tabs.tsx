import { useRef, type KeyboardEvent } from 'react';
import { styled } from '../styled.js';

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginBottom: 24,
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
}));

const Tab = styled('button')(({ theme }) => ({
  minHeight: 48,
  padding: '10px 14px',
  border: 0,
  borderBottom: '2px solid transparent',
  marginBottom: -1,
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  cursor: 'pointer',
  '&[aria-selected="true"]': {
    color: theme.vars.palette.primary.main,
    borderBottomColor: theme.vars.palette.primary.main,
  },
  '&:focus-visible': { outlineOffset: -4 },
}));

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly (readonly [name: Name, label: string])[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** Which of a few panels is shown; the arrow keys go from one to the next. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const step = ({ key }: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!by) return;
    const at = tabs.findIndex(([name]) => name === chosen);
    const next = (at + by + tabs.length) % tabs.length;
    const [name] = tabs[next] ?? [chosen];
    onChoose(name);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={step}>
      {tabs.map(([name, words]) => (
        <Tab
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-controls={`panel-${name}`}
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {words}
        </Tab>
      ))}
    </List>
  );
}
