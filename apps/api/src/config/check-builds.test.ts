import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkBuilds } from './check-builds.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vowkit-builds-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const folders = () => ({ siteDir: join(dir, 'site'), deskDir: join(dir, 'desk') })

function build(folder: string): void {
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
}

it('refuses to serve a site and a desk that are not built, and names the folders and the command', () => {
  const { siteDir, deskDir } = folders()
  expect(() => checkBuilds({ sitePort: 5173, siteDir, deskDir })).toThrow(
    `${siteDir} and ${deskDir}. Run \`npm run build\``,
  )
  build(siteDir)
  expect(() => checkBuilds({ sitePort: 5173, siteDir, deskDir })).toThrow(`no built page in ${deskDir}.`)
})

it('accepts built pages, and a process that serves no pages', () => {
  const { siteDir, deskDir } = folders()
  expect(() => checkBuilds({ sitePort: undefined, siteDir, deskDir })).not.toThrow()
  build(siteDir)
  build(deskDir)
  expect(() => checkBuilds({ sitePort: 5173, siteDir, deskDir })).not.toThrow()
})
