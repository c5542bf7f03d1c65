import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 for secrets that could be guessed: the database alone is not enough to compute them. */
export class KeyedHash {
  constructor(private readonly key: Buffer) {}

  /** Returns 32 bytes. Each purpose has its own derived key. */
  of(purpose: string, text: string): Buffer {
    const own = createHmac('sha256', this.key).update(purpose).digest();
    return createHmac('sha256', own).update(text).digest();
  }
}
