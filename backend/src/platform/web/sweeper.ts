import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database, type Statement } from '../database.js';
import { Clock } from '../kernel/clock.js';

const HOUR = 3_600_000;

/** Clears away rows that have outlived their use, once an hour. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(Sweeper.name);
  private readonly sweeps: ((now: Date) => Statement)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  add(sweep: (now: Date) => Statement): void {
    this.sweeps.push(sweep);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(
      () =>
        void this.sweep().catch((error: unknown) => {
          this.log.warn(error);
        }),
      HOUR,
    );
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    for (const sweep of this.sweeps) await this.database.system(sweep(this.clock.now()));
  }
}
