import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** What tells one process from a later one that got the same number. */
export interface ProcessIdentity {
  pid: number
  /** Changes with every boot of the machine; empty where the system does not tell. */
  bootId: string
  /** When the process started, in the system's own ticks; empty where the system does not tell. */
  startedAt: string
}

/** Where the number of a process means something: two containers on one machine each have a process 1. */
export interface ProcessPlace {
  /** Changes with every boot of the machine; empty where the system does not tell. */
  bootId: string
  /** The PID namespace; empty where the system has none. */
  pidNamespace: string
  hostname: string
}

/** The place of this process. */
export function ownPlace(): ProcessPlace {
  return { bootId: readBootId(), pidNamespace: readPidNamespace(), hostname: hostname() }
}

/** Who a running process is, or null when none has this number. */
export function identifyProcess(pid: number): ProcessIdentity | null {
  if (!isRunning(pid)) return null
  return { pid, bootId: readBootId(), startedAt: readStart(pid) }
}

/** Whether the process that wrote down this identity is still there. */
export function isSameProcess(identity: ProcessIdentity): boolean {
  const now = identifyProcess(identity.pid)
  return now !== null && now.bootId === identity.bootId && now.startedAt === identity.startedAt
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !readProc(`/proc/${pid}/stat`).includes(') Z ')
  } catch (error) {
    // A process of another user is there too, although we may not signal it.
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

/** Field 22 of the process's line; the name before it may hold spaces and brackets. */
function readStart(pid: number): string {
  const line = readProc(`/proc/${pid}/stat`)
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/** A file of the Linux process table; empty on systems without one. */
function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
