import { eq, sql, sum } from 'drizzle-orm'
import { leadFiles, storedFiles } from '../../db/tables.ts'
import { type HttpError, tooLarge } from '../../http/http-error.ts'
import { httpRules } from '../../http/rules.ts'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../providers/files/files.ts'
import { fileRules } from './rules.ts'

const MB = 1024 * 1024

/** The bytes to store, and the quotas that they count against. */
export interface StorageRequest {
  accountId: number
  /** The lead of a document. Undefined for an image. */
  leadId?: number
  bytes: number
}

/** Storage quotas of accounts and leads. */
export interface StorageQuota {
  /** Throws 413 naming the free space if the bytes exceed a quota or the free disk space. */
  check(db: Database, request: StorageRequest): Promise<void>
  /**
   * Checks the quotas again in the transaction that stores the files, after their rows are inserted. Locks the
   * account's quota until the transaction ends, so that concurrent uploads cannot exceed it together.
   */
  confirm(tx: Database, request: Omit<StorageRequest, 'bytes'>): Promise<void>
}

export function createStorageQuota({ files }: { files: Pick<FileStore, 'free'> }): StorageQuota {
  async function usedByAccount(db: Database, accountId: number): Promise<number> {
    const [documents] = await db
      .select({ bytes: sum(leadFiles.size) })
      .from(leadFiles)
      .where(eq(leadFiles.accountId, accountId))
    const [images] = await db
      .select({ bytes: sum(storedFiles.size) })
      .from(storedFiles)
      .where(eq(storedFiles.accountId, accountId))
    return Number(documents?.bytes ?? 0) + Number(images?.bytes ?? 0)
  }

  async function usedByLead(db: Database, leadId: number): Promise<number> {
    const [documents] = await db
      .select({ bytes: sum(leadFiles.size) })
      .from(leadFiles)
      .where(eq(leadFiles.leadId, leadId))
    return Number(documents?.bytes ?? 0)
  }

  async function checkQuotas(db: Database, { accountId, leadId, bytes }: StorageRequest): Promise<void> {
    const own = fileRules.storagePerAccount - (await usedByAccount(db, accountId))
    if (bytes > own) throw noRoom(own, fileRules.storagePerAccount, 'your account')
    if (leadId === undefined) return
    const shared = fileRules.storagePerLead - (await usedByLead(db, leadId))
    if (bytes > shared) throw noRoom(shared, fileRules.storagePerLead, 'the documents you two share')
  }

  return {
    async check(db, request) {
      await checkQuotas(db, request)
      const free = (await files.free()) - httpRules.diskReserveBytes
      if (request.bytes <= free) return
      throw tooLarge(
        `We have room for ${toMegabytes(free)} right now. Please try again later, or choose a smaller file.`,
      )
    },

    async confirm(tx, request) {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${request.accountId})`)
      await checkQuotas(tx, { ...request, bytes: 0 })
    },
  }
}

/** First key of the advisory locks of this quota. */
const LOCK = 5_380

/** Creates an error that names the free space, so that the user can choose a smaller file. */
function noRoom(left: number, most: number, where: string): HttpError {
  return tooLarge(
    `There is room for ${toMegabytes(left)} more in ${where}, of ${toMegabytes(most)}. Remove what you no longer need, or choose a smaller file.`,
  )
}

function toMegabytes(bytes: number): string {
  const megabytes = Math.max(0, bytes) / MB
  return megabytes >= 1_024 ? `${(megabytes / 1_024).toFixed(1).replace(/\.0$/, '')} GB` : `${Math.floor(megabytes)} MB`
}
