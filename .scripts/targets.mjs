// What is built from what. A target is stale when the content of its sources is not what it was built from.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, filesUnder, root, serverEntry } from './project.mjs';

const SPEC = /\.spec\.tsx?$/;
const isNoSource = (name) => SPEC.test(name) || ['node_modules', 'dist', 'test'].includes(name);

const TARGETS = {
  server: { folders: ['contracts/src', 'backend/src', 'backend/migrations'], result: serverEntry },
  web: {
    folders: ['contracts/src', 'contracts/verifier', 'frontend'],
    result: join(root, 'frontend/dist/en/index.html'),
  },
};
const TOOLS = [
  'package-lock.json',
  '.scripts/build.mjs',
  '.scripts/compile.mjs',
  '.scripts/build-client.mjs',
  '.scripts/swc-options.mjs',
];

/** The stale targets, by name, each with the function that marks it as built. */
export function staleTargets() {
  return Object.fromEntries(
    Object.entries(TARGETS).flatMap(([name, { folders, result }]) => {
      const file = join(cacheFolder, `${name}.stamp`);
      const stamp = stampOf(folders);
      if (existsSync(result) && existsSync(file) && readFileSync(file, 'utf8') === stamp) return [];
      const markBuilt = () => {
        mkdirSync(cacheFolder, { recursive: true });
        writeFileSync(file, stamp);
      };
      return [[name, markBuilt]];
    }),
  );
}

function stampOf(folders) {
  const hash = createHash('sha256');
  const sources = folders.flatMap((folder) => filesUnder(join(root, folder), isNoSource));
  for (const file of [...sources, ...TOOLS.map((tool) => join(root, tool))]) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export const isSource = (file) => file.endsWith('.ts') && !SPEC.test(file);
