// npm run audit:<command>: for operators of the log; the same environment as npm start
import { ensureInstalled, readEnvFile, runNode, serverEntry } from './project.mjs';
import { staleTargets } from './targets.mjs';

if ('server' in staleTargets()) {
  await ensureInstalled();
  // what a command prints may be a key, or be read by a program
  const code = await runNode('.scripts/build.mjs', [], { stdio: ['inherit', process.stderr, 'inherit'] });
  if (code !== 0) process.exit(code);
}
readEnvFile();
await import(serverEntry.replace(/main\.js$/, 'audit/operations/command-line.js'));
