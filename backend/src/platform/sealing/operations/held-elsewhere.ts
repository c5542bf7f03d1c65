import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../config/start-error.js';
import { originIn } from '../origin.js';
import type { HeldCheckpoints } from '../outside.js';

const NOTE = /(?:[^\n]+\n)+\n(?:— [^\n]+\n)+/g;

/** The checkpoints in a file, or in the text files of a folder, that somebody else kept. Throws a StartError where there are none. */
export function heldElsewhere(path: string): HeldCheckpoints {
  const bySchool = new Map<number, string[]>();
  for (const note of textsAt(path).flatMap(notesIn)) {
    const origin = originIn(note.slice(0, note.indexOf('\n')));
    if (origin) bySchool.set(origin.organizationId, [...(bySchool.get(origin.organizationId) ?? []), note]);
  }
  if (bySchool.size === 0) throw new StartError(`${path} holds no checkpoints.`);
  return {
    of: (school) => Promise.resolve(bySchool.get(school) ?? []),
    schools: () => Promise.resolve([...bySchool.keys()]),
  };
}

/** Both together. */
export const allHeld = (one: HeldCheckpoints, other: HeldCheckpoints): HeldCheckpoints => ({
  of: async (school) => [...(await one.of(school)), ...(await other.of(school))],
  schools: async () => [...new Set([...(await one.schools()), ...(await other.schools())])],
});

function textsAt(path: string): readonly string[] {
  try {
    const isFolder = statSync(path).isDirectory();
    const files = isFolder
      ? readdirSync(path)
          .filter((name) => name.endsWith('.txt'))
          .map((name) => join(path, name))
      : [path];
    return files.map((file) => readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`The checkpoints at ${path} cannot be read: ${(error as Error).message}.`);
  }
}

// mail and editors change the ends of lines
const notesIn = (text: string): readonly string[] => `${text.replaceAll('\r\n', '\n')}\n`.match(NOTE) ?? [];
