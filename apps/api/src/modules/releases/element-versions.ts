import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { ObjectStore } from '../../providers/files/objects.ts'
import { createFolderReader, listFiles } from './folder-files.ts'
import { storeFiles } from './store-files.ts'

const VERSION = /^\d+\.\d+\.\d+[\w.-]*$/
const Manifest = z.object({ version: z.string().check(z.regex(VERSION)) })
/** Written last, so that a version is complete if it has a manifest. */
const MANIFEST = 'manifest.json'

/** Versions of the script-tag files, which pages pin by their URL and hash. */
export interface ElementVersions {
  /** The built version. Null if there is no build. */
  readonly version: string | null
  /** Whether the built files are the ones that were first served as this version. */
  isFirstBuild(): boolean
  /** Stores the built version. Resolves to whether these files are stored for the first time. */
  store(): Promise<{ isNewBuild: boolean }>
}

export interface ElementVersionsDeps {
  objects: ObjectStore
  /** The built folder. */
  from: string
  log: FastifyBaseLogger
  /** Whether a build with the same version replaces the stored one, for development. */
  replacesBuilds: boolean
}

/** Throws if the built version is malformed. */
export async function openElementVersions(deps: ElementVersionsDeps): Promise<ElementVersions> {
  const { objects, from, log, replacesBuilds } = deps
  const manifest = await createFolderReader(from).read(MANIFEST)
  const version = manifest && Manifest.parse(JSON.parse(manifest.toString())).version
  let isFirstBuild = true

  async function storeAll(folder: string): Promise<void> {
    const files = (await listFiles(from)).map((path) => ({ path, name: `${folder}/${path}` }))
    await storeFiles(
      objects,
      from,
      files.filter(({ path }) => path !== MANIFEST),
    )
    await storeFiles(objects, from, [{ path: MANIFEST, name: `${folder}/${MANIFEST}` }])
  }

  return {
    version,
    isFirstBuild: () => isFirstBuild,
    async store() {
      if (!manifest) return { isNewBuild: false }
      const folder = toFolder(version ?? '')
      const stored = await (await objects.head(`${folder}/${MANIFEST}`))?.bytes()
      if (stored && manifest.equals(stored)) return { isNewBuild: false }
      if (!stored || replacesBuilds) await storeAll(folder)
      else {
        isFirstBuild = false
        log.warn({ version }, 'the elements were built again with the same version; pinned URLs keep the first build')
      }
      return { isNewBuild: true }
    },
  }
}

/** The folder of a version's objects. */
export function toFolder(version: string): string {
  return `embed/${version}`
}

/** Whether a text is a version. */
export function isVersion(text: string): boolean {
  return VERSION.test(text)
}
