import { createHmac } from 'node:crypto';
import { basename, dirname, resolve } from 'node:path';
import type { S3Access } from '../platform/files/s3-store.js';
import { BackupProblem, FolderOfBackups, type BackupFile, type BackupStore } from './backup-store.js';

const BUCKET = /^s3:\/\/([^/]+)\/?(.*?)\/?$/;

/**
 * A folder, or a bucket as `s3://bucket` or `s3://bucket/folder`. The key of the log marks what is written there. The S3
 * client is large: it is loaded if used.
 */
export async function openBackupStore(address: string, s3: S3Access, macKey?: Buffer): Promise<BackupStore> {
  const installation = macKey && createHmac('sha256', macKey).update('backups').digest('hex').slice(0, 8);
  const [, bucket, folder = ''] = BUCKET.exec(address) ?? [];
  if (bucket === undefined) return new FolderOfBackups(resolve(address), installation);
  const { BucketOfBackups } = await import('./bucket-of-backups.js');
  return new BucketOfBackups({ ...s3, bucket }, folder, { installation });
}

/** A path, or the address of an object: `s3://bucket/name`. */
export async function openBackupFile(address: string, s3: S3Access): Promise<BackupFile> {
  if (!address.startsWith('s3://')) return new FolderOfBackups(dirname(resolve(address))).file(basename(address));
  const end = address.lastIndexOf('/');
  if (!/^s3:\/\/[^/]+\/.*[^/]$/.test(address))
    throw new BackupProblem(`${address} names no object. Write s3://bucket/name.`);
  return (await openBackupStore(address.slice(0, end), s3)).file(address.slice(end + 1));
}
