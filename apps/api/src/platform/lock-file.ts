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

/** A beat that is this late, as after a pause, is caught up before the next write. */
const LATE_BEAT_MS = 2 * HEARTBEAT_MS

interface Holder extends ProcessIdentity, ProcessPlace {
  nonce: string
}

/** The data folder is another live process's. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse'
}

/** A folder that this process alone uses. */
export interface DataDirLock {
  /** To be called before each write: ends the process if it was paused for so long that another one took the folder. */
  assertHeld(): void
  /** Gives the folder back. */
  release(): void
}

export interface LockOptions {
  /** Called once when another process may hold the folder, and the answer takes up to 30 seconds. */
  onWait?(): void
  /** Called when the folder was taken by another process. Ends this process by default, before it writes. */
  onLost?(message: string): void
}

/**
 * Makes this process the only one on a data folder.
 *
 * The embedded database corrupts silently when two processes open it. A lock whose process is dead is taken at once;
 * one whose process lives is respected however old its heartbeat, as a stopped process may go on. Processes of another
 * container or machine cannot be looked up: their lock counts as held for six heartbeats, and a live one is noticed by
 * its next heartbeat. A process that finds its lock taken ends.
 */
export async function lockDataDir(dataDir: string, { onWait, onLost = end }: LockOptions = {}): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'lock')
  const own: Holder = { ...ownIdentity(), ...ownPlace(), nonce: randomUUID() }
  await take(path, own, onWait)
  let beatAt = Date.now()

  function beat(): void {
    const nonce = readNonce(path)
    // A file that cannot be read just now, as when too many are open, may still be there.
    if (nonce === undefined) return
    if (nonce === own.nonce) {
      const now = new Date()
      utimesSync(path, now, now)
      beatAt = now.getTime()
    } else onLost(`Another process took the data folder (${path}) meanwhile.`)
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

/** Closing the database would write to it. */
function end(message: string): void {
  process.stderr.write(`${message} This process ends.\n`)
  process.exit(1)
}

async function take(path: string, own: Holder, onWait: LockOptions['onWait']): Promise<void> {
  const draft = `${path}.${own.nonce}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    while (!linkedFresh(draft, path)) {
      const holder = readHolder(path)
      if (!holder) continue
      const isHeldNow = isElsewhere(holder, own) ? await beats(path, holder, onWait) : isHeld(path, holder)
      if (isHeldNow) throw inUse(path, holder)
      removeDead(path, holder, own)
    }
  } finally {
    rmSync(draft)
  }
}

/** Whether the number of the holder's process means nothing here. */
function isElsewhere(holder: Holder, own: ProcessPlace): boolean {
  return holder.bootId !== own.bootId || holder.pidNamespace !== own.pidNamespace || holder.hostname !== own.hostname
}

/** Watches a lock until its next heartbeat, or until six are missing. Its clock may be another machine's. */
async function beats(path: string, { nonce }: Holder, onWait: LockOptions['onWait']): Promise<boolean> {
  const first = readBeat(path)
  const silentAt = Math.min(first, Date.now()) + HEARTBEAT_MS * MISSED_BEATS
  if (Date.now() < silentAt) onWait?.()
  while (Date.now() < silentAt) {
    await sleep(WATCH_MS)
    // Another lock, or none, is looked at anew.
    if (readNonce(path) !== nonce) return false
    if (readBeat(path) !== first) return true
  }
  return false
}

function readBeat(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Where the system tells too little to know the holder again, another process may have its number: then the heartbeat decides. */
function isHeld(path: string, holder: Holder): boolean {
  if (!isSameProcess(holder)) return false
  if (holder.startedAt !== '') return true
  return Date.now() - readBeat(path) < HEARTBEAT_MS * MISSED_BEATS
}

/** Removes the lock of a dead process, unless somebody quicker has put theirs in its place. */
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

/** Links a draft whose time is now: it may have waited for longer than a dead process's lock counts. */
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

/** The nonce of the lock; null where there is no lock, undefined where it cannot be read. */
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
  if (!identity) throw new Error('This process cannot find itself in the process table.')
  return identity
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
