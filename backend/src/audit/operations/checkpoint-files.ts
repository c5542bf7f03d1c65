import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../platform/config/start-error.js';
import { originIn } from '../../platform/sealing/checkpoint.js';
import type { CheckpointSource } from '../../platform/sealing/external-checkpoints.js';

const NOTE = /(?:[^\n]+\n)+\n(?:— [^\n]+\n)+/g;

export interface CheckpointFiles extends CheckpointSource {
  readonly without: readonly string[];
}

/** Reads a file, or the text files of a folder. Throws a StartError if there are no checkpoints. */
export function readCheckpointFiles(path: string): CheckpointFiles {
  const bySchool = new Map<number, string[]>();
  const without: string[] = [];
  for (const { file, text } of filesAt(path)) {
    const held = notesIn(text).flatMap((note) => {
      const origin = originIn(note.slice(0, note.indexOf('\n')));
      return origin ? { school: origin.organizationId, note } : [];
    });
    for (const { school, note } of held) bySchool.set(school, [...(bySchool.get(school) ?? []), note]);
    if (held.length === 0) without.push(file);
  }
  if (bySchool.size === 0) throw new StartError(`${path} holds no checkpoints.`);
  return {
    of: (school) => Promise.resolve(bySchool.get(school) ?? []),
    schools: () => Promise.resolve([...bySchool.keys()]),
    without,
  };
}

export const bothSources = (one: CheckpointSource, other: CheckpointSource): CheckpointSource => ({
  of: async (school) => [...(await one.of(school)), ...(await other.of(school))],
  schools: async () => [...new Set([...(await one.schools()), ...(await other.schools())])],
});

function filesAt(path: string): readonly { readonly file: string; readonly text: string }[] {
  if (!existsSync(path)) throw new StartError(`There is no file or folder ${path}.`);
  try {
    const isFolder = statSync(path).isDirectory();
    const files = isFolder
      ? readdirSync(path)
          .filter((name) => name.endsWith('.txt'))
          .map((name) => join(path, name))
      : [path];
    return files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  } catch (error) {
    throw new StartError(`The checkpoints at ${path} cannot be read: ${(error as Error).message}.`);
  }
}

// email and editors change line endings
const notesIn = (text: string): readonly string[] => `${text.replaceAll('\r\n', '\n')}\n`.match(NOTE) ?? [];
