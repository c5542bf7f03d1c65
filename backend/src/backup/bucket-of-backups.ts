import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';
import { s3ClientOf, type S3Options } from '../platform/files/s3-store.js';
import { BackupProblem, BackupStore, type StoredFile } from './backup-store.js';

/** A store takes 10,000 of them. Some want all but the last to be equal. */
const PART_BYTES = 32 * 1_048_576;
const PART_MS = 600_000;
const ANSWER_MS = 60_000;

export class BucketOfBackups extends BackupStore {
  readonly address: string;
  private readonly client: S3Client;
  private readonly prefix: string;
  private readonly partBytes: number;

  constructor(
    private readonly options: S3Options,
    folder: string,
    {
      installation,
      partBytes = PART_BYTES,
    }: { readonly installation?: string | undefined; readonly partBytes?: number } = {},
  ) {
    super(installation);
    this.partBytes = partBytes;
    this.client = s3ClientOf(options);
    this.prefix = folder === '' ? '' : `${folder}/`;
    this.address = `s3://${options.bucket}${folder === '' ? '' : `/${folder}`}`;
  }

  /** A bucket is not made here: whoever makes it decides who may read it. */
  async prepare(): Promise<void> {
    await this.list();
  }

  async list(): Promise<readonly StoredFile[]> {
    const files: StoredFile[] = [];
    const inFolder = { Bucket: this.options.bucket, Prefix: `${this.prefix}hourtrail-`, Delimiter: '/' };
    let more: string | undefined;
    do {
      const command = new ListObjectsV2Command({ ...inFolder, ContinuationToken: more });
      const page = await sent(this.client.send(command, within(ANSWER_MS)), `${this.address} cannot be listed`);
      for (const { Key = '', Size = 0 } of page.Contents ?? [])
        files.push({ name: Key.slice(this.prefix.length), bytes: Size });
      more = page.NextContinuationToken;
    } while (more !== undefined);
    return files;
  }

  async write(name: string, content: Readable, filled: Promise<unknown>): Promise<void> {
    const at = this.at(name);
    const failed = `${this.address}/${name} cannot be written`;
    const create = new CreateMultipartUploadCommand(at);
    const { UploadId } = await sent(this.client.send(create, within(ANSWER_MS)), failed);
    const upload = { ...at, UploadId };
    const parts: CompletedPart[] = [];
    const send = async (Body: Buffer): Promise<void> => {
      const PartNumber = parts.length + 1;
      const part = new UploadPartCommand({ ...upload, PartNumber, Body });
      const { ETag } = await sent(this.client.send(part, within(PART_MS)), failed);
      parts.push({ PartNumber, ETag });
    };
    try {
      const part = Buffer.allocUnsafe(this.partBytes);
      let length = 0;
      for await (const chunk of content as AsyncIterable<Buffer>) {
        let taken = 0;
        while (taken < chunk.length) {
          const copied = chunk.copy(part, length, taken);
          [taken, length] = [taken + copied, length + copied];
          if (length < this.partBytes) continue;
          await send(part);
          length = 0;
        }
      }
      if (length > 0) await send(part.subarray(0, length));
      await filled;
      const complete = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } });
      await sent(this.client.send(complete, within(PART_MS)), failed);
    } catch (error) {
      await this.client.send(new AbortMultipartUploadCommand(upload), within(ANSWER_MS)).catch(() => undefined);
      throw error;
    }
  }

  /** Asks for a list, because the answer to a HEAD says nothing of what is wrong. */
  async has(name: string): Promise<boolean> {
    const { Bucket, Key } = this.at(name);
    const command = new ListObjectsV2Command({ Bucket, Prefix: Key, MaxKeys: 1 });
    const page = await sent(this.client.send(command, within(ANSWER_MS)), `${this.address} cannot be listed`);
    return page.Contents?.[0]?.Key === Key;
  }

  read(name: string): Readable {
    return Readable.from(this.bytesOf(name), { objectMode: false });
  }

  async remove(name: string): Promise<void> {
    const command = new DeleteObjectCommand(this.at(name));
    await sent(this.client.send(command, within(ANSWER_MS)), `${this.address}/${name} cannot be deleted`);
  }

  /** Does nothing where the store or the key cannot list them. */
  async removeDrafts(before: Date): Promise<void> {
    const { bucket } = this.options;
    const list = new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: `${this.prefix}hourtrail-` });
    const { Uploads = [] } = await this.client.send(list, within(ANSWER_MS)).catch(() => ({ Uploads: [] }));
    for (const { Key, UploadId, Initiated } of Uploads) {
      if (!Initiated || Initiated >= before) continue;
      const abort = new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId });
      await this.client.send(abort, within(ANSWER_MS)).catch(() => undefined);
    }
  }

  private async *bytesOf(name: string): AsyncGenerator<Buffer> {
    const failed = `${this.address}/${name} cannot be read`;
    const { Body } = await sent(this.client.send(new GetObjectCommand(this.at(name))), failed);
    const body = Body as Readable;
    const bytes = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    try {
      for (;;) {
        const next = await sent(bytes.next(), failed);
        if (next.done) return;
        yield next.value;
      }
    } finally {
      body.destroy();
    }
  }

  private readonly at = (name: string) => ({ Bucket: this.options.bucket, Key: `${this.prefix}${name}` });
}

async function sent<T>(answer: Promise<T>, failed: string): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new BackupProblem(`${failed}: ${wordsOf(error)}`);
  }
}

const within = (ms: number) => ({ abortSignal: AbortSignal.timeout(ms) });

const WRONG_KEY = 'it does not know this key. Check FILES_KEY_ID and FILES_KEY_SECRET.';
const NO_RIGHTS = 'this key may not do that. Let it list, read, write and delete in the bucket.';
const WORDS: Readonly<Record<string, string>> = {
  NoSuchKey: 'there is no such file.',
  NoSuchBucket: 'there is no such bucket. Make it, or check BACKUP_DIR, FILES_ENDPOINT and FILES_REGION.',
  PermanentRedirect: 'the bucket is in another region. Check FILES_REGION.',
  AccessDenied: NO_RIGHTS,
  Forbidden: NO_RIGHTS,
  InvalidAccessKeyId: WRONG_KEY,
  SignatureDoesNotMatch: WRONG_KEY,
  CredentialsProviderError: 'there is no key. Set FILES_KEY_ID and FILES_KEY_SECRET.',
  EntityTooLarge: 'it is too large for this store.',
  QuotaExceeded: 'the quota is used up. Make room, or choose another bucket.',
};

function wordsOf(error: unknown): string {
  const { name, message, code } = error as NodeJS.ErrnoException;
  const known = WORDS[name];
  if (known) return known;
  // a connection that breaks is a TimeoutError too
  if (code || name === 'AbortError' || name === 'TimeoutError')
    return `the connection failed${code ? ` (${code})` : ''}. Check FILES_ENDPOINT and the network.`;
  return `${message} (${name}).`;
}
