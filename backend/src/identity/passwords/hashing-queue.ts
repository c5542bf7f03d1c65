import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { Turns } from '../../platform/turns.js';
import { busy } from '../../platform/web/errors/refusal.js';

/** Two a core, and no more than the threads that Node has for such work. */
const AT_ONCE = Math.min(2 * availableParallelism(), 4);
const WAITING = 64;

/** Lets a few hash at a time and a few more wait; whoever comes then is asked to come again. */
@Injectable()
export class HashingQueue {
  private readonly turns = new Turns(AT_ONCE);

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.turns.waiting >= WAITING) throw busy(2);
    return this.turns.take(work);
  }
}
