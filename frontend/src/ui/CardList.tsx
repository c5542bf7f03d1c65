import { memo, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import {
  PickBox,
  PICK_ALL,
  pickedOf,
  pickingOf,
  rowHandlersOf,
  comeTo,
  isControl,
  type Picking,
  type RowHandlers,
  type RowPicking,
} from './PickBox.js';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const All = styled('div')(({ theme }) => ({
  padding: '4px 16px 4px 17px',
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  color: theme.vars.palette.text.secondary,
}));

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  padding: 16,
  cursor: 'pointer',
  '&:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.hairline}` },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.sunken,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '&:focus-visible': { outlineOffset: -2 },
  '& > label': { alignSelf: 'flex-start', margin: '-12px 0 0 -12px' },
  '& > .content': { flex: 1, minWidth: 0, display: 'grid', gap: 6 },
  '& .line': { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 12 },
  '& .line > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .name': { fontSize: '0.9375rem', fontWeight: 620 },
  '& .quiet': { margin: 0, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .actions .MuiButton-text': { marginLeft: -10, minWidth: 0 },
  '& .actions .MuiButton-root ~ .MuiButton-text': { marginLeft: 0 },
}));

interface CardSetting<Row> {
  readonly onOpen: (row: Row) => void;
  /** Drawn with the classes `line`, `name`, `quiet` and `actions`. */
  readonly children: (row: Row) => ReactNode;
}

interface CardListProps<Row> extends CardSetting<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Set where rows can be selected by checkbox and keyboard. */
  readonly picking?: Picking<Row>;
}

/** For screens too narrow for a table. */
export function CardList<Row extends { readonly id: number }>({
  label,
  rows,
  picking,
  ...setting
}: CardListProps<Row>) {
  const all = picking && pickedOf(rows, picking);
  const pickingFor = picking && pickingOf(rows, picking);
  return (
    <>
      {picking && all && (
        <All>
          <PickBox worded label={PICK_ALL} picked={all} onPick={picking.onPickAll} />
        </All>
      )}
      <List aria-label={label}>
        {rows.map((row) => (
          <OneCard
            key={row.id}
            row={row}
            {...setting}
            {...(picking && { ...rowHandlersOf(picking), ...pickingFor?.(row) })}
          />
        ))}
      </List>
    </>
  );
}

type OneCardProps<Row> = CardSetting<Row> & { readonly row: Row } & Partial<RowPicking & RowHandlers<Row>>;

function AnyCard<Row extends { readonly id: number }>({
  row,
  onOpen,
  children,
  isCurrent,
  isStop,
  box,
  onCurrent,
  onPick,
  pickLabel,
}: OneCardProps<Row>) {
  return (
    <Item
      onClick={(event) => !isControl(event) && onOpen(row)}
      {...comeTo(row, { isCurrent, isStop, onCurrent, onOpen })}
    >
      {typeof box === 'boolean' && (
        <PickBox label={pickLabel?.(row) ?? ''} picked={box ? 'all' : 'none'} onPick={() => onPick?.(row)} />
      )}
      <div className="content">{children(row)}</div>
    </Item>
  );
}

const OneCard = memo(AnyCard) as typeof AnyCard;
