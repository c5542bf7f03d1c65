import { Readable } from 'node:stream';

export class ReaderGone extends Error {
  constructor() {
    super('Whoever asked for this file stopped reading it.');
  }
}

/** A readable stream whose writer waits for the reader up to a timeout. */
export class FileStream extends Readable {
  private goOn: (() => void) | undefined;

  constructor(private readonly patienceMs: number) {
    super({ highWaterMark: 512 * 1024 });
    // It may fail before anyone reads, and an unhandled `error` event would end the process.
    this.on('error', () => undefined);
  }

  /** Writes a piece and resolves when there is room for more. Throws ReaderGone if the reader stopped. */
  async put(bytes: Buffer): Promise<void> {
    this.requireReader();
    if (this.push(bytes)) return;
    const patience = setTimeout(() => this.destroy(new ReaderGone()), this.patienceMs);
    await new Promise<void>((resolve) => (this.goOn = resolve));
    clearTimeout(patience);
    this.requireReader();
  }

  requireReader(): void {
    if (this.destroyed) throw new ReaderGone();
  }

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
