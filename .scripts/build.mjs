// Builds what is stale: the server by swc and the web client by Vite, side by side.
import { staleTargets } from './targets.mjs';

const started = performance.now();
const stale = staleTargets();

const builders = {
  server: async () => (await import('./compile.mjs')).compileServer(),
  web: async () => (await import('./build-client.mjs')).buildClient(),
};

const builds = Object.entries(stale).map(async ([name, markBuilt]) => {
  await builders[name]();
  markBuilt();
});
const failed = (await Promise.allSettled(builds)).filter(({ status }) => status === 'rejected');
for (const { reason } of failed) console.error(reason.message ?? reason);
if (failed.length > 0) process.exit(1);
if (builds.length > 0) {
  console.log(`Built ${Object.keys(stale).join(' and ')} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
