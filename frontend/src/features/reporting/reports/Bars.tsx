import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Late } from '../../../ui/states.js';
import { visuallyHidden } from '../../../ui/styled.js';
import { Trans } from '../../../ui/Trans.js';
import { longest, share, type ChartLine } from './chartLines.js';

const ROW_HEIGHT = 28;
const TOUCHED_HEIGHT = 44;
const FORCED = '@media (forced-colors: active)';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'fit-content(42%) minmax(40px, 1fr) auto auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li, & .line': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
  // if one line is a touch target, all lines get its height
  '@media (pointer: coarse)': { '&:has(a, button) .line': { minHeight: TOUCHED_HEIGHT } },
  [theme.breakpoints.down('sm')]: { '&:has(a, button) .line': { minHeight: TOUCHED_HEIGHT } },
}));

const Line = styled(LineControl)(({ theme }) => ({
  minHeight: ROW_HEIGHT,
  padding: '2px 8px',
  margin: '0 -8px',
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  background: 'none',
  overflowWrap: 'anywhere',
  '&:is(a, button)': { cursor: 'pointer' },
  '&:is(a, button):hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': { backgroundColor: theme.vars.palette.sunken, fontWeight: 620 },
  '& .label': { display: 'inline-flex', alignItems: 'center', gap: 4, minWidth: 64, paddingRight: 12 },
  '& .figure, & .more': { paddingLeft: 12, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .more': { paddingLeft: 6, textAlign: 'left', color: theme.vars.palette.text.secondary },
  '& svg': { flex: 'none', color: theme.vars.palette.primary.main },
}));

const Track = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  height: 14,
  borderLeft: `1px solid ${theme.vars.palette.control}`,
  printColorAdjust: 'exact',
}));
const Done = styled('span')(({ theme }) => ({
  backgroundColor: theme.vars.palette.primary.main,
  borderRadius: '0 3px 3px 0',
  [FORCED]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
}));
const Waiting = styled('span')(({ theme }) => ({
  borderRadius: '0 3px 3px 0',
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderLeft: 0,
  backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.palette.primary.main} 0 2px, transparent 2px 6px)`,
}));
const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: -3,
  width: 2,
  backgroundColor: theme.vars.palette.text.primary,
  [FORCED]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
}));
const Announcement = styled('span')(visuallyHidden);

interface BarsProps {
  readonly label: string;
  readonly lines: readonly ChartLine[];
  /** For bars of approved and pending hours, which screen readers tell apart by words. */
  readonly showsHours?: boolean;
}

const HIDDEN = { hidden: <Announcement /> };

export function Bars({ label, lines, showsHours = false }: BarsProps) {
  const full = longest(lines);
  return (
    <List aria-label={label}>
      {lines.map((line) => (
        <li key={line.key}>
          <Line className="line" line={line}>
            <span className="label">
              {line.label} {line.isCurrent && <Check size={14} aria-hidden />}
            </span>
            <Track aria-hidden>
              <Done style={{ width: `${share(line.done, full)}%` }} />
              {Boolean(line.waiting) && <Waiting style={{ width: `${share(line.waiting ?? 0, full)}%` }} />}
              {line.mark !== undefined && <Mark style={{ left: `${share(line.mark, full)}%` }} />}
            </Track>
            <span className="figure">
              {line.expected ? (
                <Trans
                  id="reports.barOfExpected"
                  values={{ hours: line.figure, expected: line.expected }}
                  components={HIDDEN}
                />
              ) : showsHours ? (
                <Trans id="reports.barApproved" values={{ hours: line.figure }} components={HIDDEN} />
              ) : (
                line.figure
              )}
            </span>
            <span className="more">
              {line.more && <Trans id="reports.barWaiting" values={{ hours: line.more }} components={HIDDEN} />}
            </span>
          </Line>
        </li>
      ))}
    </List>
  );
}

const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: ROW_HEIGHT,
  '@media (pointer: coarse)': { height: TOUCHED_HEIGHT },
  [theme.breakpoints.down('sm')]: { height: TOUCHED_HEIGHT },
}));

export const BarsSkeleton = ({ rows }: { rows: number }) => (
  <Late>
    {Array.from({ length: rows }, (_, index) => (
      <Place key={index}>
        <Skeleton variant="rounded" width="100%" height={14} />
      </Place>
    ))}
  </Late>
);

interface LineControlProps {
  readonly line: ChartLine;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Links to the rows behind a line, or runs its action. */
export function LineControl({ line: { to, onChoose, isCurrent }, children, ...look }: LineControlProps) {
  if (to && onChoose) {
    return (
      <Link to={to} replace onClick={onChoose} {...look} {...(isCurrent && { 'aria-current': true })}>
        {children}
      </Link>
    );
  }
  if (to) {
    return (
      <Link to={to} {...look}>
        {children}
      </Link>
    );
  }
  if (!onChoose) return <span {...look}>{children}</span>;
  return (
    <button type="button" onClick={onChoose} {...look}>
      {children}
    </button>
  );
}
