import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Where in a trip the connection is cut. */
export const MOMENTS = ['before', 'half sent', 'sent', 'answered', 'half answered'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Cut {
  readonly moment: Moment;
  /** Whether the trip was the COMMIT of a transaction. */
  readonly atCommit: boolean;
}

/** The next trip that fits is cut. */
interface Plan {
  readonly moment: Moment;
  readonly onlyCommit: boolean;
  /** How many fitting trips pass first. */
  passing: number;
  readonly cut: (cut: Cut) => void;
}

const code = (letter: string): number => letter.charCodeAt(0);
/** Sync, and a simple query. */
const TRIP_ENDS: readonly number[] = [code('S'), code('Q')];
const [PASSWORD, TERMINATE, READY, STARTUP] = [code('p'), code('X'), code('Z'), 0];
const COMMIT = Buffer.from('COMMIT\0');

/** Is between a client and PostgreSQL, reads where their messages end, and cuts connections at chosen moments. */
export class CuttingProxy {
  private readonly sockets = new Set<Socket>();
  private plan: Plan | undefined;

  private constructor(
    private readonly server: Server,
    private readonly target: { readonly host: string; readonly port: number },
  ) {
    server.on('connection', (client) => this.serve(client));
  }

  static async before(url: string): Promise<CuttingProxy> {
    const { hostname: host, port } = new URL(url);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new CuttingProxy(server, { host, port: Number(port || 5432) });
  }

  /** The same database, through the proxy. */
  urlOf(url: string): string {
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String((this.server.address() as AddressInfo).port);
    return through.href;
  }

  /** Cuts the connection of a trip to come, once. Replaces a plan that nothing has met. */
  plans(plan: Omit<Plan, 'cut'>): Promise<Cut> {
    return new Promise((cut) => (this.plan = { ...plan, cut }));
  }

  /** Cuts nothing more. */
  calm(): void {
    this.plan = undefined;
  }

  async close(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }

  private serve(client: Socket): void {
    const server = connect(this.target);
    let planned: Plan | undefined;
    let atCommit = false;
    let isLeft = false;
    const end = (): void => {
      client.destroy();
      if (!isLeft) server.destroy();
    };
    const cut = (): void => {
      planned?.cut({ moment: planned.moment, atCommit });
      end();
    };
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', () => {
        this.sockets.delete(socket);
        end();
      });
    }
    const trips = new Messages([STARTUP, PASSWORD, TERMINATE, ...TRIP_ENDS]);
    const answers = new Messages([READY]);
    client.on('data', (chunk: Buffer) => {
      for (const { bytes, kind } of trips.ending(chunk)) {
        atCommit = bytes.includes(COMMIT);
        planned = TRIP_ENDS.includes(kind) ? this.takenBy(atCommit) : undefined;
        if (planned?.moment === 'before') return cut();
        if (planned?.moment === 'half sent') return void server.write(halfOf(bytes), cut);
        if (planned?.moment === 'sent') {
          // PostgreSQL reads and carries out what was on its way when the connection ended
          isLeft = true;
          server.resume().end(bytes);
          return cut();
        }
        server.write(bytes);
      }
    });
    server.on('data', (chunk: Buffer) => {
      if (isLeft) return;
      if (!planned) return void client.write(chunk);
      for (const { bytes } of answers.ending(chunk)) {
        if (planned.moment === 'answered') return cut();
        return void client.write(halfOf(bytes), cut);
      }
    });
  }

  private takenBy(isCommit: boolean): Plan | undefined {
    const { plan } = this;
    if (!plan || (plan.onlyCommit && !isCommit)) return undefined;
    if (plan.passing > 0) {
      plan.passing -= 1;
      return undefined;
    }
    this.plan = undefined;
    return plan;
  }
}

const halfOf = (bytes: Buffer): Buffer => bytes.subarray(0, Math.ceil(bytes.length / 2));

/** Collects bytes until a message of one of these kinds ends them. The first message of a client has no kind. */
class Messages {
  private bytes = Buffer.alloc(0);
  private at = 0;
  private isFirst: boolean;

  constructor(private readonly ends: readonly number[]) {
    this.isFirst = ends.includes(STARTUP);
  }

  ending(chunk: Buffer): { readonly bytes: Buffer; readonly kind: number }[] {
    this.bytes = Buffer.concat([this.bytes, chunk]);
    const whole: { bytes: Buffer; kind: number }[] = [];
    for (;;) {
      const length = this.at + (this.isFirst ? 0 : 1);
      if (this.bytes.length < length + 4) return whole;
      const end = length + this.bytes.readUInt32BE(length);
      if (this.bytes.length < end) return whole;
      const kind = this.isFirst ? STARTUP : (this.bytes[this.at] as number);
      this.isFirst = false;
      this.at = end;
      if (!this.ends.includes(kind)) continue;
      whole.push({ bytes: this.bytes.subarray(0, end), kind });
      this.bytes = this.bytes.subarray(end);
      this.at = 0;
    }
  }
}
