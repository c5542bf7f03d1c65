import { ensureInstalled, readEnvFile, runNode, serverEntry } from './project.mjs';
import { staleTargets } from './targets.mjs';

if (Object.keys(staleTargets()).length > 0) {
  await ensureInstalled();
  const code = await runNode('.scripts/build.mjs');
  if (code !== 0) process.exit(code);
}
readEnvFile();
// in this very process: signals reach the server itself, and its exit code is ours
await import(serverEntry);
