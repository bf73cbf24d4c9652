import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const VERSION = /^\d+\.\d+\.\d+[\w.-]*$/
const Manifest = z.object({ version: z.string().check(z.regex(VERSION)) })

/** Returns the version of the built files, or null if there is no build. */
export function readVersion(folder: string): string | null {
  const manifest = readManifest(folder)
  return manifest === null ? null : Manifest.parse(JSON.parse(manifest)).version
}

/**
 * Copies the files of a version to the archive, so that pages that pin it still work after an update. Replaces an
 * archived version that has a different manifest, such as an earlier build of the same version.
 */
export function archiveVersion(built: string, version: string, archiveDir: string): void {
  const archived = join(archiveDir, version)
  if (readManifest(archived) === readManifest(built)) return
  mkdirSync(archiveDir, { recursive: true })
  // Copies and then renames, so that an archived version is complete after a crash or with concurrent processes.
  const temporary = join(archiveDir, `.${version}-${process.pid}`)
  cpSync(built, temporary, { recursive: true })
  rmSync(archived, { recursive: true, force: true })
  try {
    renameSync(temporary, archived)
  } catch (error) {
    rmSync(temporary, { recursive: true })
    if (readManifest(archived) !== readManifest(built)) throw error
  }
}

/** Returns the archived versions. */
export function listVersions(archiveDir: string): string[] {
  return existsSync(archiveDir) ? readdirSync(archiveDir).filter((name) => VERSION.test(name)) : []
}

function readManifest(folder: string): string | null {
  const path = join(folder, 'manifest.json')
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
