import { join } from 'node:path';
import type { Environment } from '../config/environment.js';
import { FolderStore, type FileStore } from './file-store.js';

/** A folder beside the database, or the bucket that the environment names. The S3 client is large: it is loaded if used. */
export async function fileStoreOf({ s3, dataDir }: Pick<Environment, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!s3) return new FolderStore(join(dataDir, 'files'));
  const { S3Store } = await import('./s3-store.js');
  const store = new S3Store(s3);
  await store.requireBucket();
  return store;
}
