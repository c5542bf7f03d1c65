import sharp from 'sharp';
import type { Attachment } from '@hourtrail/contracts';
import type { Answer, Client } from './client.js';

/** A photo as a phone takes it, which says where. */
export const aPhoto = (background = '#336699', width = 800): Promise<Buffer> =>
  sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background } })
    .withExif({ IFD0: { Make: 'Acme Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 21/1 0/1' } })
    .jpeg()
    .toBuffer();

/** A logo as it is kept. */
export const aLogo = (width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a1f2b' } })
    .png()
    .toBuffer();

export const metadataOf = (bytes: Buffer): ReturnType<ReturnType<typeof sharp>['metadata']> => sharp(bytes).metadata();

export const A_PDF = '%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n';

const BOUNDARY = 'a-boundary-of-the-tests';
export const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

/** The body of a form with one file. */
export function formWith(bytes: Buffer | string, name = 'photo.jpg', field = 'file'): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n`;
  const file = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  const type = 'Content-Type: application/octet-stream\r\n\r\n';
  return Buffer.concat([Buffer.from(`${head}${type}`), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

export const sendFile = async (
  client: Client,
  entry: number,
  form: Buffer,
): Promise<Pick<Answer, 'status' | 'body'>> => {
  const { status, payload } = await client.sendBytes('POST', `/api/volunteer-hours/${entry}/attachments`, form, FORM);
  return { status, body: JSON.parse(payload) as unknown };
};

export async function attached(client: Client, entry: number, form: Buffer): Promise<Attachment> {
  const { status, body } = await sendFile(client, entry, form);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Attachment;
}
