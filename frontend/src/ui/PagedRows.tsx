import type { ReactNode } from 'react';
import { rowsOf, type PagedQuery } from '../api/paging.js';
import { ErrorState } from './states.js';

export interface PagedRowsProps<Row> {
  readonly list: PagedQuery<Row>;
  readonly skeleton: ReactNode;
  /** What to say when there is nothing. */
  readonly empty: ReactNode;
  /** What to say when it cannot be read, such as "The entries could not be loaded". */
  readonly failed: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a list, or that they are on their way, that there are none, or that they cannot be read. */
export function PagedRows<Row>({ list, skeleton, empty, failed, children }: PagedRowsProps<Row>) {
  const rows = rowsOf(list);
  if (rows) return rows.length === 0 ? empty : children(rows);
  return list.isError ? <ErrorState title={failed} error={list.error} onRetry={list.refetch} /> : skeleton;
}
