import { execFile } from 'node:child_process';
import { verify } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Whether openssl finds that a key signed a text (Ed25519); where the machine has none, Node's own copy verifies. */
export async function confirmedByOpenssl(pem: string, text: Buffer, signature: Buffer): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'openssl-'));
  const at = (name: string): string => join(folder, name);
  try {
    await Promise.all([
      writeFile(at('key.pem'), pem),
      writeFile(at('text'), text),
      writeFile(at('signature'), signature),
    ]);
    const files = ['-inkey', at('key.pem'), '-in', at('text'), '-sigfile', at('signature')];
    await promisify(execFile)('openssl', ['pkeyutl', '-verify', '-pubin', '-rawin', ...files]);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') return false;
    process.stderr.write('This machine has no openssl: the signature is checked by the one in Node.\n');
    return verify(null, text, pem, signature);
  } finally {
    await rm(folder, { recursive: true });
  }
}
