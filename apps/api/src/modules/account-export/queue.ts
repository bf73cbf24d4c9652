import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { accounts } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Formats } from '../../platform/formats.ts'
import type { Queue } from '../../platform/jobs.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import type { FileStore } from '../../providers/files/files.ts'
import type { CreditService } from '../credits/service.ts'
import type { UnclaimedFiles } from '../files/service.ts'
import type { Outbox } from '../mail/service.ts'
import { archive } from './archive.ts'
import { collect } from './collect.ts'
import { writeExportReadyMail } from './ready-mail.ts'
import { completeExport, findExport } from './repository.ts'
import { accountExportRules } from './rules.ts'

/** A job that writes one export. */
export interface ExportJob {
  exportId: number
}

export const EXPORT_QUEUE = { name: 'account-export' }

export interface ExportQueueDeps {
  brandName: string
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  credits: Pick<CreditService, 'hasBought'>
  files: Pick<FileStore, 'get'>
  unclaimed: Pick<UnclaimedFiles, 'store' | 'claim'>
  outbox: Outbox
  formats: Formats
  settingsUrl: string
}

/** Writes exports one at a time, because each reads every row and file of an account. */
export function createExportQueue(deps: ExportQueueDeps): Queue<ExportJob> {
  const { db, clock, log, files, unclaimed, outbox, settingsUrl, formats } = deps
  return {
    ...EXPORT_QUEUE,
    retries: 2,
    retryDelay: 10,
    expireIn: accountExportRules.exportJobMs / 1_000,
    concurrency: 1,

    async work({ exportId }, signal) {
      const row = await findExport(db, { id: exportId })
      if (row?.state !== 'pending') return
      const [account] = await db.select().from(accounts).where(eq(accounts.id, row.accountId))
      if (!account) return
      const contents = await collect(account, deps)
      const key = createFileKey('zip')
      await unclaimed.store.put(key, await archive(contents, { files, signal, now: clock.now() }), 'application/zip')
      const expiresAt = new Date(clock.now().getTime() + accountExportRules.exportLifeMs)
      const isKept = await db.transaction(async (tx) => {
        if (!(await completeExport(tx, exportId, { state: 'ready', key, expiresAt }))) return false
        await unclaimed.claim(tx, [key])
        await outbox.post(tx, writeExportReadyMail(account.email, settingsUrl, expiresAt, formats))
        return true
      })
      // The account was deleted or requested a newer export in the meantime.
      if (!isKept) await unclaimed.store.delete(key)
    },

    async giveUp({ exportId }) {
      const expiresAt = new Date(clock.now().getTime() + accountExportRules.exportLifeMs)
      await completeExport(db, exportId, { state: 'failed', expiresAt })
      log.error({ export: exportId }, 'an account export failed')
    },
  }
}
