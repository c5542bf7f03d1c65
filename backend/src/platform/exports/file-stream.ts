import { Readable } from 'node:stream';

/** Whoever asked for a file stopped reading it. */
export class ReaderGone extends Error {
  constructor() {
    super('Whoever asked for this file stopped reading it.');
  }
}

/** Where a file is read from while it is written: the writer waits for the reader, but not for ever. */
export class FileStream extends Readable {
  private goOn: (() => void) | undefined;

  constructor(private readonly patienceMs: number) {
    super({ highWaterMark: 512 * 1024 });
    // it may break off before anybody reads, and an error that nobody listens to ends the whole server
    this.on('error', () => undefined);
  }

  /** Hands on a piece; answers when there is room for another. Throws once nobody reads any more. */
  async put(bytes: Buffer): Promise<void> {
    this.requireReader();
    if (this.push(bytes)) return;
    const patience = setTimeout(() => this.destroy(new ReaderGone()), this.patienceMs);
    await new Promise<void>((resolve) => (this.goOn = resolve));
    clearTimeout(patience);
    this.requireReader();
  }

  /** Throws once nobody reads any more. */
  requireReader(): void {
    if (this.destroyed) throw new ReaderGone();
  }

  /** The file is whole. */
  finish(): void {
    this.push(null);
  }

  override _read(): void {
    this.goOn?.();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.goOn?.();
    done(error);
  }
}
