import { t } from '@hourtrail/contracts';
import { styled } from './styled.js';

const Skip = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: 16,
  top: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 14px',
  borderRadius: 8,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}));

export const MAIN_ID = 'main';

export const SkipLink = () => <Skip href={`#${MAIN_ID}`}>{t('ui.skipToContent')}</Skip>;
