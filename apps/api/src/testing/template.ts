import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { compileCache } from '../../../../server.shared.ts'
import { findPostgresBin, type PostgresServer, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the migrated embedded database. */
    templateDir: string
    /** The PostgreSQL server of the tests and its migrated database, or `undefined` if none is installed. */
    postgres: { server: string; template: string } | undefined
  }
}

const dir = mkdtempSync(join(tmpdir(), 'vowkit-template-'))
let postgres: PostgresServer | undefined

/**
 * Creates databases with all tables before the tests, because copying one is ten times as fast as migrating. Tests run on
 * PostgreSQL if it is installed, and `TEST_DATABASE` is not `embedded`.
 */
export async function setup(project: TestProject): Promise<void> {
  const bin = process.env.TEST_DATABASE === 'embedded' ? undefined : findPostgresBin()
  const embedded = makeTemplate({ DATA_DIR: join(dir, 'embedded') })
  if (bin) {
    postgres = await startPostgres(bin)
    await makeTemplate({ DATA_DIR: join(dir, 'postgres'), DATABASE_URL: postgres.url })
  }
  await embedded
  project.provide('templateDir', join(dir, 'embedded'))
  project.provide('postgres', postgres && { server: postgres.url, template: 'postgres' })
}

export function teardown(): void {
  postgres?.stop()
  rmSync(dir, { recursive: true, force: true })
}

/** Starts the API once with these settings, which migrates its database. */
async function makeTemplate(settings: Record<string, string>): Promise<void> {
  const script = join(import.meta.dirname, 'make-template.ts')
  const env = { ...process.env, ...compileCache, ...settings }
  await promisify(execFile)(process.execPath, ['--conditions=source', script], { env })
}
