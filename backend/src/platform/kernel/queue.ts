/** Lets a few do something at a time; the others wait, first come, first served. */
export class Queue {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  get waiting(): number {
    return this.queue.length;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else await new Promise<void>((resolve) => this.queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
