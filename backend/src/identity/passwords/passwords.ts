import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import { Queue } from '../../platform/kernel/queue.js';
import { busy } from '../../platform/web/errors/refusal.js';

/** Argon2id as OWASP asks for it: 19 MiB, two passes, one lane. Tests may take less memory, and nobody else. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const cost = (): typeof COST =>
  process.env['NODE_ENV'] === 'test'
    ? { ...COST, memoryCost: Number(process.env['TEST_ARGON2_KIB'] ?? COST.memoryCost) }
    : COST;

/** Hashes passwords and compares them. Each call takes a core for a while: run it in a HashingQueue. */
@Injectable()
export class Passwords {
  private readonly nobodys = hash('the password of nobody', cost());

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFKC'), cost());
  }

  /** Takes as long for an account that does not exist, whose hash is undefined. */
  async matches(password: string, hashed: string | undefined): Promise<boolean> {
    const isRight = await verify(hashed ?? (await this.nobodys), password.normalize('NFKC'));
    return isRight && hashed !== undefined;
  }
}

/** Two a core, and no more than the threads that Node has for such work. */
const AT_ONCE = Math.min(2 * availableParallelism(), 4);
const WAITING = 64;

/** Lets a few hash at a time and a few more wait; whoever comes then is asked to come again. */
@Injectable()
export class HashingQueue {
  private readonly turns = new Queue(AT_ONCE);

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.turns.waiting >= WAITING) throw busy(2);
    return this.turns.run(work);
  }
}
