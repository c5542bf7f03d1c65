import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/render.js';
import type { Picking } from './PickBox.js';
import { RowTable, type Column } from './RowTable.js';

interface Row {
  readonly id: number;
}

const rows: readonly Row[] = Array.from({ length: 200 }, (_, at) => ({ id: at + 1 }));
let drawn: number[] = [];
const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    header: 'Name',
    width: 'name',
    cell: ({ id }) => {
      drawn.push(id);
      return `Row ${id}`;
    },
  },
];
const handlers = { onCurrent: () => {}, onPick: () => {}, pickLabel: ({ id }: Row) => `Select row ${id}` };
const fixed = { columns, rows, cellId: ({ id }: Row) => `cell-${id}`, actions: () => null, onOpen: () => {} };

function Table() {
  const [current, setCurrent] = useState(1);
  const picking: Picking<Row> = {
    ...handlers,
    current,
    picked: new Map([[3, true]]),
    canPick: ({ id }) => id !== 4,
    onPickAll: () => {},
  };
  return (
    <>
      <button onClick={() => setCurrent(2)}>Next</button>
      <RowTable caption="Rows" {...fixed} picking={picking} />
    </>
  );
}

describe('a table that keys go through', () => {
  it('draws anew only the rows that somebody leaves and comes to', async () => {
    renderPart(<Table />);
    drawn = [];
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(new Set(drawn)).toEqual(new Set([1, 2]));
  });

  it('marks the row that keys act on and lets Tab come to it alone', () => {
    renderPart(<Table />);
    const [head, first, second] = screen.getAllByRole('row');
    expect(head).not.toHaveAttribute('tabindex');
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(first).toHaveAttribute('tabindex', '0');
    expect(second).toHaveAttribute('tabindex', '-1');
  });

  it('has a box for each row that can be picked', () => {
    renderPart(<Table />);
    expect(screen.getByRole('checkbox', { name: 'Select row 3' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select row 5' })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Select row 4' })).toBeNull();
  });
});
