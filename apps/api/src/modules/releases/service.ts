import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ObjectStore } from '../../providers/files/objects.ts'
import { storageRules } from '../../providers/files/rules.ts'
import { StorageError } from '../../providers/files/storage-error.ts'
import { openElementVersions, toFolder } from './element-versions.ts'
import { createFolderReader, type FileReader } from './folder-files.ts'
import { createRecentFiles } from './recent-files.ts'
import { createStoredFiles } from './stored-files.ts'

export { isVersion } from './element-versions.ts'
export type { FileReader } from './folder-files.ts'
export { sendFile } from './send-file.ts'

/** Chunks whose names contain a hash of eight characters. Their content never changes. */
const HASHED_CHUNK = /^chunks\/.*-[\w-]{8}\.m?js(\.br|\.gz|\.map)*$/

/**
 * The files of this release and of earlier ones. They are stored with the other files of the deployment, so that each
 * process serves the files of all releases: pages that were opened before a deployment still load their chunks.
 */
export interface Releases {
  /** Readers of the script-tag files of the current release and of earlier ones, the newest first. */
  elements: readonly FileReader[]
  /** Reads the script-tag files of one version. */
  elementsOf(version: string): FileReader
  /** Reads the assets of earlier releases of the site. */
  siteAssets: FileReader
  /** Reads the assets of earlier releases of the desk. */
  deskAssets: FileReader
  /**
   * Stores the files of this release. If the store is unavailable, it logs a warning and retries in the background.
   * Call it before the process serves the release.
   */
  start(): Promise<void>
  /** Deletes files of releases that have not run for `releaseFileLifeMs`. Versions of the elements never expire. */
  sweep(): Promise<void>
  close(): Promise<void>
}

export interface ReleasesDeps {
  config: Pick<Config, 'demo' | 'deskDir' | 'embedDir' | 'siteDir' | 'sitePort'>
  objects: ObjectStore
  clock: Clock
  log: FastifyBaseLogger
}

export async function openReleases({ config, objects, clock, log }: ReleasesDeps): Promise<Releases> {
  const { embedDir, siteDir, deskDir, demo, sitePort } = config
  const replacesBuilds = demo !== undefined
  const versions = await openElementVersions({ objects, log, from: embedDir, replacesBuilds })
  const readerOf = createStoredFiles(objects, clock)
  const [latest, site, desk] = ['embed/v1', 'site/assets', 'desk/assets'] as const
  const recent = (to: string, from: string, isHashed = (_path: string) => true) =>
    createRecentFiles({ objects, clock, to, from, isHashed })
  const elements = recent(latest, embedDir, (path) => HASHED_CHUNK.test(path))
  const pages =
    sitePort === undefined ? [] : [recent(site, join(siteDir, 'assets')), recent(desk, join(deskDir, 'assets'))]
  let timer: NodeJS.Timeout | undefined

  async function store(): Promise<void> {
    await elements.store(await versions.store())
    for (const files of pages) await files.store()
  }

  /** Resolves to whether the files are stored. */
  async function tryToStore(): Promise<boolean> {
    try {
      await store()
      return true
    } catch (error) {
      if (!(error instanceof StorageError && error.retryable)) throw error
      log.warn({ err: error }, 'the files of this release cannot be stored yet')
      return false
    }
  }

  function retryLater(): void {
    timer = setTimeout(() => {
      tryToStore().then(
        (isStored) => isStored || retryLater(),
        (error: unknown) => log.error({ err: error }, 'the files of this release cannot be stored'),
      )
    }, storageRules.storageCheckMs).unref()
  }

  return {
    elements: [createFolderReader(embedDir), readerOf(latest)],
    elementsOf(version) {
      const stored = readerOf(toFolder(version))
      if (version !== versions.version) return stored
      const built = createFolderReader(embedDir)
      const select = () => (versions.isFirstBuild() ? built : stored)
      return { read: (path) => select().read(path), has: (path) => select().has(path) }
    },
    siteAssets: readerOf(site),
    deskAssets: readerOf(desk),
    async start() {
      if (!(await tryToStore())) retryLater()
    },
    async sweep() {
      for (const files of [elements, ...pages]) await files.sweep()
    },
    async close() {
      clearTimeout(timer)
    },
  }
}
