import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import { Queue } from '../../platform/kernel/queue.js';
import { busy } from '../../platform/web/errors/refusal.js';

/** OWASP's parameters for Argon2id: 19 MiB, 2 passes, 1 lane. Only tests may use less memory. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const cost = (): typeof COST =>
  process.env['NODE_ENV'] === 'test'
    ? { ...COST, memoryCost: Number(process.env['TEST_ARGON2_KIB'] ?? COST.memoryCost) }
    : COST;

/** Each call occupies a core: run it in a HashingQueue. */
@Injectable()
export class Passwords {
  private readonly dummyHash = hash('the password of nobody', cost());

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFKC'), cost());
  }

  /** Takes as long if `hashed` is undefined, so that timing doesn't reveal which accounts exist. */
  async matches(password: string, hashed: string | undefined): Promise<boolean> {
    const isRight = await verify(hashed ?? (await this.dummyHash), password.normalize('NFKC'));
    return isRight && hashed !== undefined;
  }
}

/** Two per core, within the 4 threads of Node's default pool. */
const AT_ONCE = Math.min(2 * availableParallelism(), 4);
const WAITING = 64;

/** Throws 503 if the queue is full. */
@Injectable()
export class HashingQueue {
  private readonly turns = new Queue(AT_ONCE);

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.turns.waiting >= WAITING) throw busy(2);
    return this.turns.run(work);
  }
}
