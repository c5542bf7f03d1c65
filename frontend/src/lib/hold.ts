type Effect = () => Promise<void>;

interface Held {
  readonly effect: Effect;
  /** Milliseconds until it happens, once the clock runs. */
  left: number;
  since: number;
  clock: ReturnType<typeof setTimeout> | undefined;
}

/** Keeps one thing at a time from happening for a while, so that it can be taken back. */
export class Hold {
  private held: Held | null = null;
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly delay: number) {}

  get isHolding(): boolean {
    return this.held !== null;
  }

  /** Holds an effect; what was held before happens now. */
  hold(effect: Effect): void {
    void this.release();
    this.held = { effect, left: this.delay, since: 0, clock: undefined };
    this.resume();
  }

  /** Takes back what is held; false when it is too late. */
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

  /** Lets happen now what is held, before this returns; resolves when everything under way has ended. */
  async release(): Promise<void> {
    const { held } = this;
    if (held && this.drop()) this.run(held.effect);
    await Promise.all(this.underWay);
  }

  /** Lets something happen that is waited for like what was held. */
  run(effect: Effect): void {
    const work = effect().finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }
}
