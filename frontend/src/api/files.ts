import { t, type EvidenceRequest, type ExportAddress, type ExportFormat, type ExportKind } from '@hourtrail/contracts';
import { orLost, request, RequestFailed, requestJson } from './request.js';

interface FetchedFile {
  readonly content: Blob;
  readonly name: string;
  /** Null if the server did not say. */
  readonly rows: number | null;
}

interface FileProgress {
  readonly bytes: number;
  readonly rows: number | null;
}

export interface Following {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: FileProgress) => void;
}

interface FileRequest {
  /** Below `/api`. */
  readonly path: string;
  readonly request?: RequestInit;
  readonly fallbackName: string;
}

/** Throws errors that `errorMessage` can format. */
async function fetchFile(fileRequest: FileRequest, { signal, onProgress }: Following): Promise<FetchedFile> {
  const response = await request(fileRequest.path, { ...fileRequest.request, signal });
  const rows = rowsOf(response);
  onProgress({ bytes: 0, rows });
  const content = await orLost(
    contentOf(response, { signal, onBytes: (bytes) => onProgress({ bytes, rows }) }),
    new RequestFailed('BROKEN_OFF', BROKEN_OFF),
  );
  return { content, name: nameOf(response) ?? fileRequest.fallbackName, rows };
}

const BROKEN_OFF = { message: t('ui.downloadInterrupted') };

interface Reading {
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
}

async function contentOf(response: Response, { signal, onBytes }: Reading): Promise<Blob> {
  const type = response.headers.get('Content-Type') ?? 'application/octet-stream';
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  signal.addEventListener('abort', () => void reader?.cancel());
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    bytes += part.value.byteLength;
    onBytes(bytes);
  }
  signal.throwIfAborted();
  return new Blob(parts, { type });
}

function rowsOf({ headers }: Response): number | null {
  const total = headers.get('X-Total-Count');
  return total !== null && /^\d+$/.test(total) ? Number(total) : null;
}

function nameOf({ headers }: Response): string | undefined {
  const disposition = headers.get('Content-Disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''(\S+)/.exec(disposition) ?? [];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/.exec(disposition)?.[1];
}

export type RequestedEvidence = Readonly<EvidenceRequest>;

export const fetchEvidence = (request: RequestedEvidence, following: Following): Promise<FetchedFile> =>
  fetchFile(
    {
      path: '/audit/evidence',
      request: { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(request) },
      fallbackName: 'evidence.zip',
    },
    following,
  );

export interface RequestedExport {
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  /** `reason` is required of a super-admin who exports another school's rows. */
  readonly filters: Readonly<Record<string, string>>;
}

export type ExportProgress = FileProgress;

export async function fetchExport(
  { kind, format, filters: { reason, ...filters } }: RequestedExport,
  following: Following,
): Promise<FetchedFile> {
  const isRoster = kind === 'roster';
  const path = isRoster ? `/volunteer-opportunities/${filters['opportunityId']}/roster` : `/admin/export/${kind}`;
  const body = { format, ...(!isRoster && { filters }), ...(reason && { reason }) };
  const { url } = await requestJson<ExportAddress>(path, { method: 'POST', body, signal: following.signal });
  return fetchFile({ path: url.replace(/^\/api/, ''), fallbackName: `${kind}.${format}` }, following);
}
