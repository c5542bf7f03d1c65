import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { LIMITS, t } from '@hourtrail/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../kernel/domain-error.js';
import { busy, Refusal } from '../web/errors/refusal.js';

export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Each may hold a whole file in memory. */
const AT_ONCE = 12;
/** The multipart headers around a file. */
const AROUND = 64 * 1024;
/** Read after a refusal, so that the client sees it before the connection ends. */
const READ_AFTER = 4 * 1024 * 1024;

let running = 0;

export interface UploadLimit {
  readonly bytes: number;
  /** What to say of a larger file. */
  readonly message: () => string;
}

const ATTACHMENT: UploadLimit = {
  bytes: LIMITS.attachmentBytesMax,
  message: () => t('api.attachmentTooLarge', { max: LIMITS.attachmentBytesMax / 1024 / 1024 }),
};

/** The file in the form's field `file`. Throws 413 as soon as it is too large, and ends the connection soon after. */
export async function uploadIn(request: FastifyRequest, limit = ATTACHMENT): Promise<Upload> {
  const { body } = request;
  if (!(body instanceof Readable)) throw noFile();
  if (running >= AT_ONCE) throw cutOff(body, busy());
  running += 1;
  try {
    if (Number(request.headers['content-length'] ?? 0) > limit.bytes + AROUND) throw tooLarge(limit);
    return await fileIn(body, request.headers['content-type'] ?? '', limit);
  } catch (error) {
    throw cutOff(body, error as Error);
  } finally {
    running -= 1;
  }
}

function fileIn(body: Readable, type: string, limit: UploadLimit): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const limits = { files: 1, fields: 0, parts: 1, fileSize: limit.bytes, headerPairs: 20 };
    const form = new Busboy({ headers: { 'content-type': type }, limits });
    let found: Upload | undefined;
    const failed = (error: Error): void => {
      body.unpipe(form);
      reject(error);
    };
    form.on('file', (field, file, filename) => {
      const chunks: Buffer[] = [];
      if (field !== 'file') return failed(noFile());
      file.on('data', (chunk: Buffer) => void chunks.push(chunk));
      file.on('limit', () => failed(tooLarge(limit)));
      file.on('error', () => failed(noFile()));
      file.on('end', () => (found = { name: filename, bytes: Buffer.concat(chunks) }));
    });
    form.on('error', () => failed(noFile()));
    form.on('finish', () => (found && found.bytes.length > 0 ? resolve(found) : failed(noFile())));
    body.on('error', () => failed(noFile()));
    body.on('close', () => (body.readableEnded ? undefined : failed(noFile())));
    body.pipe(form);
  });
}

/** What still comes is thrown away, and the connection ends if that is much. */
function cutOff<E extends Error>(body: Readable, error: E): E {
  let left = READ_AFTER;
  body.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) body.destroy();
  });
  body.resume();
  return error;
}

const tooLarge = ({ message }: UploadLimit): Refusal => new Refusal(413, 'too-large', message());

const noFile = (): DomainError => new DomainError('invalid', 'attachments.no-file', t('api.formFileExpected'));
