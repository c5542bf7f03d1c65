import type { Statement } from '../database/database.js';
import { fileDigest, fileKeyOf, type FileStore } from './file-store.js';

/** What a school puts on its papers. */
export interface SchoolLook {
  /** White text on it can be read; empty for none. */
  readonly color: string;
  /** A PNG without transparency. */
  readonly logo: Buffer | null;
}

export const NO_LOOK: SchoolLook = { color: '', logo: null };

interface Row {
  readonly color: string;
  readonly logo_id: number | null;
  readonly logo_hash: string | null;
}

/** Without the logo if its file is missing or another than the log names: a paper is made all the same. */
export async function schoolLook(
  read: (statement: Statement) => Promise<readonly object[]>,
  files: Pick<FileStore, 'get'>,
  organizationId: number,
): Promise<SchoolLook> {
  const statement = {
    name: 'look-of-school',
    text: 'SELECT color, logo_id, logo_hash FROM directory.school_looks WHERE organization_id = $1',
    values: [organizationId],
  };
  const [row] = (await read(statement)) as readonly Row[];
  const { color = '', logo_id: id = null, logo_hash: sha256 = null } = row ?? {};
  const bytes = id === null || sha256 === null ? undefined : await files.get(fileKeyOf(organizationId, { id, sha256 }));
  return { color, logo: bytes && fileDigest(bytes) === sha256 ? bytes : null };
}
