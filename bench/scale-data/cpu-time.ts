import { readFileSync } from 'node:fs'

/** The kernel counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10
/** The positions of `utime` and `stime` after the name of the program, by proc(5). */
const [UTIME, STIME] = [11, 12]

/** Returns the CPU time of a process in milliseconds, including its threads, on Linux. */
export function readCpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[UTIME]) + Number(fields[STIME])) * MS_PER_TICK
}
