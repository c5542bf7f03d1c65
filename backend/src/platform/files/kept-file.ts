import { availableParallelism } from 'node:os';
import { ATTACHMENT_TYPES, t, type AttachmentType } from '@hourtrail/contracts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { DomainError } from '../kernel/domain-error.js';
import { Queue } from '../kernel/queue.js';

/** Longest side of a photo as it is kept, and of its thumbnail. */
const PHOTO = 4096;
const THUMBNAIL = 320;
const LOGO = 512;
/** A small file can unpack to a huge picture. */
const PIXELS_MAX = 64_000_000;

sharp.cache(false);
sharp.concurrency(1);
const work = new Queue(Math.max(1, Math.floor(availableParallelism() / 2)));

type PhotoType = Exclude<AttachmentType, 'application/pdf'>;

const ENCODED: Readonly<Record<PhotoType, (photo: Sharp) => Sharp>> = {
  'image/jpeg': (photo) => photo.jpeg({ quality: 85 }),
  'image/png': (photo) => photo.png(),
  'image/webp': (photo) => photo.webp({ quality: 85 }),
};

export interface KeptFile {
  readonly type: AttachmentType;
  readonly bytes: Buffer;
}

/** By the content alone. Throws `attachments.type` for anything but a photo or a PDF. */
export async function attachmentTypeOf(bytes: Buffer): Promise<AttachmentType> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  const type = ATTACHMENT_TYPES.find((one) => one === found);
  if (type) return type;
  const isHeic = found === 'image/heic' || found === 'image/heif';
  throw refused('attachments.type', t(isHeic ? 'api.heicFile' : 'api.attachmentType'));
}

/** A photo is encoded anew, without its metadata; a PDF stays as it is. */
export async function keptFile(bytes: Buffer): Promise<KeptFile> {
  const type = await attachmentTypeOf(bytes);
  if (type === 'application/pdf') return { type, bytes };
  try {
    return { type, bytes: await encoded(bytes, type, PHOTO) };
  } catch {
    throw refused('attachments.unreadable', t('api.unreadablePhoto'));
  }
}

/** A school's logo: a still PNG or JPEG picture, encoded anew as a PNG on white. Decides by the content alone. */
export async function keptLogo(bytes: Buffer): Promise<Buffer> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  if (found !== 'image/png' && found !== 'image/jpeg') throw refused('organizations.logo-type', t('api.logoType'));
  try {
    return await work.run(() =>
      opened(bytes)
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .resize(LOGO, LOGO, { fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    );
  } catch {
    throw refused('organizations.logo-unreadable', t('api.unreadableLogo'));
  }
}

/** A small WebP of a kept photo. */
export const thumbnailOf = (bytes: Buffer): Promise<Buffer> => encoded(bytes, 'image/webp', THUMBNAIL);

const encoded = (bytes: Buffer, type: PhotoType, side: number): Promise<Buffer> =>
  work.run(() => {
    return ENCODED[type](opened(bytes).resize(side, side, { fit: 'inside', withoutEnlargement: true })).toBuffer();
  });

const opened = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' }).autoOrient();

const refused = (code: string, message: string): DomainError => new DomainError('invalid', code, message);
