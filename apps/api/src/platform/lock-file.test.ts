import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataDirInUse, lockDataDir } from './lock-file.ts'

let dir: string
const children: ChildProcess[] = []

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vowkit-lock-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) await end(child)
  rmSync(dir, { recursive: true })
})

/** Another process that holds the lock, or was refused it: what it printed says which. */
async function holdElsewhere(): Promise<{ child: ChildProcess; said: string }> {
  const module = join(import.meta.dirname, 'lock-file.ts')
  const script = `import { lockDataDir } from ${JSON.stringify(module)}
    try { lockDataDir(${JSON.stringify(dir)}); console.log('held') } catch (error) { console.log(error.name) }
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

it('refuses a folder that another live process uses, and says which', async () => {
  const { child, said } = await holdElsewhere()
  expect(said).toBe('held')
  expect(() => lockDataDir(dir)).toThrow(DataDirInUse)
  expect(() => lockDataDir(dir)).toThrow(String(child.pid))
})

it('takes the lock of a killed process at once', async () => {
  const { child } = await holdElsewhere()
  await end(child)
  expect(existsSync(join(dir, 'lock'))).toBe(true)
  lockDataDir(dir)()
})

it('takes the lock of an earlier process whose number another one has now', () => {
  writeFileSync(join(dir, 'lock'), JSON.stringify({ pid: process.pid, bootId: 'other', startedAt: '1', nonce: 'x' }))
  lockDataDir(dir)()
})

it('gives the folder back', () => {
  const unlock = lockDataDir(dir)
  expect(() => lockDataDir(dir)).toThrow(DataDirInUse)
  unlock()
  expect(existsSync(join(dir, 'lock'))).toBe(false)
})

it('lets one of several processes have the lock of a dead one', async () => {
  await end((await holdElsewhere()).child)
  const results = await Promise.all(Array.from({ length: 4 }, holdElsewhere))
  expect(results.map(({ said }) => said).sort()).toEqual(['DataDirInUse', 'DataDirInUse', 'DataDirInUse', 'held'])
})

it('asks for a look at a lock it cannot read', () => {
  writeFileSync(join(dir, 'lock'), 'garbage')
  expect(() => lockDataDir(dir)).toThrow('cannot be read')
})
