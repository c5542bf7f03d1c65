import { once } from 'node:events';
import { connect, createServer } from 'node:net';

const SSL_REQUEST = 80_877_103;

// answers wait this long, so that whatever the client sends without waiting for them comes before them
const DISTANCE_MS = 25;

/**
 * A proxy between the application and PostgreSQL that delays messages and records every turn of the client: what
 * it sends before it hears from the server. A turn is the role that speaks and the statements it runs, by name or by
 * text.
 */
export async function startCountingProxy({ hostname, port }) {
  const turns = [];
  const sockets = new Set();
  const proxy = createServer((client) => {
    const server = connect({ host: hostname, port, noDelay: true });
    const reader = new FrontendReader();
    let turn;
    client.setNoDelay(true);
    client.on('data', (chunk) => {
      const statements = reader.read(chunk);
      if (statements.length > 0) {
        if (!turn) turns.push((turn = { role: reader.role, statements: [] }));
        turn.statements.push(...statements);
      }
      server.write(chunk);
    });
    server.on('data', (chunk) => {
      setTimeout(() => {
        turn = undefined;
        client.write(chunk);
      }, DISTANCE_MS);
    });
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ]) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const end = async () => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  };
  return { port: proxy.address().port, turnsSoFar: () => turns.splice(0), end };
}

/** Reads of the protocol what a client asks for: Query, Parse and Bind. */
class FrontendReader {
  rest = Buffer.alloc(0);
  role = undefined;
  texts = new Map();

  read(chunk) {
    this.rest = Buffer.concat([this.rest, chunk]);
    const statements = [];
    while (this.rest.length >= 5) {
      const typed = this.role !== undefined;
      const length = this.rest.readInt32BE(typed ? 1 : 0) + (typed ? 1 : 0);
      if (this.rest.length < length) break;
      const message = this.rest.subarray(0, length);
      this.rest = this.rest.subarray(length);
      if (typed) statements.push(...this.statementsOf(message));
      else this.greet(message);
    }
    return statements;
  }

  greet(message) {
    if (message.readInt32BE(4) === SSL_REQUEST) return;
    const fields = message.toString('utf8', 8).split('\0');
    this.role = fields[fields.indexOf('user') + 1];
  }

  statementsOf(message) {
    const [first, second] = message.toString('utf8', 5).split('\0');
    switch (String.fromCharCode(message[0])) {
      case 'Q':
        return [first];
      case 'P':
        this.texts.set(first, second);
        return [];
      case 'B':
        return [second || this.texts.get('')];
      default:
        return [];
    }
  }
}
