import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10
/** Positions of fields after the name of the program, by proc(5). */
const [PARENT, UTIME, STIME, CUTIME, CSTIME] = [1, 11, 12, 13, 14]

function readFields(pid: number | string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

const sum = (fields: string[], positions: number[]) =>
  positions.reduce((total, position) => total + Number(fields[position]), 0) * MS_PER_TICK

/** Returns the CPU time of a process in milliseconds, including its threads, on Linux. */
export function readCpuTime(pid: number): number {
  return sum(readFields(pid), [UTIME, STIME])
}

/** Returns the CPU time of a process and of its children, including those that have ended. */
export function readFamilyCpuTime(pid: number): number {
  let total = sum(readFields(pid), [UTIME, STIME, CUTIME, CSTIME])
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const fields = readFields(entry)
      if (Number(fields[PARENT]) === pid) total += sum(fields, [UTIME, STIME])
    } catch {
      // The process has ended since the folder was listed.
    }
  }
  return total
}

/** Returns the parent of a process. */
export function parentOf(pid: number): number {
  return Number(readFields(pid)[PARENT])
}
