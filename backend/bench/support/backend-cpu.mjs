import { readdirSync, readFileSync } from 'node:fs';

const MS_PER_TICK = 10;

/** Whether the processor time of other processes can be read, as on Linux. */
export const canReadCpu = () => readdirSync('/').includes('proc') && readdirSync('/proc').includes('self');

/** Milliseconds of processor time that a process has used so far. */
export const processCpu = (pid) => statOf(pid)?.own ?? 0;

/** Milliseconds of processor time that a cluster's backends have used so far, with those that have ended. */
export function backendCpu(postmaster) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.reduce((sum, pid) => sum + shareOf(statOf(pid), Number(pid) === postmaster, postmaster), 0);
}

function shareOf(stat, isPostmaster, postmaster) {
  if (isPostmaster) return stat?.ended ?? 0;
  return stat?.parent === postmaster ? stat.own : 0;
}

function statOf(pid) {
  let fields;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
  const [own, ended] = [fields[11] + fields[12], fields[13] + fields[14]].map((ticks) => ticks * MS_PER_TICK);
  return { parent: fields[1], own, ended };
}
