import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Distinguishes a process from a later process with the same process id. */
export interface ProcessIdentity {
  pid: number
  /** Changes with every boot of the machine. Empty if unknown. */
  bootId: string
  /** Start time of the process in system ticks. Empty if unknown. */
  startedAt: string
}

/** The scope in which a process id is unique. Two containers on one machine can each have a process 1. */
export interface ProcessPlace {
  /** Changes with every boot of the machine. Empty if unknown. */
  bootId: string
  /** The PID namespace. Empty if the system has none. */
  pidNamespace: string
  hostname: string
}

/** Returns the scope of this process's id. */
export function ownPlace(): ProcessPlace {
  return { bootId: readBootId(), pidNamespace: readPidNamespace(), hostname: hostname() }
}

/** Identifies a running process. `null` if no process has this id. */
export function identifyProcess(pid: number): ProcessIdentity | null {
  if (!isRunning(pid)) return null
  return { pid, bootId: readBootId(), startedAt: readStart(pid) }
}

/** Whether the identified process is still running. */
export function isSameProcess(identity: ProcessIdentity): boolean {
  const now = identifyProcess(identity.pid)
  return now !== null && now.bootId === identity.bootId && now.startedAt === identity.startedAt
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !readProc(`/proc/${pid}/stat`).includes(') Z ')
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function readBootId(): string {
  return readProc('/proc/sys/kernel/random/boot_id').trim()
}

function readPidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

/** Field 22 of `/proc/<pid>/stat`. The name in field 2 may contain spaces and brackets. */
function readStart(pid: number): string {
  const line = readProc(`/proc/${pid}/stat`)
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/** Reads a file of `/proc`. Empty on systems without it. */
function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
