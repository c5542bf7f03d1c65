import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * A reverse proxy as Caddy is one: sends requests to the origins in turn, and to the next where no connection is made.
 * What was cut off later is answered with 502, because it may have had its effect.
 */
export class Proxy {
  private turns = 0;

  private constructor(
    private readonly server: Server,
    private readonly origins: readonly string[],
  ) {
    server.on('request', (incoming, answer) => void this.pass(incoming, answer));
  }

  static async open(origins: readonly string[]): Promise<Proxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Proxy(server, origins);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(incoming).catch(() => undefined);
    if (!body) return;
    const first = (this.turns += 1);
    for (let n = 0; n < this.origins.length; n += 1) {
      const passed = await this.passTo(this.origins[(first + n) % this.origins.length] as string, {
        incoming,
        body,
        answer,
      });
      if (passed) return;
    }
    refuse(answer);
  }

  /** False if no connection was made. */
  private passTo(
    origin: string,
    { incoming, body, answer }: { incoming: IncomingMessage; body: Buffer; answer: ServerResponse },
  ): Promise<boolean> {
    return new Promise((resolve) => {
      const { method, headers, url = '/' } = incoming;
      let isConnected = false;
      const sent = request(`${origin}${url}`, { method, headers, agent: false }, (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.on('error', () => answer.destroy());
        found.pipe(answer);
        resolve(true);
      });
      sent.on('socket', (socket) => socket.once('connect', () => (isConnected = true)));
      sent.on('error', () => {
        if (isConnected) refuse(answer);
        resolve(isConnected);
      });
      answer.on('close', () => sent.destroy());
      sent.end(body);
    });
  }
}

function refuse(answer: ServerResponse): void {
  if (answer.headersSent) answer.destroy();
  else answer.writeHead(502, { 'content-type': 'application/json' }).end('{"code":"cut-off"}');
}
