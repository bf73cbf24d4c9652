import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DataDirInUse, lockDataDir } from './lock-file.ts'
import { ownPlace } from './process-identity.ts'

let dir: string
const children: ChildProcess[] = []

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vowkit-lock-'))
})
afterEach(async () => {
  vi.useRealTimers()
  for (const child of children.splice(0)) await end(child)
  rmSync(dir, { recursive: true })
})

/** Writes a lock file as a different process would. */
function write(holder: object): void {
  writeFileSync(join(dir, 'lock'), JSON.stringify(holder))
}

/** Starts a second process, which tries to acquire the lock and prints the result. */
async function holdElsewhere(): Promise<{ child: ChildProcess; said: string }> {
  const module = join(import.meta.dirname, 'lock-file.ts')
  const script = `import { lockDataDir } from ${JSON.stringify(module)}
    try { await lockDataDir(${JSON.stringify(dir)}); console.log('held') } catch (error) { console.log(error.name) }
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script])
  children.push(child)
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

it('the lock file rejects a process if a live process uses the folder, and names that process', async () => {
  const { child, said } = await holdElsewhere()
  expect(said).toBe('held')
  await expect(lockDataDir(dir)).rejects.toThrow(DataDirInUse)
  await expect(lockDataDir(dir)).rejects.toThrow(String(child.pid))
})

it('a process takes over the lock of a killed process immediately', async () => {
  const { child } = await holdElsewhere()
  await end(child)
  expect(existsSync(join(dir, 'lock'))).toBe(true)
  ;(await lockDataDir(dir)).release()
})

it('a process takes over the lock of an earlier process whose id was reused', async () => {
  write({ pid: process.pid, startedAt: '1', nonce: 'x', ...ownPlace() })
  ;(await lockDataDir(dir)).release()
})

it('a process takes over a lock from a different PID namespace if its heartbeat is old', async () => {
  write({ pid: process.pid, startedAt: '1', nonce: 'x', ...ownPlace(), pidNamespace: 'pid:[1]' })
  const minuteAgo = new Date(Date.now() - 60_000)
  utimesSync(join(dir, 'lock'), minuteAgo, minuteAgo)
  ;(await lockDataDir(dir)).release()
})

it.each([
  ['PID namespace', { pidNamespace: 'pid:[1]' }],
  ['machine', { hostname: 'elsewhere', bootId: 'other' }],
])('the lock file rejects a folder used from another %s as soon as the heartbeat changes', async (_, place) => {
  // No process on this machine has this process id.
  write({ pid: 2 ** 22 + 1, startedAt: '1', nonce: 'x', ...ownPlace(), ...place })
  const path = join(dir, 'lock')
  const onWait = () => utimesSync(path, new Date(), new Date(Date.now() + 1_000))
  await expect(lockDataDir(dir, { onWait })).rejects.toThrow(DataDirInUse)
})

it('a paused process exits before its next write if another process took over the folder', async () => {
  vi.useFakeTimers()
  const lost: string[] = []
  const lock = await lockDataDir(dir, { onLost: (message) => void lost.push(message) })
  lock.assertHeld()
  write({ nonce: 'another' })
  vi.setSystemTime(Date.now() + 60_000)
  lock.assertHeld()
  expect(lost).toEqual([expect.stringContaining('took over the data folder')])
  lock.release()
  expect(existsSync(join(dir, 'lock'))).toBe(true)
})

it('a process exits at its next heartbeat if its lock file is missing', async () => {
  vi.useFakeTimers()
  const lost: string[] = []
  const lock = await lockDataDir(dir, { onLost: (message) => void lost.push(message) })
  vi.advanceTimersByTime(5_000)
  expect(lost).toEqual([])
  rmSync(join(dir, 'lock'))
  vi.advanceTimersByTime(5_000)
  expect(lost).toHaveLength(1)
  lock.release()
})

it('the lock can be acquired again after its release', async () => {
  const lock = await lockDataDir(dir)
  await expect(lockDataDir(dir)).rejects.toThrow(DataDirInUse)
  lock.release()
  expect(existsSync(join(dir, 'lock'))).toBe(false)
})

it('exactly one of several processes takes over the lock of a dead process', async () => {
  await end((await holdElsewhere()).child)
  const results = await Promise.all(Array.from({ length: 4 }, holdElsewhere))
  expect(results.map(({ said }) => said).sort()).toEqual(['DataDirInUse', 'DataDirInUse', 'DataDirInUse', 'held'])
})

it('the lock throws an error that names an unreadable lock file', async () => {
  writeFileSync(join(dir, 'lock'), 'garbage')
  await expect(lockDataDir(dir)).rejects.toThrow('cannot be read')
})
