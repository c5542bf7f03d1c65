import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { StartError } from '../config/start-error.js';
import { FileStore } from './file-store.js';

export interface S3Access {
  /** Another provider than AWS. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  /** Without it, the SDK looks for credentials where AWS keeps them. */
  readonly key?: { readonly id: string; readonly secret: string } | undefined;
}

export interface S3Options extends S3Access {
  readonly bucket: string;
}

export const s3ClientOf = ({ endpoint, region, key }: S3Access): S3Client =>
  new S3Client({
    region,
    // other providers name the bucket in the path, and few know the newer checksums
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(key && { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
    requestHandler: { connectionTimeout: 10_000 },
  });

const PROBE = 'start-of-a-server';

/** Any store that speaks S3. */
export class S3Store extends FileStore {
  private readonly client: S3Client;

  constructor(private readonly options: S3Options) {
    super();
    this.client = s3ClientOf(options);
  }

  /** Writes, reads and deletes a file. Throws a StartError if that fails. */
  async requireBucket(): Promise<void> {
    try {
      await this.put(PROBE, Buffer.from('HourTrail writes here.'));
      await this.get(PROBE);
      await this.remove(PROBE);
    } catch (error) {
      throw new StartError(
        `The bucket "${this.options.bucket}" for attachments takes no files (${(error as Error).name}): check FILES_BUCKET, FILES_ENDPOINT, FILES_REGION and the key.`,
      );
    }
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.at(key), Body: bytes }));
  }

  async get(key: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand(this.at(key)));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  private readonly at = (key: string) => ({ Bucket: this.options.bucket, Key: key });
}
