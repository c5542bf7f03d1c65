type Effect = () => Promise<void>;

interface Held {
  readonly effect: Effect;
  readonly undo: () => void;
  /** Milliseconds left at `since`. */
  left: number;
  since: number;
  clock: ReturnType<typeof setTimeout> | undefined;
}

/** Delays each effect for the same time, so that it can be undone until then, the newest first. */
export class Hold {
  /** Oldest first. */
  private held: readonly Held[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly delay: number) {}

  hold(effect: Effect, undo: () => void): void {
    this.held = [...this.held, { effect, undo, left: this.delay, since: 0, clock: undefined }];
    this.resume();
  }

  /** Takes the newest back. Returns false if none is left that has not started. */
  undo(): boolean {
    const newest = this.held.at(-1);
    if (!newest) return false;
    this.drop(newest);
    newest.undo();
    return true;
  }

  pause(): void {
    for (const one of this.held) {
      if (one.clock === undefined) continue;
      clearTimeout(one.clock);
      one.clock = undefined;
      one.left -= Date.now() - one.since;
    }
  }

  resume(): void {
    for (const one of this.held) {
      if (one.clock !== undefined) continue;
      one.since = Date.now();
      one.clock = setTimeout(() => this.start(one), one.left);
    }
  }

  /** Starts all that is held before returning; resolves when all running effects have ended. */
  async release(): Promise<void> {
    for (const one of this.held) this.start(one);
    await Promise.all(this.running);
  }

  /** Runs an effect at once; `release` waits for it as well. */
  run(effect: Effect): void {
    const work = effect().finally(() => this.running.delete(work));
    this.running.add(work);
  }

  private start(one: Held): void {
    this.drop(one);
    this.run(one.effect);
  }

  private drop(one: Held): void {
    clearTimeout(one.clock);
    this.held = this.held.filter((other) => other !== one);
  }
}
