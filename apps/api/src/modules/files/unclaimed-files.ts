import { eq, inArray, lte } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { storedFiles, unclaimedFiles } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../providers/files/files.ts'
import { fileRules } from './rules.ts'

/** Files of the store that are nobody's: uploads before somebody has them, and what somebody let go of. */
export interface UnclaimedFiles {
  /** The store, which notes each file before it writes it. */
  store: FileStore
  /** These are something's now; to be called in the transaction that makes them so. */
  claim(tx: Database, keys: readonly string[]): Promise<void>
  /** The opposite of it, for files that are to be removed; whoever commits it does so at once. */
  release(tx: Database, keys: readonly string[]): Promise<void>
  /** Removes what has been nobody's for a day: whoever was to claim or to remove it could not. */
  sweep(): Promise<void>
}

export interface UnclaimedFileDeps {
  db: Database
  clock: Clock
  files: FileStore
  log: FastifyBaseLogger
}

export function createUnclaimedFiles({ db, clock, files, log }: UnclaimedFileDeps): UnclaimedFiles {
  async function remove(key: string): Promise<void> {
    await files.delete(key)
    await db.delete(unclaimedFiles).where(eq(unclaimedFiles.key, key))
  }

  return {
    store: {
      get: files.get,
      free: files.free,
      delete: remove,
      async put(key, bytes, type) {
        await db.insert(unclaimedFiles).values({ key, createdAt: clock.now() })
        await files.put(key, bytes, type)
      },
    },

    async claim(tx, keys) {
      await tx.delete(unclaimedFiles).where(inArray(unclaimedFiles.key, [...keys]))
    },

    async release(tx, keys) {
      if (keys.length === 0) return
      await tx.delete(storedFiles).where(inArray(storedFiles.key, [...keys]))
      await tx.insert(unclaimedFiles).values(keys.map((key) => ({ key, createdAt: clock.now() })))
    },

    async sweep() {
      const before = new Date(clock.now().getTime() - fileRules.unclaimedFileMs)
      const left = await db.select().from(unclaimedFiles).where(lte(unclaimedFiles.createdAt, before))
      for (const { key } of left) {
        await remove(key).catch((error: unknown) => log.warn({ err: error }, 'a file stays in the store for now'))
      }
    },
  }
}
