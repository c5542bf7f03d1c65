import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { readPdf } from './pdf.js';

/** Whatever can be read in these bytes, in a ZIP or workbook in each of its parts, in a PDF on each of its pages. */
export async function textsIn(bytes: Buffer): Promise<string> {
  const plain = bytes.toString('latin1');
  const utf8 = bytes.toString();
  if (plain.startsWith('PK\u0003\u0004')) return plain + (await textsInZip(bytes));
  if (plain.startsWith('%PDF-')) return plain + (await textsInPdf(bytes));
  return utf8;
}

async function textsInZip(bytes: Buffer): Promise<string> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const texts: string[] = [];
  for await (const entry of zip.eachEntry()) {
    texts.push(entry.fileName, await textsIn(await buffer(await zip.openReadStreamPromise(entry))));
  }
  return texts.join('\n');
}

async function textsInPdf(bytes: Buffer): Promise<string> {
  // a file that a person attached is not one of ours
  const read = await readPdf(bytes).catch(() => undefined);
  return JSON.stringify(read ?? '');
}
