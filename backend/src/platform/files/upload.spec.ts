import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { uploadIn, type Upload } from './upload.js';

const TYPE = 'multipart/form-data; boundary=b';
const part = (field: string, content = 'a photo'): string =>
  `--b\r\nContent-Disposition: form-data; name="${field}"; filename="zoo.jpg"\r\n\r\n${content}\r\n`;
const END = '--b--\r\n';

const sent = (text: string, type = TYPE, limit = 100): Promise<Upload> => {
  const body = Readable.from(text.match(/.{1,7}/gs) ?? [], { objectMode: false });
  const request = { body, headers: { 'content-type': type } } as unknown as FastifyRequest;
  return uploadIn(request, { bytes: limit, message: () => 'Too large.' });
};

test('the file of a form comes whole, however it is cut on its way', async () => {
  const { name, bytes } = await sent(part('file') + END);
  expect([name, bytes.toString()]).toEqual(['zoo.jpg', 'a photo']);
});

test.each([
  ['nothing', ''],
  ['no form', 'a photo'],
  ['no boundary', part('file') + END, 'multipart/form-data'],
  ['another field', part('photo') + END],
  ['an empty file', part('file', '') + END],
  ['a form without its end', part('file')],
  ['another field without its end', part('photo')],
  ['a second file without its end', part('file') + part('file').slice(0, -5)],
  ['a form that breaks off in its header', part('file').slice(0, 30)],
])('%s is refused in a sentence', async (_what, text, type = TYPE) => {
  await expect(sent(text, type)).rejects.toMatchObject({ code: 'attachments.no-file' });
});

test('a file over its limit is refused, also where the form does not say how large it is', async () => {
  await expect(sent(part('file', 'x'.repeat(101)) + END)).rejects.toMatchObject({ statusCode: 413 });
  await expect(sent(part('file', 'x'.repeat(100_000)))).rejects.toMatchObject({ statusCode: 413 });
});
