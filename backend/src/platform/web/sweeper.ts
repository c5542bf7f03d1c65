import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../database.js';
import { Jobs } from '../jobs/jobs.js';
import { Clock } from '../kernel/clock.js';

/** Clears away rows that have outlived their use, once an hour. */
@Injectable()
export class Sweeper {
  private readonly sweeps: ((now: Date) => Statement)[] = [];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.every('0 * * * *', 'sweep', () => this.sweep());
  }

  add(sweep: (now: Date) => Statement): void {
    this.sweeps.push(sweep);
  }

  async sweep(): Promise<void> {
    for (const sweep of this.sweeps) await this.database.system(sweep(this.clock.now()));
  }
}
