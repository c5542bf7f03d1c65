import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The start time of a living process, for comparison only; undefined if it has ended or is a zombie. */
export function birthOf(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return ps(pid, 'lstart=');
  const stat = read(`/proc/${pid}/stat`);
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === '' || state === 'Z' || state === 'X' ? undefined : rest[18];
}

export function commandOf(pid: number): string | undefined {
  if (!existsSync('/proc/self/cmdline')) return ps(pid, 'args=');
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim() || undefined;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function ps(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
