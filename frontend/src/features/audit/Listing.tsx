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
  /** The content of a card, for narrow screens. */
  readonly card: (row: Row) => ReactNode;
  /** The label of a row's button; null if the row cannot be opened. */
  readonly control: (row: Row) => string | null;
  readonly onOpen: (row: Row) => void;
  /** False if only the button opens the row, not a click anywhere on it. */
  readonly rowOpens?: boolean;
}

/** For rows without an id of their own. */
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
