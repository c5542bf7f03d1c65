import { sha256 } from './hashes.mjs';
import { toHex } from './bytes.mjs';

/** The first line of the list of contents. */
const TITLE = 'HourTrail evidence, version 1';
const FACTS = ['log', 'about', 'from', 'until', 'events', 'withheld', 'size', 'made', 'by'];

/** Reads the list of contents: facts about the package, and the SHA-256 of each file; undefined for none. */
export function contentsIn(text) {
  const lines = text.split('\n');
  if (lines.shift() !== TITLE || lines.pop() !== '') return undefined;
  const facts = {};
  for (const name of FACTS) {
    const line = lines.shift() ?? '';
    if (!line.startsWith(`${name} `)) return undefined;
    facts[name] = line.slice(name.length + 1);
  }
  const files = new Map();
  for (const line of lines) {
    const [, hash, path] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? [];
    if (path === undefined || files.has(path)) return undefined;
    files.set(path, hash);
  }
  const [events, withheld, size] = [facts.events, facts.withheld, facts.size].map(Number);
  return { facts: { ...facts, events, withheld, size }, files };
}

// what systems put beside files by themselves
const LITTER = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$|^__MACOSX\/(.*\/)?\._[^/]*$/;

/** Reports every file that differs from the list. */
export async function* faultsOfFiles(listed, files) {
  for (const [path, hash] of listed) {
    const bytes = files.get(path);
    if (!bytes) yield { place: path, words: 'This file is missing.' };
    else if (toHex(await sha256(bytes)) !== hash)
      yield { place: path, words: 'This file is not as it was when the package was made.' };
  }
  for (const path of files.keys()) {
    if (path !== 'contents.txt' && !listed.has(path) && !LITTER.test(path))
      yield { place: path, words: 'This file was not in the package when it was made.' };
  }
}
