type Effect = () => Promise<void>;

interface Held {
  readonly effect: Effect;
  /** Milliseconds left at `since`. */
  left: number;
  since: number;
  clock: ReturnType<typeof setTimeout> | undefined;
}

/** Delays one effect at a time, so that it can be undone. */
export class Hold {
  private held: Held | null = null;
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly delay: number) {}

  get isHolding(): boolean {
    return this.held !== null;
  }

  /** Runs the effect held before at once. */
  hold(effect: Effect): void {
    void this.release();
    this.held = { effect, left: this.delay, since: 0, clock: undefined };
    this.resume();
  }

  /** Returns false if the effect has already started. */
  drop(): boolean {
    const { held } = this;
    if (!held) return false;
    clearTimeout(held.clock);
    this.held = null;
    return true;
  }

  pause(): void {
    const { held } = this;
    if (held?.clock === undefined) return;
    clearTimeout(held.clock);
    held.clock = undefined;
    held.left -= Date.now() - held.since;
  }

  resume(): void {
    const { held } = this;
    if (!held || held.clock !== undefined) return;
    held.since = Date.now();
    held.clock = setTimeout(() => void this.release(), held.left);
  }

  /** Runs the held effect before returning; resolves when all running effects have ended. */
  async release(): Promise<void> {
    const { held } = this;
    if (held && this.drop()) this.run(held.effect);
    await Promise.all(this.running);
  }

  /** Runs an effect at once; `release` waits for it as well. */
  run(effect: Effect): void {
    const work = effect().finally(() => this.running.delete(work));
    this.running.add(work);
  }
}
