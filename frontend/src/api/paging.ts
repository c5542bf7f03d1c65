import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Formatted by the server: exact up to 1000, then "1000+". */
  readonly total: string;
  readonly next: string | null;
}

export interface PagedQuery<Row> {
  readonly currentData?: { readonly pages: readonly Page<Row>[] } | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** Undefined until the first page has loaded. */
export const rowsOf = <Row>({ currentData }: Pick<PagedQuery<Row>, 'currentData'>): readonly Row[] | undefined =>
  currentData?.pages.flatMap(({ rows }) => rows);

export const toPage = <Row>(rows: readonly Row[], meta: FetchBaseQueryMeta | undefined): Page<Row> => ({
  rows,
  total: meta?.response?.headers.get('X-Total-Count') ?? String(rows.length),
  next: nextCursor(meta?.response?.headers.get('Link') ?? null),
});

export const byCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: Page<unknown>) => page.next ?? undefined,
};

/** Joins lists with commas and omits empty values. */
export const listParams = (filter: object, cursor: string | null = null): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<unknown>({ ...filter, cursor })
      .map(([name, value]): [string, unknown] => [name, Array.isArray(value) ? value.join(',') : value])
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

/** The `cursor` of the `rel="next"` link in a Link header (RFC 8288); null on the last page. */
export function nextCursor(header: string | null): string | null {
  for (const link of header?.split(/,\s*(?=<)/) ?? []) {
    const [, target, rel] = /^<([^>]*)>.*;\s*rel="?([^";]+)"?/.exec(link.trim()) ?? [];
    if (rel === 'next' && target) return new URL(target, 'http://host').searchParams.get('cursor');
  }
  return null;
}
