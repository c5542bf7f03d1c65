import { saveFile } from '../../lib/saveFile.js';

/** How many events a checkpoint is of: the second line of its text. */
export const sizeOf = (checkpoint: string): string => checkpoint.split('\n')[1] ?? '';

export const saveCheckpoint = (text: string, school: number): void =>
  saveFile(new Blob([text], { type: 'text/plain' }), `checkpoint-${school}-${sizeOf(text)}.txt`);
