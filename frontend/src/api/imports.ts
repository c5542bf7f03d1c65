import {
  XLSX_TYPE,
  ZIP_TYPE,
  type DateOrder,
  type ImportFilesReport,
  type ImportKind,
  type ImportReport,
  type ImportView,
  type RosterNote,
  type RosterReport,
} from '@hourtrail/contracts';
import { api, onSuccess, type Tag } from './api.js';
import { listParams } from './paging.js';

export interface SentImport {
  readonly kind: ImportKind;
  readonly bytes: ArrayBuffer;
  readonly fileName: string;
  /** Validates every row and saves nothing. */
  readonly dryRun: boolean;
  /** JSON that maps headings to fields; matched by name if absent. */
  readonly columns?: string | undefined;
  readonly dateOrder?: DateOrder | undefined;
  /** JSON that maps names of the file to the names to import. */
  readonly names?: string | undefined;
  /** The hash of the file that was previewed. */
  readonly expect?: string | undefined;
  readonly organizationId?: string | undefined;
  readonly reason?: string | undefined;
}

export interface SentRoster {
  readonly bytes: ArrayBuffer;
  readonly fileName: string;
  /** Plans every change and saves none. */
  readonly dryRun: boolean;
  /** Goes on where many people would leave. */
  readonly allowLeavers: boolean;
  /** The hash of the file that was previewed. */
  readonly expect?: string | undefined;
  readonly organizationId?: string | undefined;
  readonly reason?: string | undefined;
}

export interface SentImportFiles {
  readonly id: number;
  readonly bytes: ArrayBuffer;
  /** Matches every file and attaches none. */
  readonly dryRun: boolean;
  /** The hash of the ZIP that was previewed. */
  readonly expect?: string | undefined;
}

export interface UndoneImport {
  readonly id: number;
  readonly reason?: string;
}

export const isWorkbook = (fileName: string): boolean => /\.xlsx$/i.test(fileName);

/** A large file can take minutes. */
const PATIENCE_MS = 30 * 60_000;

const IMPORTS: Tag = 'Imports';
const AFTER_AN_IMPORT: readonly Tag[] = [
  IMPORTS,
  'People',
  'Classes',
  'Verifiers',
  'Hours',
  'Stats',
  'Opportunities',
  'Signups',
];
const AFTER_A_ROSTER: readonly Tag[] = [...AFTER_AN_IMPORT, 'Families', 'Classes', 'AcademicYears'];

export const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest imports, by default of the reader's own school. */
    imports: build.query<readonly ImportView[], { readonly organizationId?: string }>({
      query: (school) => ({ url: '/admin/imports', params: listParams(school) }),
      providesTags: [IMPORTS],
    }),
    // never retried by itself: if the response is lost, the list shows what happened
    sendImport: build.mutation<ImportReport, SentImport>({
      query: ({ kind, bytes, dryRun, ...params }) => ({
        url: `/admin/import/${kind}`,
        method: 'POST',
        headers: { 'Content-Type': isWorkbook(params.fileName) ? XLSX_TYPE : 'text/csv' },
        params: listParams({ ...params, dryRun: String(dryRun) }),
        body: bytes,
        timeout: PATIENCE_MS,
      }),
      extraOptions: { unkeyed: true },
      invalidatesTags: (_report, error, { dryRun }) => (dryRun ? [] : onSuccess(error, AFTER_AN_IMPORT)),
    }),
    sendRoster: build.mutation<RosterReport, SentRoster>({
      query: ({ bytes, dryRun, allowLeavers, ...params }) => ({
        url: '/admin/roster',
        method: 'POST',
        headers: { 'Content-Type': ZIP_TYPE },
        params: listParams({ ...params, dryRun: String(dryRun), allowLeavers: String(allowLeavers) }),
        body: bytes,
        timeout: PATIENCE_MS,
      }),
      extraOptions: { unkeyed: true },
      invalidatesTags: (_report, error, { dryRun }) => (dryRun ? [] : onSuccess(error, AFTER_A_ROSTER)),
    }),
    sendImportFiles: build.mutation<ImportFilesReport, SentImportFiles>({
      query: ({ id, bytes, dryRun, ...params }) => ({
        url: `/admin/imports/${id}/files`,
        method: 'POST',
        headers: { 'Content-Type': ZIP_TYPE },
        params: listParams({ ...params, dryRun: String(dryRun) }),
        body: bytes,
        timeout: PATIENCE_MS,
      }),
      extraOptions: { unkeyed: true },
      invalidatesTags: (_report, error, { dryRun }) => (dryRun ? [] : onSuccess(error, [IMPORTS, 'Hours'])),
    }),
    /** What the newest roster left out or kept. */
    rosterExceptions: build.query<readonly RosterNote[], number>({
      query: (id) => `/admin/imports/${id}/exceptions`,
      providesTags: [IMPORTS],
    }),
    undoImport: build.mutation<ImportView, UndoneImport>({
      query: ({ id, ...body }) => ({ url: `/admin/imports/${id}/undo`, method: 'POST', body, timeout: PATIENCE_MS }),
      extraOptions: { unkeyed: true },
      invalidatesTags: (_view, error) => (error ? [IMPORTS] : AFTER_A_ROSTER),
    }),
  }),
});

export const refreshImported = () => importsApi.util.invalidateTags([...AFTER_AN_IMPORT]);

export const {
  useImportsQuery,
  useRosterExceptionsQuery,
  useSendImportFilesMutation,
  useSendRosterMutation,
  useUndoImportMutation,
} = importsApi;
