import type { EvidenceRequest } from '@hourtrail/contracts';
import { fetchFile, type FetchedFile, type Following } from './files.js';

export type AskedEvidence = Readonly<EvidenceRequest>;

/** Fetches a package that proves itself. Throws what `errorMessage` can put into words. */
export const fetchEvidence = (asked: AskedEvidence, following: Following): Promise<FetchedFile> =>
  fetchFile(
    {
      path: '/audit/evidence',
      request: { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(asked) },
      fallbackName: 'evidence.zip',
    },
    following,
  );
