import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  identifyProcess,
  isSameProcess,
  ownPlace,
  type ProcessIdentity,
  type ProcessPlace,
} from './process-identity.ts'

const HEARTBEAT_MS = 5_000
const MISSED_BEATS = 6
const WATCH_MS = 500

/** If the last heartbeat is older, such as after a pause of the process, a heartbeat is sent before the next write. */
const LATE_BEAT_MS = 2 * HEARTBEAT_MS

interface Holder extends ProcessIdentity, ProcessPlace {
  nonce: string
}

/** Another running process uses the data folder. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse'
}

/** An exclusive lock on a data folder. */
export interface DataDirLock {
  /** Call before each write. Calls `onLost` if another process took over the lock, for example during a pause. */
  assertHeld(): void
  /** Releases the lock. */
  release(): void
}

export interface LockOptions {
  /** Called once before a wait of up to 30 seconds for a heartbeat of the lock's holder. */
  onWait?(): void
  /** Called when another process has taken over the lock. By default, exits the process before it can write. */
  onLost?(message: string): void
}

/**
 * Locks a data folder for this process. Throws `DataDirInUse` if another process uses it.
 *
 * Two processes would silently corrupt the embedded database. On the same machine, the lock of a dead process is taken
 * over immediately. The lock of a live process is valid regardless of its heartbeat, because a paused process can
 * resume. Processes in other containers or machines cannot be looked up: their lock is taken over after six missed
 * heartbeats. A process that has lost its lock exits.
 */
export async function lockDataDir(dataDir: string, { onWait, onLost = exit }: LockOptions = {}): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'lock')
  const own: Holder = { ...ownIdentity(), ...ownPlace(), nonce: randomUUID() }
  await acquire(path, own, onWait)
  let beatAt = Date.now()

  function beat(): void {
    const nonce = readNonce(path)
    // The file may exist even if it cannot be read, for example with too many open files.
    if (nonce === undefined) return
    if (nonce === own.nonce) {
      const now = new Date()
      utimesSync(path, now, now)
      beatAt = now.getTime()
    } else onLost(`Another process took over the data folder (${path}).`)
  }

  const heartbeat = setInterval(beat, HEARTBEAT_MS)
  heartbeat.unref()
  return {
    assertHeld() {
      if (Date.now() - beatAt > LATE_BEAT_MS) beat()
    },
    release() {
      clearInterval(heartbeat)
      if (readHolder(path)?.nonce === own.nonce) rmSync(path)
    },
  }
}

/** Exits without closing the database, because closing writes to it. */
function exit(message: string): void {
  process.stderr.write(`${message} Exiting.\n`)
  process.exit(1)
}

async function acquire(path: string, own: Holder, onWait: LockOptions['onWait']): Promise<void> {
  const draft = `${path}.${own.nonce}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    while (!linkedFresh(draft, path)) {
      const holder = readHolder(path)
      if (!holder) continue
      const isHeldNow = isElsewhere(holder, own) ? await hasHeartbeat(path, holder, onWait) : isHeld(path, holder)
      if (isHeldNow) throw inUse(path, holder)
      removeDead(path, holder, own)
    }
  } finally {
    rmSync(draft)
  }
}

/** Whether the holder runs on another machine or container, where its process id cannot be looked up. */
function isElsewhere(holder: Holder, own: ProcessPlace): boolean {
  return holder.bootId !== own.bootId || holder.pidNamespace !== own.pidNamespace || holder.hostname !== own.hostname
}

/** Waits for the lock's next heartbeat. Returns false after six missed heartbeats. Tolerates clock differences. */
async function hasHeartbeat(path: string, { nonce }: Holder, onWait: LockOptions['onWait']): Promise<boolean> {
  const first = readBeat(path)
  const silentAt = Math.min(first, Date.now()) + HEARTBEAT_MS * MISSED_BEATS
  if (Date.now() < silentAt) onWait?.()
  while (Date.now() < silentAt) {
    await sleep(WATCH_MS)
    // The lock was replaced or released, so the caller checks it again.
    if (readNonce(path) !== nonce) return false
    if (readBeat(path) !== first) return true
  }
  return false
}

function readBeat(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Whether the holder is running. Without a start time, its id may have been reused, so the heartbeat decides. */
function isHeld(path: string, holder: Holder): boolean {
  if (!isSameProcess(holder)) return false
  if (holder.startedAt !== '') return true
  return Date.now() - readBeat(path) < HEARTBEAT_MS * MISSED_BEATS
}

/** Removes the lock of a dead process, unless another process has replaced the lock. */
function removeDead(path: string, dead: Holder, own: Holder): void {
  if (readNonce(path) !== dead.nonce) return
  const aside = `${path}.dead.${own.nonce}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return
    throw error
  }
  const taken = readHolder(aside)
  if (taken && taken.nonce !== dead.nonce) linked(aside, path)
  rmSync(aside)
}

/** Links the draft as the lock file. Updates its time first, because the draft may be older than six heartbeats. */
function linkedFresh(draft: string, path: string): boolean {
  const now = new Date()
  utimesSync(draft, now, now)
  return linked(draft, path)
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    throw error
  }
}

/** The nonce of the lock. `null` if there is no lock, `undefined` if the file cannot be read. */
function readNonce(path: string): string | null | undefined {
  try {
    return readHolder(path)?.nonce ?? null
  } catch {
    return undefined
  }
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null
    throw new DataDirInUse(`The lock file ${path} cannot be read. Remove it if no server uses this folder.`, {
      cause: error,
    })
  }
}

function inUse(path: string, holder: Holder): DataDirInUse {
  return new DataDirInUse(
    `Process ${holder.pid} on ${holder.hostname ?? 'this machine'} already uses this data folder (${path}). Stop it, or set DATA_DIR to another folder.`,
  )
}

function ownIdentity(): ProcessIdentity {
  const identity = identifyProcess(process.pid)
  if (!identity) throw new Error('The process table does not contain this process.')
  return identity
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
