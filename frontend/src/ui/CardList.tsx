import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { isControl } from './RowTable.js';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  padding: 16,
  cursor: 'pointer',
  '&:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.hairline}` },
  '& .line': { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 12 },
  '& .line > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .name': { fontSize: '0.9375rem', fontWeight: 620 },
  '& .quiet': { margin: 0, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .actions .MuiButton-text': { marginLeft: -10, minWidth: 0 },
  '& .actions .MuiButton-outlined ~ .MuiButton-text': { marginLeft: 0 },
}));

interface CardListProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly onOpen: (row: Row) => void;
  /** What stands on a card, by the classes `line`, `name`, `quiet` and `actions`. */
  readonly children: (row: Row) => ReactNode;
}

/** Rows as cards, for screens too narrow for a table. */
export const CardList = <Row extends { readonly id: number }>({
  label,
  rows,
  onOpen,
  children,
}: CardListProps<Row>) => (
  <List aria-label={label}>
    {rows.map((row) => (
      <Item key={row.id} onClick={(event) => !isControl(event) && onOpen(row)}>
        {children(row)}
      </Item>
    ))}
  </List>
);
