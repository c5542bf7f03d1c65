import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** When a living process began, in a form to compare only; undefined for one that is gone or a zombie. */
export function birthOf(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return ps(pid, 'lstart=');
  const stat = read(`/proc/${pid}/stat`);
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === '' || state === 'Z' || state === 'X' ? undefined : rest[18];
}

/** The command line of a living process, its arguments parted by spaces; undefined as above. */
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
