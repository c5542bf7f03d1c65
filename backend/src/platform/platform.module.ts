import { Global, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { AccessLog } from './access-log/access-log.js';
import { KeyedHash } from './config/keyed-hash.js';
import { Database, UNWATCHED } from './database/database.js';
import { openPool, requireBoundRole } from './database/pools.js';
import type { ServingUrls } from './database/provision.js';
import { Replica, type ReplicaPools } from './database/replica.js';
import { Snapshots } from './database/snapshots.js';
import { Changes } from './event-log/changes.js';
import type { Projection } from './event-log/projection.js';
import { ReactionRunner } from './event-log/reaction-runner.js';
import type { Reaction } from './event-log/reaction.js';
import { UnitOfWork } from './event-log/unit-of-work.js';
import { FileStore } from './files/file-store.js';
import type { S3Access } from './files/s3-store.js';
import { Jobs } from './jobs/jobs.js';
import { Clock, SystemClock } from './kernel/clock.js';
import { Continuity } from './sealing/continuity.js';
import { ExternalCheckpoints } from './sealing/external-checkpoints.js';
import { SealKeys } from './sealing/seal-keys.js';
import { Sealer } from './sealing/sealer.js';
import type { NoteSigner } from './sealing/signed-note.js';
import { SystemGauges } from './telemetry/system-gauges.js';
import { Telemetry } from './telemetry/telemetry.js';
import { watchTrips } from './telemetry/watch-trips.js';
import { LoggedSchools } from './web/access/logged-schools.js';
import { sessionOfRequest } from './web/request-context.js';

export interface Runtime {
  readonly app: Pool;
  readonly every: Pool;
  /** Connects as app_rw, for long reads. */
  readonly streams: Pool;
  /** Of a streaming replica, as app_rw. */
  readonly replica?: ReplicaPools | undefined;
  readonly clock: Clock;
  readonly macKey: Buffer;
  readonly sealing: Sealing;
  readonly files: FileStore;
  /** Where backups are written by the clock; without it none are. */
  readonly backups?: BackupSchedule | undefined;
  /** False disables cron tasks, for demo data and most tests. */
  readonly schedules: boolean;
  readonly telemetry?: Telemetry | undefined;
  /** False runs no job at all, while a restored database is prepared. */
  readonly runsJobs?: boolean;
}

export interface BackupSchedule {
  readonly ownerUrl: string;
  /** A folder, or a bucket as `s3://bucket/folder`. */
  readonly location: string;
  readonly s3: S3Access;
  /** 64 hexadecimal digits. */
  readonly key: string;
  /** Of the day, in UTC. */
  readonly hour: number;
  readonly keepLast: number;
  readonly keepDays: number;
  readonly version: string;
}

export interface Sealing {
  readonly signer: () => NoteSigner;
  readonly external: ExternalCheckpoints;
  readonly runs: boolean;
}

class Pools implements OnApplicationShutdown {
  constructor(private readonly runtime: Runtime) {}

  async onApplicationShutdown(): Promise<void> {
    const { app, every, streams, replica } = this.runtime;
    const ofReplica = replica ? [replica.reads, replica.streams] : [];
    await Promise.all([app, every, streams, ...ofReplica].map((pool) => pool.end()));
  }
}

@Global()
@Module({})
export class PlatformModule {
  static with(runtime: Runtime, projections: readonly Projection[], reactions: readonly Reaction[]): DynamicModule {
    const { app, every, streams, telemetry = Telemetry.off } = runtime;
    const { reads, streams: files } = runtime.replica ?? {};
    const pools = { app, every, streams, ...(reads && files && { replica: reads, 'replica-streams': files }) };
    const watch = telemetry.isOn ? watchTrips(telemetry, pools) : UNWATCHED;
    const replica =
      runtime.replica &&
      new Replica(runtime.replica, watch, (by) => telemetry.count('hourtrail_replica_reads_total', { by }));
    return {
      module: PlatformModule,
      providers: [
        { provide: Pools, useFactory: () => new Pools(runtime) },
        { provide: Clock, useValue: runtime.clock },
        { provide: FileStore, useValue: runtime.files },
        { provide: KeyedHash, useFactory: () => new KeyedHash(runtime.macKey) },
        { provide: Telemetry, useValue: telemetry },
        { provide: Database, useFactory: () => new Database(app, every, sessionOfRequest, watch, replica) },
        {
          provide: Jobs,
          inject: [Database],
          useFactory: (database: Database) =>
            new Jobs({ pool: every, database, schedules: runtime.schedules, runs: runtime.runsJobs, telemetry }),
        },
        {
          provide: SealKeys,
          inject: [Database],
          useFactory: (database: Database) =>
            new SealKeys(database, runtime.clock, runtime.sealing.signer, runtime.sealing.external),
        },
        { provide: ExternalCheckpoints, useValue: runtime.sealing.external },
        {
          provide: Continuity,
          inject: [SealKeys],
          useFactory: (keys: SealKeys) => new Continuity({ keys, external: runtime.sealing.external }),
        },
        {
          provide: Sealer,
          inject: [Database, SealKeys, Continuity],
          useFactory: (database: Database, keys: SealKeys, continuity: Continuity) =>
            new Sealer({
              ...runtime.sealing,
              ...{ database, clock: runtime.clock, macKey: runtime.macKey, keys, continuity },
            }),
        },
        AccessLog,
        LoggedSchools,
        { provide: Changes, useFactory: () => new Changes(every) },
        {
          provide: Snapshots,
          inject: [Database],
          useFactory: (database: Database) =>
            new Snapshots(streams, watch, async () => replica?.connect(() => database.logPosition())),
        },
        {
          provide: UnitOfWork,
          inject: [Database, Continuity],
          useFactory: (database: Database, continuity: Continuity) => {
            const work = new UnitOfWork(database, runtime.clock, runtime.macKey, projections);
            work.beforeWriting(continuity.requireWhole);
            return work;
          },
        },
        {
          provide: ReactionRunner,
          inject: [Database, UnitOfWork],
          useFactory: (database: Database, work: UnitOfWork) => new ReactionRunner({ database, work }, reactions),
        },
        {
          provide: SystemGauges,
          inject: [Database, Continuity],
          useFactory: (database: Database, continuity: Continuity) =>
            new SystemGauges({ telemetry, database, continuity, pools, reactions: reactions.map(({ name }) => name) }),
        },
      ],
      exports: [
        AccessLog,
        Changes,
        Clock,
        Continuity,
        Database,
        FileStore,
        Jobs,
        KeyedHash,
        LoggedSchools,
        ExternalCheckpoints,
        Sealer,
        SealKeys,
        Snapshots,
        Telemetry,
        UnitOfWork,
      ],
    };
  }
}

/** Connections per pool. One of `every` listens for jobs, one for changes. */
export const CONNECTIONS = { app: 10, every: 7, streams: 6 };
/** Then the primary answers. */
const REPLICA_CONNECTS_WITHIN_MS = 1_000;

export const replicaPools = (url: string): ReplicaPools => ({
  reads: openPool(url, CONNECTIONS.app, REPLICA_CONNECTS_WITHIN_MS),
  streams: openPool(url, CONNECTIONS.streams, REPLICA_CONNECTS_WITHIN_MS),
});

/** Opens the pools. Throws a StartError if row-level security does not bind one of the roles. */
export async function openRuntime(
  urls: ServingUrls,
  macKey: Buffer,
  {
    replicaUrl,
    ...rest
  }: Pick<Runtime, 'sealing' | 'files' | 'backups' | 'telemetry'> & { readonly replicaUrl?: string | undefined },
): Promise<Runtime> {
  const runtime = {
    app: openPool(urls.appUrl, CONNECTIONS.app),
    every: openPool(urls.systemUrl, CONNECTIONS.every),
    streams: openPool(urls.appUrl, CONNECTIONS.streams),
    replica: replicaUrl === undefined ? undefined : replicaPools(replicaUrl),
    clock: new SystemClock(),
    macKey,
    ...rest,
    schedules: rest.sealing.runs,
  };
  await requireBoundRole(runtime.app);
  await requireBoundRole(runtime.every);
  return runtime;
}
