import { t } from '@hourtrail/contracts';
import IconButton from '@mui/material/IconButton';
import { Rows3, Rows4 } from 'lucide-react';
import { useStored } from '../lib/browserStorage.js';
import { Hint } from './Hint.js';

export type Density = 'comfortable' | 'compact';

export const useDensity = (): [Density, (next: Density) => void] =>
  useStored<Density>('hourtrail-density', ['comfortable', 'compact'], 'comfortable');

interface DensitySwitchProps {
  readonly density: Density;
  readonly onChange: (next: Density) => void;
}

export function DensitySwitch({ density, onChange }: DensitySwitchProps) {
  const compact = density === 'compact';
  const Icon = compact ? Rows4 : Rows3;
  return (
    <Hint text={t('ui.compactRows')}>
      <IconButton
        aria-label={t('ui.compactRows')}
        aria-pressed={compact}
        onClick={() => onChange(compact ? 'comfortable' : 'compact')}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
    </Hint>
  );
}
