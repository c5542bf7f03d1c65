// npm run audit:<command>: for whoever keeps the log; the same environment as npm start
import { ensureInstalled, readEnvFile, requireNode, runNode, serverEntry } from './project.mjs';
import { staleTargets } from './targets.mjs';

requireNode();
await ensureInstalled();
if ('server' in staleTargets()) {
  // what a command prints may be a key, or be read by a program
  const code = await runNode('.scripts/build.mjs', [], { stdio: ['inherit', process.stderr, 'inherit'] });
  if (code !== 0) process.exit(code);
}
readEnvFile();
await import(serverEntry.replace(/main\.js$/, 'audit.js'));
