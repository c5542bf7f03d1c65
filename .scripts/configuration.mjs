// npm run configuration: writes .env.example and the reference from the description of the variables.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './project.mjs';

await ensureInstalled();
await import('./testing/typescript-hooks.mjs');
const { configurationFiles } = await import('../backend/test/configuration-docs.ts');
for (const [path, content] of Object.entries(configurationFiles())) writeFileSync(join(root, path), content);
