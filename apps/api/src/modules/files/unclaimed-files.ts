import { eq, inArray, lte } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { storedFiles, unclaimedFiles } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../providers/files/files.ts'
import { fileRules } from './rules.ts'

/**
 * Tracks stored files that no row references: uploads before they are claimed, and files that were released. A file
 * that stays unclaimed, for example after a crash, is deleted later.
 */
export interface UnclaimedFiles {
  /** The file store. It records each file as unclaimed before it writes it. */
  store: FileStore
  /** Marks files as referenced. Call it in the transaction that inserts the references. */
  claim(tx: Database, keys: readonly string[]): Promise<void>
  /** Marks files as unreferenced. The caller deletes them after the commit. */
  release(tx: Database, keys: readonly string[]): Promise<void>
  /** Deletes files that have been unclaimed for `unclaimedFileMs`. */
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
      presign: files.presign,
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
        await remove(key).catch((error: unknown) =>
          log.warn({ err: error }, 'an unclaimed file could not be deleted; the next sweep retries it'),
        )
      }
    },
  }
}
