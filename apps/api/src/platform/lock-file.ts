import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identifyProcess, isSameProcess, type ProcessIdentity } from './process-identity.ts'

const HEARTBEAT_MS = 5_000
const MISSED_BEATS = 6

interface Holder extends ProcessIdentity {
  nonce: string
}

/** The data folder is another live process's. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse'
}

/**
 * Makes this process the only one on a data folder; the answer gives it back.
 *
 * The embedded database corrupts silently when two processes open it. A lock whose process is dead is taken at once;
 * one whose process lives is respected however old its heartbeat, as a stopped process may go on. A process that loses
 * its lock file ends, as the folder may be somebody else's by then.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'lock')
  const own: Holder = { ...ownIdentity(), nonce: randomUUID() }
  take(path, own)
  const heartbeat = setInterval(() => utimesSync(path, new Date(), new Date()), HEARTBEAT_MS)
  heartbeat.unref()
  return () => {
    clearInterval(heartbeat)
    if (readHolder(path)?.nonce === own.nonce) rmSync(path)
  }
}

function take(path: string, own: Holder): void {
  const draft = `${path}.${own.nonce}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    while (!linked(draft, path)) {
      const holder = readHolder(path)
      if (holder && isHeld(path, holder)) throw inUse(path, holder)
      if (holder) removeDead(path, holder, own)
    }
  } finally {
    rmSync(draft)
  }
}

/** Where the system tells too little to know the holder again, another process may have its number: then the heartbeat decides. */
function isHeld(path: string, holder: Holder): boolean {
  if (!isSameProcess(holder)) return false
  if (holder.startedAt !== '') return true
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return age < HEARTBEAT_MS * MISSED_BEATS
}

/** Removes the lock of a dead process, unless somebody quicker has put theirs in its place. */
function removeDead(path: string, dead: Holder, own: Holder): void {
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

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    throw error
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
    `Process ${holder.pid} already uses this data folder (${path}). Stop it, or set DATA_DIR to another folder.`,
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
