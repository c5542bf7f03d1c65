import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { checkEvidence } from './evidence.mjs';
import { printable, wordsOf } from './words.mjs';
import { filesInZip } from './zip.mjs';

const USAGE = `node verify.mjs [package.zip or its unpacked folder] [--key key] [--checkpoint file]

  --key         the key of the log that you had before, name+id+key, or a file that holds it
  --checkpoint  a file with a checkpoint of the log that you kept before`;

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const files = await Promise.all(
    paths.map(async (path) => [relative(folder, path).split(sep).join('/'), new Uint8Array(await readFile(path))]),
  );
  return new Map(files);
}

const isThere = (path) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function keyIn(text) {
  if (text.includes('+')) return text;
  if (await isThere(text)) return (await readFile(text, 'utf8')).trim();
  throw new Error(`${text} is no key, such as name+id+key, and no file that holds one.`);
}

async function packageAt(path) {
  if (!(await stat(path)).isDirectory()) return filesInZip(new Uint8Array(await readFile(path)));
  const files = await filesIn(path);
  if (files.has('contents.txt') || files.has('events.jsonl')) return files;
  throw new Error(`There is no package of evidence unpacked in ${path}. Name its file: node verify.mjs evidence.zip`);
}

async function verify() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, checkpoint: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help || positionals.length > 1) throw new Error(USAGE);
  const path = positionals[0] ?? import.meta.dirname ?? '.';
  const files = await packageAt(path);
  const held = {
    key: values.key === undefined ? undefined : await keyIn(values.key),
    checkpoint: values.checkpoint === undefined ? undefined : await readFile(values.checkpoint, 'utf8'),
  };
  const found = await checkEvidence(files, held);
  const { verdict, lines } = wordsOf(found, held);
  console.log([verdict, '', ...lines].join('\n'));
  return found.faults.length === 0 ? 0 : 1;
}

/** What could not be done, in words for the user. */
function complaintOf({ code, path, message }) {
  if (message === USAGE) return USAGE;
  const text = printable(code === 'ENOENT' ? `There is no file ${path}.` : message);
  return String(code).startsWith('ERR_PARSE_ARGS') ? `${text}\n\n${USAGE}` : text;
}

verify().then(
  (code) => (process.exitCode = code),
  (error) => {
    console.error(complaintOf(error));
    process.exitCode = 1;
  },
);
