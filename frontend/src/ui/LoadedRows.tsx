import type { ReactNode } from 'react';
import { rowsOf, type PagedQuery } from '../api/paging.js';
import { ErrorState } from './states.js';

interface RowsStates<Row> {
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  /** The title of the error, such as "The entries could not be loaded". */
  readonly failed: string;
  /** Wraps the empty and error states, for a list that has no frame of its own. */
  readonly frame?: (state: ReactNode) => ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

interface LoadedRowsProps<Row> extends RowsStates<Row> {
  /** Undefined until they are loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly query: Pick<PagedQuery<Row>, 'isError' | 'error' | 'refetch'>;
}

export function LoadedRows<Row>({ rows, query, frame = (state) => state, ...states }: LoadedRowsProps<Row>) {
  if (rows) return rows.length === 0 ? frame(states.empty) : states.children(rows);
  if (!query.isError) return states.skeleton;
  return frame(<ErrorState title={states.failed} error={query.error} onRetry={query.refetch} />);
}

export interface PagedRowsProps<Row> extends RowsStates<Row> {
  readonly list: PagedQuery<Row>;
}

export const PagedRows = <Row,>({ list, ...states }: PagedRowsProps<Row>) => (
  <LoadedRows rows={rowsOf(list)} query={list} {...states} />
);
