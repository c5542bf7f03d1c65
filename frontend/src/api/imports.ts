import type { ImportKind, ImportReport, ImportView } from '@hourtrail/contracts';
import { api, onSuccess, type Tag } from './api.js';
import { listParams } from './paging.js';

/** A file, and how it is to be read. */
export interface SentImport {
  readonly kind: ImportKind;
  readonly bytes: ArrayBuffer;
  readonly fileName: string;
  /** Looks at every row and changes nothing. */
  readonly dryRun: boolean;
  /** Which heading stands for which field, as JSON; found by their names where absent. */
  readonly columns?: string | undefined;
  /** The hash of what was looked at. */
  readonly expect?: string | undefined;
  /** For those who see several schools. */
  readonly organizationId?: string | undefined;
  readonly reason?: string | undefined;
}

export interface UndoneImport {
  readonly id: number;
  readonly reason?: string;
}

/** A large file may take minutes. */
const PATIENCE_MS = 30 * 60_000;

const IMPORTS: Tag = 'Imports';
const AFTER_AN_IMPORT: readonly Tag[] = [IMPORTS, 'People', 'Verifiers', 'Hours', 'Stats', 'Opportunities', 'Signups'];

export const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest of a school; one's own unless said. */
    imports: build.query<readonly ImportView[], { readonly organizationId?: string }>({
      query: (school) => ({ url: '/admin/imports', params: listParams(school) }),
      providesTags: [IMPORTS],
    }),
    // what became of a file whose answer was lost is read from the list: it is never sent again by itself
    sendImport: build.mutation<ImportReport, SentImport>({
      query: ({ kind, bytes, dryRun, ...params }) => ({
        url: `/admin/import/${kind}`,
        method: 'POST',
        headers: { 'Content-Type': 'text/csv' },
        params: listParams({ ...params, dryRun: String(dryRun) }),
        body: bytes,
        timeout: PATIENCE_MS,
      }),
      extraOptions: { unkeyed: true },
      invalidatesTags: (_report, error, { dryRun }) => (dryRun ? [] : onSuccess(error, AFTER_AN_IMPORT)),
    }),
    undoImport: build.mutation<ImportView, UndoneImport>({
      query: ({ id, ...body }) => ({ url: `/admin/imports/${id}/undo`, method: 'POST', body, timeout: PATIENCE_MS }),
      extraOptions: { unkeyed: true },
      invalidatesTags: (_view, error) => (error ? [IMPORTS] : AFTER_AN_IMPORT),
    }),
  }),
});

/** All that an import brings is read anew. */
export const refreshImported = () => importsApi.util.invalidateTags([...AFTER_AN_IMPORT]);

export const { useImportsQuery, useUndoImportMutation } = importsApi;
