import { t } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& i': { width: 14, height: 12, borderRadius: 3, printColorAdjust: 'exact' },
  '& .done': { backgroundColor: theme.vars.palette.primary.main },
  '& .waiting': {
    border: `1px solid ${theme.vars.palette.primary.main}`,
    backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.palette.primary.main} 0 2px, transparent 2px 6px)`,
  },
  '& .mark': { width: 2, borderRadius: 0, backgroundColor: theme.vars.palette.text.primary },
  '@media (forced-colors: active)': {
    '& .done': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
    '& .mark': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
}));

/** Screen readers read the text beside the bars instead. */
export const Legend = ({ mark }: { mark?: string }) => (
  <Row aria-hidden>
    <span>
      <i className="done" /> {t('reports.approved')}
    </span>
    <span>
      <i className="waiting" /> {t('reports.legendWaiting')}
    </span>
    {mark && (
      <span>
        <i className="mark" /> {mark}
      </span>
    )}
  </Row>
);
