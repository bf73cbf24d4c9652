import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runAdmin } from '../admin/run-admin.ts'
import { runFiles } from '../modules/files/command.ts'
import { runImport } from '../modules/import-file/command.ts'
import { runMails } from '../modules/mail/command.ts'
import type { Terminal } from '../platform/terminal.ts'
import type { Env } from './read-env.ts'
import { requireDatabase } from './require-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vowkit-commands-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a command without the settings of the server', () => {
  it.each<[string, (terminal: Terminal) => Promise<number>]>([
    ['import', (terminal) => runImport([join(folder, 'file.json')], terminal)],
    ['admin', (terminal) => runAdmin(['reports'], terminal)],
    ['mails', (terminal) => runMails(['list'], terminal)],
    ['files', (terminal) => runFiles(['claim'], terminal)],
  ])('%s fails instead of creating an empty embedded database', async (_name, run) => {
    writeFileSync(join(folder, 'file.json'), '{}')
    const dataDir = join(folder, 'data')
    let err = ''
    const code = await run({
      env: { DATA_DIR: dataDir },
      out: () => undefined,
      err: (text) => {
        err += text
      },
    })
    expect(code).not.toBe(0)
    expect(err).toContain(`DATABASE_URL is not set, and ${dataDir} contains no database.`)
    expect(readdirSync(folder)).not.toContain('data')
  })
})

describe('requireDatabase', () => {
  it.each<Env>([{ DEMO: '1' }, { ALLOW_EMBEDDED_DATABASE: '1' }])('accepts a new embedded database with %o', (env) => {
    expect(() => requireDatabase({ postgres: undefined, dataDir: folder }, env)).not.toThrow()
  })

  it('accepts an embedded database that exists', () => {
    mkdirSync(join(folder, 'database'))
    expect(() => requireDatabase({ postgres: undefined, dataDir: folder }, {})).not.toThrow()
  })
})
