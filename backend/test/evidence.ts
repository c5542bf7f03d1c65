import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { Archive } from '../src/platform/exports/archive.js';
import { ORIGIN, type TestApp } from './app.js';
import type { Client } from './client.js';

export type Files = ReadonlyMap<string, Buffer>;

export interface MadeEvidence {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly zip: Buffer;
  /** Of a refusal. */
  readonly body: { readonly code: string; readonly message: string };
}

/** A package as a browser takes it. */
export async function makeEvidence({ app }: TestApp, client: Client, request: object): Promise<MadeEvidence> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await app.inject({
    method: 'POST',
    url: '/api/audit/evidence',
    headers: { cookie, origin: ORIGIN, 'content-type': 'application/json' },
    payload: JSON.stringify(request),
  });
  const isRefusal = String(answer.headers['content-type']).includes('json');
  const body = isRefusal ? (JSON.parse(answer.payload) as MadeEvidence['body']) : { code: '', message: '' };
  return { status: answer.statusCode, headers: answer.headers, zip: answer.rawPayload, body };
}

/** The files of an archive, as its list has them. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  let place = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, name, more] = [zip.readUInt32LE(place + 20), zip.readUInt16LE(place + 28), 46];
    const [path, local] = [zip.toString('utf8', place + more, place + more + name), zip.readUInt32LE(place + 42)];
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(path, inflateRawSync(zip.subarray(from, from + packed)));
    place += more + name + zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32);
  }
  return files;
}

export async function zipped(files: Files): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const archive = new Archive(async (bytes) => void pieces.push(Buffer.from(bytes)), new Date('2026-11-21T15:00:00Z'));
  for (const [path, content] of files) await archive.add(path, [content]);
  await archive.end();
  return Buffer.concat(pieces);
}

export interface Verdict {
  readonly code: number;
  readonly output: string;
}

/** Where a stranger keeps what was handed to them: a folder without anything of ours beside it. */
export class Stranger {
  private constructor(private readonly folder: string) {}

  static async move(): Promise<Stranger> {
    return new Stranger(await mkdtemp(join(tmpdir(), 'stranger-')));
  }

  leave(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }

  async save(name: string, content: Buffer | string): Promise<string> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    return path;
  }

  /** What the program of a package says of an archive; the program may be that of another package. */
  async verify(program: Buffer, zip: Buffer, ...options: readonly string[]): Promise<Verdict> {
    return this.run(await this.save('verify.mjs', program), await this.save('evidence.zip', zip), ...options);
  }

  run(program: string, ...parameters: readonly string[]): Promise<Verdict> {
    return new Promise((resolve) => {
      execFile(process.execPath, [program, ...parameters], { env: {} }, (error, out, wrong) => {
        const code = error ? Number(error.code) : 0;
        resolve({ code, output: `${out}${wrong}` });
      });
    });
  }
}
