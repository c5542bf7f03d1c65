import { t } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { hoursFigure } from '../lib/hours.js';

const Unit = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  fontWeight: 400,
  letterSpacing: 'normal',
  color: theme.vars.palette.text.secondary,
}));

interface AmountProps {
  readonly unit: 'hours' | 'entries' | 'students';
  /** A text comes formatted from the server, such as "1000+". */
  readonly of: number | string;
}

/** "412.5 hours", "25 entries". */
export const Amount = ({ unit, of }: AmountProps) => (
  <>
    {typeof of === 'number' ? hoursFigure(of) : of}{' '}
    <Unit>{t('ui.unit', { unit, count: Number.parseFloat(String(of)) })}</Unit>
  </>
);
