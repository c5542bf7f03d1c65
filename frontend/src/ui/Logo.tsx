import { t } from '@hourtrail/contracts';
import { styled } from './styled.js';

const WordMark = styled('span')({ fontSize: '1.0625rem', fontWeight: 700, letterSpacing: '-0.015em' });
const Frame = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10 });
const Mark = styled('svg')(({ theme }) => ({
  flex: 'none',
  '& .ground': { fill: theme.vars.palette.primary.main },
  '& .trail': { stroke: theme.vars.palette.primary.contrastText },
  '& .start': { fill: theme.vars.palette.primary.contrastText },
  '& .check': { stroke: '#F3C26B' },
  '[data-color-scheme="dark"] & .check': { stroke: '#06251D' },
}));

export const Logo = ({ size = 28 }: { size?: number }) => (
  <Frame>
    <Mark
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <rect className="ground" width="32" height="32" rx="8" />
      <path className="trail" d="M9 23.5c0-5 3-5.5 6-6s6-1.5 6-6" strokeWidth="2.5" strokeDasharray="0.1 4.4" />
      <circle className="start" cx="9" cy="24" r="2.8" />
      <path className="check" d="M16.5 9l3.6 3.6L26 6.5" strokeWidth="3" />
    </Mark>
    <WordMark>{t('ui.brand')}</WordMark>
  </Frame>
);
