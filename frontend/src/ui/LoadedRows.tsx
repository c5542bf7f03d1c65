import type { ReactNode } from 'react';
import { rowsOf, type PagedQuery } from '../api/paging.js';
import { ErrorState } from './states.js';

interface RowsStates<Row> {
  readonly skeleton: ReactNode;
  /** What to say when there is nothing. */
  readonly empty: ReactNode;
  /** What to say when it cannot be read, such as "The entries could not be loaded". */
  readonly failed: string;
  /** Put around what is said in place of rows, where the list has no frame of its own. */
  readonly frame?: (state: ReactNode) => ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

interface LoadedRowsProps<Row> extends RowsStates<Row> {
  /** Undefined until they are loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly query: Pick<PagedQuery<Row>, 'isError' | 'error' | 'refetch'>;
}

/** The rows of a list, or that they are on their way, that there are none, or that they cannot be read. */
export function LoadedRows<Row>({ rows, query, frame = (state) => state, ...states }: LoadedRowsProps<Row>) {
  if (rows) return rows.length === 0 ? frame(states.empty) : states.children(rows);
  if (!query.isError) return states.skeleton;
  return frame(<ErrorState title={states.failed} error={query.error} onRetry={query.refetch} />);
}

export interface PagedRowsProps<Row> extends RowsStates<Row> {
  readonly list: PagedQuery<Row>;
}

/** The same for a list that comes a page at a time. */
export const PagedRows = <Row,>({ list, ...states }: PagedRowsProps<Row>) => (
  <LoadedRows rows={rowsOf(list)} query={list} {...states} />
);
