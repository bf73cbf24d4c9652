import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the folder that contains the built files. */
    builtFolder: string
  }
}

const BUILD = join(import.meta.dirname, '../../scripts/build.ts')
const DIST = join(import.meta.dirname, '../../dist')
let folder: string | undefined

/**
 * Builds the files into a temporary folder before the tests. If `VOWKIT_BUILT` is set, the tests use the existing
 * `dist` folder.
 */
export async function setup(project: TestProject): Promise<void> {
  if (process.env.VOWKIT_BUILT) return project.provide('builtFolder', DIST)
  folder = await mkdtemp(join(tmpdir(), 'vowkit-widgets-'))
  await promisify(execFile)(process.execPath, [BUILD, folder])
  project.provide('builtFolder', folder)
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true })
}
