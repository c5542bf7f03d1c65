import { t } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import TableSortLabel from '@mui/material/TableSortLabel';
import { BELOW_TOP_BARS, TABLE_HEAD_HEIGHT } from './layout.js';
import { PickBox, PICK_ALL, pickedOf, pickingOf, rowHandlersOf, type Picking } from './PickBox.js';
import { visuallyHidden } from './styled.js';
import { TableLine, type LineSetting } from './TableLine.js';

export type { Column } from './TableLine.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& caption, & .hidden': visuallyHidden,
  '& th, & td': { padding: '4px 12px', textAlign: 'left', borderBottom: `1px solid ${theme.vars.palette.hairline}` },
  '& thead th:first-of-type, & tbody th': { paddingLeft: 20 },
  '& thead th.pick, & td.pick': { width: 52, padding: '0 0 0 8px' },
  '& .pick + th': { paddingLeft: 4 },
  '& thead th:last-of-type, & td:last-of-type': { paddingRight: 12 },
  '& thead th': {
    position: 'sticky',
    top: `calc(${BELOW_TOP_BARS})`,
    zIndex: 1,
    height: TABLE_HEAD_HEIGHT,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& tbody tr': { cursor: 'pointer', transition: 'background-color 120ms' },
  '& tbody tr:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& tbody tr[aria-current]': {
    backgroundColor: theme.vars.palette.sunken,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '& tbody tr:focus-visible': { outlineOffset: -2 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& .right': { textAlign: 'right' },
  // the arrow stands before the words, so that these end where the figures do
  '& .right > .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
  '& .short': { whiteSpace: 'nowrap' },
  '& .person': { width: '18%', overflowWrap: 'anywhere' },
  '& .name': { width: '28%', overflowWrap: 'anywhere' },
  '& .rest': {
    width: '36%',
    maxWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '& tbody th': { fontWeight: 600 },
  '&.compact td, &.compact tbody th': { paddingBlock: 2 },
  '& .actions': { display: 'flex', justifyContent: 'flex-end', gap: 8, whiteSpace: 'nowrap' },
}));

export interface Sorting {
  /** The key of a column, with `-` in front for the greatest first, or empty. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

interface RowTableProps<Row> extends LineSetting<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  /** Set where a press on a head sorts all rows, not just those shown. */
  readonly sorting?: Sorting;
  /** Set where rows can be selected by checkbox and keyboard. */
  readonly picking?: Picking<Row>;
}

/** A click anywhere opens a row; a button in each does the same for the keyboard. */
export function RowTable<Row extends { readonly id: number }>({
  caption,
  rows,
  sorting,
  picking,
  density = 'comfortable',
  ...setting
}: RowTableProps<Row>) {
  const all = picking && pickedOf(rows, picking);
  const pickingFor = picking && pickingOf(rows, picking);
  return (
    <Table className={density}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {picking && all && (
            <th scope="col" className="pick">
              <PickBox label={PICK_ALL} picked={all} onPick={picking.onPickAll} />
            </th>
          )}
          {setting.columns.map(({ key, header, align = '', width, sorts }) => {
            const head = { header, className: `${width} ${align}` };
            return sorting && sorts ? (
              <SortingHead key={key} name={key} {...head} first={sorts} {...sorting} />
            ) : (
              <th key={key} scope="col" className={head.className}>
                {header}
              </th>
            );
          })}
          <th scope="col">
            <span className="hidden">{t('ui.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableLine
            key={row.id}
            row={row}
            density={density}
            {...setting}
            {...(picking && { ...rowHandlersOf(picking), ...pickingFor?.(row) })}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface SortingHeadProps extends Sorting {
  readonly name: string;
  readonly header: string;
  readonly className: string;
  readonly first: 'up' | 'down';
}

function SortingHead({ name, header, className, first, sort, onSort }: SortingHeadProps) {
  const isSorted = sort.replace('-', '') === name;
  const down = isSorted ? sort.startsWith('-') : first === 'down';
  const next = isSorted ? !down : down;
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (down ? 'descending' : 'ascending') : 'none'}>
      <TableSortLabel
        active={isSorted}
        direction={down ? 'desc' : 'asc'}
        onClick={() => onSort(next ? `-${name}` : name)}
      >
        {header}
      </TableSortLabel>
    </th>
  );
}
