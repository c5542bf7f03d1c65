import { readdirSync, readFileSync } from 'node:fs';

const MS_PER_TICK = 10;

/** Whether the processor time of other processes can be read, as on Linux. */
export const canReadCpu = () => readdirSync('/').includes('proc') && readdirSync('/proc').includes('self');

/** Milliseconds of processor time that a cluster's backends have used so far, with those that have ended. */
export function backendCpu(postmaster) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.reduce((sum, pid) => sum + cpuOf(Number(pid), postmaster), 0);
}

function cpuOf(pid, postmaster) {
  let fields;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return 0;
  }
  const [, parent] = fields;
  const [own, ended] = [fields[11] + fields[12], fields[13] + fields[14]];
  if (pid === postmaster) return ended * MS_PER_TICK;
  return parent === postmaster ? own * MS_PER_TICK : 0;
}
