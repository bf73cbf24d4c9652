import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const NEW_NAMESPACE = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'] as const

function mayUnshare(): boolean {
  const [program, ...args] = NEW_NAMESPACE
  try {
    execFileSync(program, [...args, 'true'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn('unshare is not permitted here: the lock is not tried across PID namespaces')
    return false
  }
}

let dir: string
const children: ChildProcess[] = []
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vowkit-lock-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) await end(child)
  rmSync(dir, { recursive: true })
})

/** Starts a process in a new PID namespace, like a container. Resolves to the output of its attempt to lock. */
async function lockInNamespace(): Promise<{ child: ChildProcess; said: string }> {
  const module = join(import.meta.dirname, 'lock-file.ts')
  const script = `import { lockDataDir } from ${JSON.stringify(module)}
    try { await lockDataDir(${JSON.stringify(dir)}); console.log('held as ' + process.pid) }
    catch (error) { console.log(error.name) }
    setInterval(() => {}, 1000)`
  const [program, ...args] = NEW_NAMESPACE
  const child = spawn(program, [...args, process.execPath, '--input-type=module-typescript', '--eval', script])
  children.push(child)
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

/** Kills all processes of the namespace. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe.skipIf(!mayUnshare())('the lock of a data folder across PID namespaces', () => {
  it('the lock rejects the second of two processes that both have process id 1', async () => {
    expect((await lockInNamespace()).said).toBe('held as 1')
    expect((await lockInNamespace()).said).toBe('DataDirInUse')
  })

  it('exactly one of two waiting processes acquires the lock of a killed process', async () => {
    const { child } = await lockInNamespace()
    await end(child)
    const both = await Promise.all([lockInNamespace(), lockInNamespace()])
    expect(both.map(({ said }) => said).sort()).toEqual(['DataDirInUse', 'held as 1'])
  })
})
