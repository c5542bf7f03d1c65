/** Gathers bytes in one buffer that grows, to be taken piece by piece. */
export class ByteWriter {
  private buffer = Buffer.allocUnsafe(512 * 1024);
  private length = 0;

  /** How many bytes wait to be taken. */
  get size(): number {
    return this.length;
  }

  byte(byte: number): void {
    this.room(1);
    this.buffer[this.length] = byte;
    this.length += 1;
  }

  bytes(source: Uint8Array, start = 0, end = source.length): void {
    this.room(end - start);
    const { buffer } = this;
    let place = this.length;
    // most are a few bytes, for which calling out to copy them costs more than copying them
    for (let from = start; from < end; from += 1, place += 1) buffer[place] = source[from] as number;
    this.length = place;
  }

  text(text: string): void {
    this.room(text.length * 3);
    this.length += this.buffer.write(text, this.length, 'utf8');
  }

  /** A whole number from 0, in decimal digits, with zeros before it up to `width`. */
  number(value: number, width = 1): void {
    let digits = width;
    while (10 ** digits <= value) digits += 1;
    this.room(digits);
    let left = value;
    for (let place = this.length + digits - 1; place >= this.length; place -= 1) {
      this.buffer[place] = 48 + (left % 10);
      left = Math.floor(left / 10);
    }
    this.length += digits;
  }

  /** What was gathered; the writer begins anew. */
  take(): Buffer {
    const taken = Buffer.from(this.buffer.subarray(0, this.length));
    this.length = 0;
    return taken;
  }

  private room(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + bytes));
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
}
