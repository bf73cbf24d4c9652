import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const VERSION = /^\d+\.\d+\.\d+[\w.-]*$/
const Manifest = z.object({ version: z.string().check(z.regex(VERSION)) })

/** The version of built files; null where none are built. */
export function readVersion(folder: string): string | null {
  const manifest = readManifest(folder)
  return manifest === null ? null : Manifest.parse(JSON.parse(manifest)).version
}

/**
 * Keeps the files of a version for good, so that pages that pin it have them when the deployment has moved on. A version
 * that was built anew before it was released is kept anew.
 */
export function keepVersion(built: string, version: string, keptDir: string): void {
  const kept = join(keptDir, version)
  if (readManifest(kept) === readManifest(built)) return
  mkdirSync(keptDir, { recursive: true })
  // Another process may be doing the same, and a crash may come in between: what is there is always whole.
  const half = join(keptDir, `.${version}-${process.pid}`)
  cpSync(built, half, { recursive: true })
  rmSync(kept, { recursive: true, force: true })
  try {
    renameSync(half, kept)
  } catch (error) {
    rmSync(half, { recursive: true })
    if (readManifest(kept) !== readManifest(built)) throw error
  }
}

/** The versions that are kept. */
export function keptVersions(keptDir: string): string[] {
  return existsSync(keptDir) ? readdirSync(keptDir).filter((name) => VERSION.test(name)) : []
}

function readManifest(folder: string): string | null {
  const path = join(folder, 'manifest.json')
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
