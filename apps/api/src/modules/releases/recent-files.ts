import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../platform/clock.ts'
import type { ObjectStore } from '../../providers/files/objects.ts'
import { listFiles } from './folder-files.ts'
import { releaseRules } from './rules.ts'
import { findObjects, storeFiles } from './store-files.ts'

/** The files of all recent releases at one URL, such as the assets of the site. */
export interface RecentFiles {
  /** Stores the files of this release that are missing or about to expire. */
  store(options?: { isNewBuild: boolean }): Promise<void>
  /** Deletes files that no running release has stored for `releaseFileLifeMs`. */
  sweep(): Promise<void>
}

export interface RecentFilesDeps {
  objects: ObjectStore
  clock: Clock
  /** The folder of the objects. */
  to: string
  /** The built folder. */
  from: string
  /** Whether the content of the file at this path never changes, because its name contains a hash. */
  isHashed(path: string): boolean
}

export function createRecentFiles({ objects, clock, to, from, isHashed }: RecentFilesDeps): RecentFiles {
  const prefix = `${to}/`
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)

  async function store({ isNewBuild = false } = {}): Promise<void> {
    const [stored, paths] = await Promise.all([findObjects(objects, prefix), listFiles(from)])
    const oldest = ago(releaseRules.releaseFileRefreshMs)
    const files: { path: string; name: string }[] = []
    for (const path of paths) {
      const name = prefix + path
      const found = stored.get(name)
      const isSame = found && (isHashed(path) ? found.size === (await sizeOf(join(from, path))) : !isNewBuild)
      if (!isSame || found.modifiedAt < oldest) files.push({ path, name })
    }
    await storeFiles(objects, from, files)
  }

  return {
    store,
    async sweep() {
      // The files of this release must not expire while it runs.
      await store()
      const oldest = ago(releaseRules.releaseFileLifeMs)
      for (const [name, { modifiedAt }] of await findObjects(objects, prefix)) {
        if (modifiedAt < oldest) await objects.delete(name)
      }
    },
  }
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path)).size
}
