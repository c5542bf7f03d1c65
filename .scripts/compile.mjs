// Contracts and backend, from TypeScript to JavaScript, by swc: fast, and without a look at the types.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { filesUnder, root } from './project.mjs';
import { swcOptions } from './swc-options.mjs';
import { isSource } from './targets.mjs';

const FOLDERS = [
  { from: 'contracts/src', to: 'contracts/dist' },
  { from: 'backend/src', to: 'backend/dist/src' },
  { from: 'backend/migrations', to: 'backend/dist/migrations' },
];

/** Compiles all; leaves alone what came out equal and removes what has lost its source. Answers what it changed. */
export async function compileServer() {
  const jobs = FOLDERS.flatMap(({ from, to }) =>
    filesUnder(join(root, from))
      .filter(isSource)
      .map((source) => {
        const compiled = relative(join(root, from), source).replace(/\.ts$/, '.js');
        return { source, output: join(root, to, compiled) };
      }),
  );
  const written = (await Promise.all(jobs.map(compile))).flat();
  const expected = new Set(jobs.flatMap(({ output }) => [output, `${output}.map`]));
  const orphans = ['contracts/dist', 'backend/dist']
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((file) => !expected.has(file));
  await Promise.all(orphans.map((file) => rm(file)));
  return [...written, ...orphans];
}

async function compile({ source, output }) {
  const { code, map } = await transformFile(source, {
    ...swcOptions({ module: 'es6' }),
    sourceFileName: relative(dirname(output), source),
  }).catch((error) => {
    throw new Error(error.message.split(/\n+Caused by/)[0]);
  });
  await mkdir(dirname(output), { recursive: true });
  const changed = await Promise.all([
    writeIfChanged(output, `${code}//# sourceMappingURL=${basename(output)}.map\n`),
    writeIfChanged(`${output}.map`, map),
  ]);
  return changed.includes(true) ? [output] : [];
}

async function writeIfChanged(file, content) {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === content) return false;
  await writeFile(file, content);
  return true;
}
