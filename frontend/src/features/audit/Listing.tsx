import { useMemo, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CardList } from '../../ui/CardList.js';
import type { Density } from '../../ui/density.js';
import { useNarrow } from '../../ui/layout.js';
import { RowTable, type Column } from '../../ui/RowTable.js';

const CardText = styled('div')({ display: 'grid', gap: 6 });

export interface ListingProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly density?: Density;
  readonly columns: readonly Column<Row>[];
  /** What stands on a card where a table would not fit. */
  readonly card: (row: Row) => ReactNode;
  /** What the control of a row says; null where there is nothing to open. */
  readonly control: (row: Row) => string | null;
  readonly onOpen: (row: Row) => void;
  /** False where only the control does something, and not the whole row. */
  readonly rowOpens?: boolean;
}

/** Rows that have no number of their own, as a table or as cards. */
export function Listing<Row extends object>({
  label,
  rows,
  density = 'comfortable',
  columns,
  card,
  control,
  onOpen,
  rowOpens = true,
}: ListingProps<Row>) {
  const narrow = useNarrow();
  const numbered = useMemo(() => rows.map((row, id) => ({ ...row, id })), [rows]);
  const cellId = ({ id }: { readonly id: number }): string => `${label.toLowerCase().replace(/\W+/g, '-')}-${id}`;
  const open = (row: Row): void => (rowOpens && control(row) !== null ? onOpen(row) : undefined);
  const button = (row: Row & { readonly id: number }): ReactNode => {
    const words = control(row);
    return (
      words && (
        <Button
          variant="text"
          aria-describedby={cellId(row)}
          onClick={() => onOpen(row)}
          {...(!narrow && { size: 'small' })}
        >
          {words}
        </Button>
      )
    );
  };
  if (!narrow) {
    return (
      <RowTable caption={label} rows={numbered} {...{ columns, density, cellId }} actions={button} onOpen={open} />
    );
  }
  return (
    <CardList label={label} rows={numbered} onOpen={open}>
      {(row) => (
        <>
          <CardText id={cellId(row)}>{card(row)}</CardText>
          {control(row) && <div className="actions">{button(row)}</div>}
        </>
      )}
    </CardList>
  );
}
