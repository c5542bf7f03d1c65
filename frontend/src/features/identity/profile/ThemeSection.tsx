import { useColorScheme } from '@mui/material/styles';
import { RadioField } from '../../../ui/RadioField.js';
import { THEME_MODES } from '../../../ui/theme/scheme.js';
import { Section } from './Section.js';

const SENTENCES = {
  system: 'Light or dark, as this device is set',
  light: 'Dark text on a light page',
  dark: 'Light text on a dark page',
} as const;

const CHOICES = THEME_MODES.map(({ mode, label }) => ({ value: mode, label, sentence: SENTENCES[mode] }));

export function ThemeSection() {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Section title="Theme" about="Kept in this browser.">
      <RadioField
        legend="Appearance"
        name="theme"
        choices={CHOICES}
        selected={mode}
        onChange={(event) => setMode(event.target.value as typeof mode)}
      />
    </Section>
  );
}
