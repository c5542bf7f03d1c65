import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/database/embedded-postgres.js';
import { provision, type DatabaseUrls } from '../src/platform/database/provision.js';
import type { TestDatabase } from './database.js';
import { until } from './until.js';

const DATABASE = 'hourtrail';
const STANDBY = 'standby';

/** A primary and its streaming replica. The addresses of the primary lead through a proxy, as a virtual address would. */
export class ReplicatedCluster {
  readonly urls: TestDatabase;
  readonly replicaUrl: string;

  private constructor(
    private readonly folder: string,
    private readonly primary: EmbeddedPostgres,
    private readonly standby: EmbeddedPostgres,
    private readonly proxy: TcpProxy,
    direct: DatabaseUrls,
  ) {
    const { ownerUrl, appUrl, systemUrl } = direct;
    const through = (url: string): string => at(url, { port: proxy.port });
    this.urls = {
      adminUrl: at(primary.url, { port: proxy.port, database: DATABASE }),
      ...{ ownerUrl: through(ownerUrl), appUrl: through(appUrl), systemUrl: through(systemUrl) },
      drop: () => this.drop(),
    };
    this.replicaUrl = at(appUrl, { port: standby.port });
  }

  static async start(): Promise<ReplicatedCluster> {
    const folder = await mkdtemp(join(tmpdir(), 'hourtrail-replicated-'));
    await chmod(folder, 0o755);
    const settings = { synchronous_commit: 'on', wal_keep_size: '1GB', max_connections: '200' };
    const start = (name: string): Promise<EmbeddedPostgres> =>
      startEmbeddedPostgres({ dataDir: join(folder, name), durable: false, settings, announce: () => {} });
    const primary = await start('primary');
    const urls = await provision(primary.url, DATABASE);
    await copyCluster(primary, join(folder, STANDBY));
    const standby = await start(STANDBY);
    const proxy = await TcpProxy.to(primary.port);
    return new ReplicatedCluster(folder, primary, standby, proxy, urls);
  }

  onPrimary = <Row>(text: string): Promise<Row[]> => query<Row>(this.urls.adminUrl, text);

  onStandby = <Row>(text: string): Promise<Row[]> => query<Row>(at(this.standby.url, { database: DATABASE }), text);

  /** From now on a write is answered once both have it. */
  async commitOnBoth(): Promise<void> {
    await this.onPrimary(`ALTER SYSTEM SET synchronous_standby_names = '${STANDBY}'`);
    await this.onPrimary('SELECT pg_reload_conf()');
    await until(async () => {
      const [found] = await this.onPrimary<{ state: string }>('SELECT sync_state AS state FROM pg_stat_replication');
      return found?.state === 'sync';
    });
  }

  /** How long the replica holds back what it has received. */
  async delay(milliseconds: number): Promise<void> {
    await this.onStandby(`ALTER SYSTEM SET recovery_min_apply_delay = ${milliseconds}`);
    await this.onStandby('SELECT pg_reload_conf()');
  }

  /** Kills the primary, promotes the replica, and lets the address lead there. */
  async failOver(): Promise<void> {
    process.kill(this.primary.pid, 'SIGKILL');
    this.proxy.lead(undefined);
    await this.onStandby('SELECT pg_promote()');
    this.proxy.lead(this.standby.port);
  }

  async drop(): Promise<void> {
    await this.proxy.close();
    await Promise.all([this.primary.stop(), this.standby.stop()]);
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** As pg_basebackup does, which does not come with the packages. */
async function copyCluster({ url, dataDir, port }: EmbeddedPostgres, folder: string): Promise<void> {
  const [from, to] = [dataDir, folder].map((one) => join(one, 'postgres')) as [string, string];
  const { uid, gid } = statSync(from);
  const admin = new pg.Client(url);
  await admin.connect();
  try {
    await admin.query("SELECT pg_backup_start('standby', true)");
    await mkdir(folder, { mode: 0o711 });
    execFileSync('cp', ['-a', from, to]);
    rmSync(join(to, 'postmaster.pid'));
    cpSync(join(dataDir, 'superuser-password'), join(folder, 'superuser-password'));
    const { rows } = await admin.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(false)');
    const { password } = new URL(url);
    const files = {
      backup_label: rows[0]?.label ?? '',
      'standby.signal': '',
      'postgresql.auto.conf':
        `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${password} ` +
        `application_name=${STANDBY}'\nhot_standby_feedback = on\n`,
    };
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(to, name), text, { mode: 0o600 });
      chownSync(join(to, name), uid, gid);
    }
  } finally {
    await admin.end();
  }
}

class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private target: number | undefined;

  private constructor(private readonly server: Server) {}

  static async to(port: number): Promise<TcpProxy> {
    const server = createServer();
    const proxy = new TcpProxy(server);
    proxy.target = port;
    server.on('connection', (client) => proxy.pass(client));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Ends the connections there are; undefined refuses new ones. */
  lead(port: number | undefined): void {
    this.target = port;
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.lead(undefined);
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(client: Socket): void {
    if (this.target === undefined) return void client.destroy();
    const database = connect(this.target, '127.0.0.1');
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.sockets.add(one);
      one.setNoDelay();
      one.on('error', () => one.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}

function at(address: string, { port, database }: { readonly port?: number; readonly database?: string }): string {
  const url = new URL(address);
  if (port !== undefined) url.port = String(port);
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}
