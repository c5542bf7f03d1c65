// The command line: builds the server first where it is stale and what builds it is installed, reads .env, and runs it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvFile, root, runNode, serverEntry } from './project.mjs';
import { staleTargets } from './targets.mjs';

const entry = serverEntry.replace(/main\.js$/, 'command-line/hourtrail.js');
const canBuild = existsSync(join(root, 'node_modules/@swc/core'));

if (canBuild && 'server' in staleTargets()) {
  // what a command prints may be a key, or be read by a program
  const code = await runNode('.scripts/build.mjs', [], { stdio: ['inherit', process.stderr, 'inherit'] });
  if (code !== 0) process.exit(1);
}
if (!existsSync(entry)) {
  console.error('HourTrail is not built: run npm ci and npm run build first.');
  process.exit(1);
}
readEnvFile();
await import(entry);
