import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    templateDir: string
  }
}

const dir = mkdtempSync(join(tmpdir(), 'vowkit-template-'))

/** Creates a data folder with all tables before the tests. Copying it is ten times as fast as migrating. */
export function setup(project: TestProject): void {
  const script = join(import.meta.dirname, 'make-template.ts')
  execFileSync(process.execPath, ['--conditions=source', script, dir], { stdio: 'inherit' })
  project.provide('templateDir', dir)
}

export function teardown(): void {
  rmSync(dir, { recursive: true, force: true })
}
