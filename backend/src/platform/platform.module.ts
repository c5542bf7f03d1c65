import { Global, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { Database } from './database.js';
import type { Projection } from './event-log/projection.js';
import type { Reaction } from './event-log/reaction.js';
import { ReactionRunner } from './event-log/reaction-runner.js';
import { UnitOfWork } from './event-log/unit-of-work.js';
import { Clock } from './kernel/clock.js';
import { KeyedHash } from './keyed-hash.js';
import { Snapshots } from './snapshots.js';

/** What the running system is made with, from the environment or from a test. */
export interface Runtime {
  /** As app_rw. */
  readonly app: Pool;
  /** As app_system. */
  readonly every: Pool;
  /** As app_rw, for what is read at length: connections that are not pipelined. */
  readonly streams: Pool;
  readonly clock: Clock;
  /** 32 bytes, never in the database. */
  readonly macKey: Buffer;
}

class Pools implements OnApplicationShutdown {
  constructor(private readonly runtime: Runtime) {}

  async onApplicationShutdown(): Promise<void> {
    const { app, every, streams } = this.runtime;
    await Promise.all([app.end(), every.end(), streams.end()]);
  }
}

@Global()
@Module({})
export class PlatformModule {
  static with(runtime: Runtime, projections: readonly Projection[], reactions: readonly Reaction[]): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: Pools, useFactory: () => new Pools(runtime) },
        { provide: Clock, useValue: runtime.clock },
        { provide: KeyedHash, useFactory: () => new KeyedHash(runtime.macKey) },
        { provide: Database, useFactory: () => new Database(runtime.app, runtime.every) },
        { provide: Snapshots, useFactory: () => new Snapshots(runtime.streams) },
        {
          provide: UnitOfWork,
          inject: [Database],
          useFactory: (database: Database) => new UnitOfWork(database, runtime.clock, runtime.macKey, projections),
        },
        {
          provide: ReactionRunner,
          inject: [Database, UnitOfWork],
          useFactory: (database: Database, work: UnitOfWork) => new ReactionRunner({ database, work }, reactions),
        },
      ],
      exports: [Clock, Database, KeyedHash, Snapshots, UnitOfWork],
    };
  }
}
