import { useEffect } from 'react';
import { styled } from '../styled.js';
import { THEME_MODES } from '../../ui/themeModes.js';
import { visuallyHidden } from '../../ui/visuallyHidden.js';
import { useHydrated } from '../hydrated.js';
import { followSystem, useMode } from '../mode.js';

const Choices = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  margin: 0,
  padding: 2,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 999,
  '& legend': visuallyHidden,
  // lies unseen over its words: there it is pressed, and there the focus is
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 40,
    padding: '0 14px',
    borderRadius: 999,
    fontSize: '0.875rem',
    cursor: 'pointer',
  },
  '& label:has(:checked)': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.sunken },
  '& label:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

/** Light, dark or as the system has it; drawn once there is a script that can do it. */
export function ThemeChoice() {
  const [mode, choose] = useMode();
  useEffect(followSystem, []);
  if (!useHydrated()) return null;
  return (
    <Choices>
      <legend>Theme</legend>
      {THEME_MODES.map(({ mode: choice, label, icon: Icon }) => (
        <label key={choice}>
          <input type="radio" name="theme" checked={mode === choice} onChange={() => choose(choice)} />
          <Icon size={16} aria-hidden /> {label}
        </label>
      ))}
    </Choices>
  );
}
