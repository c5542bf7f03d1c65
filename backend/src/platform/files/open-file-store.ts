import { join } from 'node:path';
import type { Environment } from '../config/environment.js';
import { FolderStore, type FileStore } from './file-store.js';

export const fileStoreOf = (environment: Environment): Promise<FileStore> =>
  Promise.resolve(new FolderStore(join(environment.dataDir, 'files')));
