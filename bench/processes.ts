import { readdirSync, readFileSync } from 'node:fs';

/** Ticks per second in /proc/PID/stat; Linux fixes it for user space. */
const TICKS = 100;

/** Ids of the processes that this process has started. */
export function childProcesses(): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    const stat = fieldsOf(pid);
    return stat?.[1] === String(process.pid) && stat[0] !== 'Z';
  });
}

/** CPU seconds of a process so far, user and system. */
export function cpuSeconds(pid: string): number {
  const stat = fieldsOf(pid);
  if (!stat) throw new Error(`process ${pid} is gone`);
  return (Number(stat[11]) + Number(stat[12])) / TICKS;
}

/** Most memory that a process has had, in MB. */
export function peakMegabytes(pid: string): number {
  const line = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return (Number(line?.[1]) * 1024) / 2 ** 20;
}

/** The fields of /proc/PID/stat after the name, from the state on; undefined once the process has ended. */
function fieldsOf(pid: string): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
