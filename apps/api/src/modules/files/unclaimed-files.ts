import { eq, inArray, lte } from 'drizzle-orm'
import { unclaimedFiles } from '../../db/tables.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../providers/files/files.ts'

/** Files that are written to the store before they are anybody's: uploads, and pictures of ours. */
export interface UnclaimedFiles {
  /** The store, which notes each file before it writes it. */
  store: FileStore
  /** These are something's now; to be called in the transaction that makes them so. */
  claim(tx: Database, keys: readonly string[]): Promise<void>
  /** Removes what was never claimed: its process died. */
  sweep(): Promise<void>
}

export interface UnclaimedFileDeps {
  db: Database
  clock: Clock
  files: FileStore
}

export function createUnclaimedFiles({ db, clock, files }: UnclaimedFileDeps): UnclaimedFiles {
  async function remove(key: string): Promise<void> {
    await files.delete(key)
    await db.delete(unclaimedFiles).where(eq(unclaimedFiles.key, key))
  }

  return {
    store: {
      get: files.get,
      delete: remove,
      async put(key, bytes, type) {
        await db.insert(unclaimedFiles).values({ key, createdAt: clock.now() })
        await files.put(key, bytes, type)
      },
    },

    async claim(tx, keys) {
      await tx.delete(unclaimedFiles).where(inArray(unclaimedFiles.key, [...keys]))
    },

    async sweep() {
      const before = new Date(clock.now().getTime() - limits.unclaimedFileMs)
      const left = await db.select().from(unclaimedFiles).where(lte(unclaimedFiles.createdAt, before))
      for (const { key } of left) await remove(key)
    },
  }
}
