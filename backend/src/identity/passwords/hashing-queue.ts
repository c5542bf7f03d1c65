import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { busy } from '../../platform/web/errors/refusal.js';

/** Two a core, and no more than the threads that Node has for such work. */
const AT_ONCE = Math.min(2 * availableParallelism(), 4);
const WAITING = 64;

/** Lets a few hash at a time and a few more wait; whoever comes then is asked to come again. */
@Injectable()
export class HashingQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < AT_ONCE) this.running += 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= WAITING) throw busy(2);
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
