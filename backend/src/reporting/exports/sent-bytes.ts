import { createHash } from 'node:crypto';
import type { Outlet } from './outlet.js';

/** What was handed on of a file: how many bytes, and their SHA-256. */
export class SentBytes {
  count = 0;
  private readonly digest = createHash('sha256');

  constructor(private readonly outlet: Outlet) {}

  async put(bytes: Buffer): Promise<void> {
    this.digest.update(bytes);
    this.count += bytes.length;
    await this.outlet.put(bytes);
  }

  /** In hex; once. */
  hash(): string {
    return this.digest.digest('hex');
  }
}
