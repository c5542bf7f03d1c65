import { createHmac } from 'node:crypto';

/** Hashes that nobody can make who has the database alone: for what holds a secret that could be guessed. */
export class KeyedHash {
  constructor(private readonly key: Buffer) {}

  /** 32 bytes; what is hashed for one purpose tells nothing of what is hashed for another. */
  of(purpose: string, text: string): Buffer {
    const own = createHmac('sha256', this.key).update(purpose).digest();
    return createHmac('sha256', own).update(text).digest();
  }
}
