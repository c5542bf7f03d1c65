import { t } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';

/** As on paper, in light and dark alike. */
const Band = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  padding: '10px 14px',
  borderRadius: 10,
  color: '#10201c',
  background: '#fff',
  printColorAdjust: 'exact',
  '& img': {
    flex: 'none',
    maxWidth: 'min(160px, 40%)',
    maxHeight: 44,
    padding: 2,
    borderRadius: 4,
    background: '#fff',
  },
  '& strong': { minWidth: 0, fontSize: '1.0625rem', lineHeight: 1.3, overflowWrap: 'anywhere' },
});

interface SchoolBandProps {
  readonly school: string;
  /** Empty for none; white text on it can be read. */
  readonly color: string;
  /** Address of the picture. */
  readonly logo: string | null;
}

/** The school's name and logo over its color. */
export const SchoolBand = ({ school, color, logo }: SchoolBandProps) => (
  <Band style={color ? { background: color, color: '#fff' } : { border: '1px solid #d5dcd9' }}>
    {logo && <img src={logo} alt={t('exports.logoOf', { school })} />}
    <strong>{school}</strong>
  </Band>
);
