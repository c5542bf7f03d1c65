import { t } from '@hourtrail/contracts';
import { formatCount } from '../../lib/counts.js';
import { styled } from '../../ui/styled.js';
import figures from '../images/hours-by-grade.json';

const FORCED = '@media (forced-colors: active)';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  padding: '24px 24px 16px',
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 12,
  borderSpacing: 0,
  backgroundColor: theme.vars.palette.background.default,
  '& caption': { paddingBottom: 12, textAlign: 'start', fontWeight: 640 },
  '& th, & td': { padding: '10px 0', textAlign: 'end', verticalAlign: 'bottom' },
  '& th + th, & td': { paddingInlineStart: 12 },
  '& th:first-of-type': { width: '60%', textAlign: 'start' },
  '& thead th': {
    whiteSpace: 'nowrap',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  '& tbody th': { fontWeight: 600 },
  '& tbody > tr > *': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
  [theme.breakpoints.down('sm')]: {
    padding: '16px 16px 8px',
    '& th:first-of-type': { width: '44%' },
    '& thead th': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
}));

const Bar = styled('div')({ display: 'flex', height: 14, marginTop: 4, printColorAdjust: 'exact' });

const Approved = styled('span')(({ theme }) => ({
  borderRadius: '0 3px 3px 0',
  backgroundColor: theme.vars.palette.primary.main,
  [FORCED]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
}));

const Waiting = styled('span')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: '0 3px 3px 0',
  backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.palette.primary.main} 0 2px, transparent 2px 6px)`,
}));

// in a header, a part of a bar says which figures are its own
const HEAD = { display: 'inline-block', width: 14, height: 12, marginInlineEnd: 6, verticalAlign: '-1px' } as const;

const hours = (sum: number): string => formatCount(Math.round(sum * 10) / 10);
const longest = Math.max(...figures.map(({ approvedHours, pendingHours }) => approvedHours + pendingHours));
const widthOf = (sum: number) => ({ width: `${(sum * 100) / longest}%` });

/** `npm run screenshots` reads its figures from the demo school. */
export const HoursByGrade = () => (
  <Table>
    <caption>{t('siteFeatures.hoursByGrade')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('reports.grade')}</th>
        <th scope="col">
          <Approved style={HEAD} aria-hidden />
          {t('reports.approved')}
        </th>
        <th scope="col">
          <Waiting style={HEAD} aria-hidden />
          {t('common.waiting')}
        </th>
      </tr>
    </thead>
    <tbody>
      {figures.map(({ gradeLevel, approvedHours, pendingHours }) => (
        <tr key={gradeLevel}>
          <th scope="row">
            {t('reports.gradeNumber', { grade: gradeLevel })}
            <Bar aria-hidden>
              <Approved style={widthOf(approvedHours)} />
              {pendingHours > 0 && <Waiting style={widthOf(pendingHours)} />}
            </Bar>
          </th>
          <td>{hours(approvedHours)}</td>
          <td>{hours(pendingHours)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
