import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { demoTable } from './demo/demo-people.js';
import { loadDemoData } from './demo/load-demo-data.js';
import { readyForProduction } from './first-start.js';
import { readEnvironment } from './platform/config/environment.js';
import { macKey } from './platform/config/log-keys.js';
import { asCalledHere, complaintOf } from './platform/config/start-error.js';
import { Database } from './platform/database/database.js';
import { openDatabase } from './platform/database/open-database.js';
import { fileStoreOf } from './platform/files/open-file-store.js';
import { clockProblem } from './platform/event-log/clock-problem.js';
import { requireMacKey } from './platform/event-log/require-mac-key.js';
import { openRuntime } from './platform/platform.module.js';
import { SealKeys } from './platform/sealing/seal-keys.js';
import { startTelemetry } from './platform/telemetry/start-telemetry.js';
import { configureWeb } from './platform/web/configure-web.js';
import { requireFreePort } from './platform/web/free-port.js';
import { webAdapter } from './platform/web/web-adapter.js';
import { backupsOf, sealingOf, VERSION, webOptionsOf } from './runtime-options.js';

const STOP_WITHIN_MS = 10_000;

type Stop = () => Promise<void>;

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

async function start(stops: Stop[]): Promise<void> {
  say(`HourTrail ${VERSION} on Node.js ${process.versions.node}`);
  const environment = readEnvironment(process.env);
  const { port, host } = environment;
  // before anything is brought up to date; a data folder in use says more than its port
  if (environment.databaseUrl ?? environment.servingUrls) await requireFreePort(port, host);
  const { urls, stop, fillWhole } = await openDatabase(environment, say);
  stops.push(stop);
  await requireFreePort(port, host);
  const key = macKey(environment);
  await requireMacKey(urls.systemUrl, key);
  const sealing = sealingOf(environment);
  sealing.signer();
  const files = await fileStoreOf(environment);
  const web = webOptionsOf(environment);
  const backups = backupsOf(environment, urls);
  if (environment.demoData) {
    const unsealed = await openRuntime(urls, key, { sealing: { ...sealing, runs: false }, files });
    await loadDemoData(unsealed, { ...web, mail: undefined, mailFolder: undefined }, { say, fillWhole });
  }
  const { replicaUrl } = environment;
  const telemetry = await startTelemetry({ ...environment.telemetry, version: VERSION });
  stops.push(telemetry.stop);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(await openRuntime(urls, key, { replicaUrl, sealing, files, backups, telemetry }), web),
    webAdapter(web),
    { bodyParser: false, logger: ['error', 'warn'], abortOnError: false },
  );
  stops.push(() => app.close());
  await configureWeb(app, web);
  await app.init();
  if (environment.production) await readyForProduction(app, environment.superAdmin);
  await app.get(SealKeys).requireOwn();
  const clock = await clockProblem((text) => app.get(Database).system({ text }), new Date());
  if (clock !== undefined) say(clock);
  await app.listen(port, host);
  say(`HourTrail is ready at ${environment.publicUrl}`);
  if (environment.demoData) say(demoTable());
}

/** Stops each part once, in reverse order, within the time that a supervisor waits. */
async function stopAll(stops: Stop[]): Promise<void> {
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
}

const stops: Stop[] = [];
let ending: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    ending ??= stopAll(stops).then(() => process.exit(0));
  });
}
try {
  await start(stops);
} catch (error) {
  process.stderr.write(`${asCalledHere(complaintOf(error))}\n`);
  await stopAll(stops);
  process.exit(1);
}
