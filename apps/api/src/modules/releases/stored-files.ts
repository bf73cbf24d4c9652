import type { Clock } from '../../platform/clock.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'
import type { ObjectStore } from '../../providers/files/objects.ts'
import { type FileReader, isBuiltPath } from './folder-files.ts'
import { releaseRules } from './rules.ts'

/** Returns the reader of the stored files below a folder such as `embed/1.2.0`. */
export type ReaderOf = (folder: string) => FileReader

/** Large files that browsers request only with open developer tools. */
const SOURCE_MAP = /\.map(\.br|\.gz)?$/

class Missing extends Error {}

/** Caches files, but not that a file is missing, because another process may store it at any time. */
export function createStoredFiles(objects: Pick<ObjectStore, 'head'>, clock: Clock): ReaderOf {
  const options = { clock, lifeMs: releaseRules.releaseFileCacheMs, max: releaseRules.releaseFilesInMemory }
  const files = createTtlCache<Buffer>(options)
  const existing = createTtlCache<true>(options)

  async function find(name: string) {
    const object = await objects.head(name)
    if (!object) throw new Missing()
    return object
  }
  const read = async (name: string) => Buffer.from(await (await find(name)).bytes())

  return (folder) => ({
    async read(path) {
      if (!isBuiltPath(path)) return null
      const name = `${folder}/${path}`
      const reading = SOURCE_MAP.test(name) ? read(name) : files.get(name, () => read(name))
      return reading.catch(ignoreMissing)
    },
    async has(path) {
      if (!isBuiltPath(path)) return false
      const name = `${folder}/${path}`
      return (await existing.get(name, async () => (await find(name)) && true).catch(ignoreMissing)) === true
    },
  })
}

function ignoreMissing(error: unknown): null {
  if (error instanceof Missing) return null
  throw error
}
