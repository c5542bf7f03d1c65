import { useId, useState, type ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { formatDate } from '../../lib/dates.js';
import { differentWords, type WhenAndWhere } from './opportunityWords.js';

type Group<Row> = readonly [Row, ...Row[]];

/** The dates of a weekly series together, at the place of the first of them; every other row alone. */
export function bySeries<Row>(rows: readonly Row[], seriesOf: (row: Row) => number | null): readonly Group<Row>[] {
  const groups = new Map<Row | number, [Row, ...Row[]]>();
  for (const row of rows) {
    const key = seriesOf(row) ?? row;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

interface MoreDatesProps {
  readonly count: number;
  readonly children: ReactNode;
}

/** Opens a series to its other dates. */
export function MoreDates({ count, children }: MoreDatesProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        aria-expanded={open}
        aria-controls={id}
        endIcon={<ChevronDown size={16} aria-hidden style={{ rotate: open ? '180deg' : undefined }} />}
        onClick={() => setOpen(!open)}
        sx={{ ml: '-10px' }}
      >
        {t('opportunities.moreDates', { count })}
      </Button>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', paddingBlock: 2 },
  '& li > .MuiButton-text:first-of-type': { marginLeft: -10 },
  '& li > span:not(.MuiButton-root)': { color: theme.vars.palette.text.secondary },
}));

interface DateListProps<Row> {
  readonly rows: readonly Row[];
  /** The date that shows its times and location. The rows show theirs where they differ. */
  readonly shown: WhenAndWhere;
  readonly onOpen: (id: number) => void;
  /** What stands beside a date. `dateId` is the id of the element that names the date. */
  readonly children: (row: Row, dateId: string) => ReactNode;
}

export function DateList<Row extends WhenAndWhere & { readonly id: number; readonly day: string }>({
  rows,
  shown,
  onOpen,
  children,
}: DateListProps<Row>) {
  const id = useId();
  return (
    <List>
      {rows.map((row) => {
        const different = differentWords(row, shown);
        return (
          <li key={row.id}>
            <Button id={`${id}-${row.id}`} onClick={() => onOpen(row.id)}>
              {formatDate(row.day)}
            </Button>
            {different && <span>{different}</span>}
            {children(row, `${id}-${row.id}`)}
          </li>
        );
      })}
    </List>
  );
}
