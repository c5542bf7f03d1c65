import { Suspense, useState } from 'react';
import { t } from '@hourtrail/contracts';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { Monitor } from 'lucide-react';
import { lazily } from '../lib/lazily.js';
import { useLast } from '../lib/hooks.js';
import { Hint } from './Hint.js';
import { THEME_MODES } from './theme/scheme.js';

const ThemeMenu = lazily(async () => (await import('./ThemeMenu.js')).ThemeMenu);

export function ThemeSwitch() {
  const { mode = 'system' } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const anyYet = useLast(anchor) !== null;
  const Current = THEME_MODES.find((choice) => choice.mode === mode)?.icon ?? Monitor;
  return (
    <>
      <Hint text={t('common.theme')}>
        <IconButton
          aria-label={t('common.theme')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Current size={20} aria-hidden />
        </IconButton>
      </Hint>
      <Suspense fallback={null}>{anyYet && <ThemeMenu anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
