/** Limits how many tasks run at once; the others wait in order (FIFO). */
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

/** A queue for each name, dropped while it has nothing to do. */
export class QueuesByName {
  private readonly queues = new Map<string, { readonly queue: Queue; tasks: number }>();

  constructor(private readonly atOnce: number) {}

  get size(): number {
    return this.queues.size;
  }

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const own = this.queues.get(name) ?? { queue: new Queue(this.atOnce), tasks: 0 };
    this.queues.set(name, own);
    own.tasks += 1;
    try {
      return await own.queue.run(work);
    } finally {
      own.tasks -= 1;
      if (own.tasks === 0) this.queues.delete(name);
    }
  }
}
