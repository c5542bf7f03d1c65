import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '../config/start-error.js';

/** Throws a StartError if another program listens on this port. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`
        : `The server cannot listen at ${host}:${port}: ${message}.`,
    );
  }
  probe.close();
  await once(probe, 'close');
}
