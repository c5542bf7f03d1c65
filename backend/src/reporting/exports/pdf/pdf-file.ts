import { deflateSync } from 'node:zlib';
import type { Write } from '../table.js';

/** Writes a PDF (ISO 32000) object by object; of those that are written only their places are kept. */
export class PdfFile {
  private readonly places: number[] = [0];
  private length = 0;

  constructor(private readonly write: Write) {}

  async begin(): Promise<void> {
    // bytes above 127 tell whoever carries the file that it is no text
    await this.put(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'));
  }

  /** The number of an object that is still to be written. */
  reserve(): number {
    return this.places.push(-1) - 1;
  }

  async object(number: number, body: string): Promise<void> {
    this.places[number] = this.length;
    await this.put(Buffer.from(`${number} 0 obj\n${body}\nendobj\n`, 'latin1'));
  }

  async stream(number: number, entries: string, content: Uint8Array): Promise<void> {
    const deflated = deflateSync(content);
    this.places[number] = this.length;
    const head = `${number} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${deflated.length} >>\nstream\n`;
    await this.put(Buffer.concat([Buffer.from(head, 'latin1'), deflated, Buffer.from('\nendstream\nendobj\n')]));
  }

  async end({ root, info }: { readonly root: number; readonly info: number }): Promise<void> {
    const places = this.places.map((place, number) =>
      number === 0 ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`,
    );
    const table = `xref\n0 ${places.length}\n${places.join('')}`;
    const trailer = `trailer\n<< /Size ${places.length} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${this.length}\n%%EOF\n`;
    await this.put(Buffer.from(table + trailer, 'latin1'));
  }

  private async put(bytes: Buffer): Promise<void> {
    this.length += bytes.length;
    await this.write(bytes);
  }
}

/** Text of a document's own description, in UTF-16. */
export const pdfText = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
