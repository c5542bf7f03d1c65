import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../database/database.js';
import { Jobs } from '../jobs/jobs.js';
import { Clock } from '../kernel/clock.js';

/** Deletes expired rows once an hour. */
@Injectable()
export class Sweeper {
  private readonly sweeps: ((now: Date) => Statement)[] = [];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.every('0 * * * *', 'sweep', ({ signal }) => this.sweep(signal));
  }

  add(sweep: (now: Date) => Statement): void {
    this.sweeps.push(sweep);
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    for (const sweep of this.sweeps) if (!signal?.aborted) await this.database.system(sweep(this.clock.now()));
  }
}
