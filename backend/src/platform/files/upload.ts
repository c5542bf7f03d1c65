import { Readable } from 'node:stream';
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

async function fileIn(body: Readable, type: string, limit: UploadLimit): Promise<Upload> {
  const form = new Response(await wholeOf(body, limit), { headers: { 'content-type': type } });
  const file = await form.formData().then(
    (fields) => fields.get('file'),
    () => null,
  );
  if (file === null || typeof file === 'string' || file.size === 0) throw noFile();
  if (file.size > limit.bytes) throw tooLarge(limit);
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
}

async function wholeOf(body: Readable, limit: UploadLimit): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // not destroyed, so that the client sees a refusal
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit.bytes + AROUND) break;
      chunks.push(chunk);
    }
  } catch {
    throw noFile();
  }
  if (size > limit.bytes + AROUND) throw tooLarge(limit);
  return Buffer.concat(chunks);
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
