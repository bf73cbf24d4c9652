import { type AccountExport, SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Account } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Formats } from '../../platform/formats.ts'
import type { Jobs, Queue } from '../../platform/jobs.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { FileStore } from '../../providers/files/files.ts'
import type { AccountService } from '../accounts/service.ts'
import type { CreditService } from '../credits/service.ts'
import type { ImageStore, UnclaimedFiles } from '../files/service.ts'
import type { Outbox } from '../mail/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import { createExportLinks } from './links.ts'
import { createExportQueue, EXPORT_QUEUE, type ExportJob } from './queue.ts'
import { deleteExpired, deleteExport, type ExportRow, findExport, insertExport } from './repository.ts'
import { accountExportRules } from './rules.ts'

/** The section of the settings page that the email about an export links to. */
const SETTINGS_SECTION = `${SITE_PATHS.settings}#your-data`

/** Exports everything an account owns as a ZIP file. An account has at most one export at a time. */
export interface AccountExports {
  /** Returns the account's export, or undefined if there is none. */
  find(account: Pick<Account, 'id'>): Promise<AccountExport | undefined>
  /**
   * Returns the pending or ready export, or starts a new one. `isFresh` replaces a ready export. Throws 429 if the
   * account requested too many.
   */
  request(account: Account, options: { isFresh: boolean }): Promise<AccountExport>
  /** Returns the file key for a download token, or null if the token is invalid or expired. */
  open(token: string): Promise<string | null>
  /** Deletes the account's export. Returns the keys of its files, which the caller deletes after the transaction. */
  discard(tx: Database, accountId: number): Promise<string[]>
  /** Deletes expired exports and their files. */
  sweep(): Promise<void>
}

export interface AccountExportDeps {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  secrets: Secrets
  jobs: Pick<Jobs, 'add'>
  accounts: Pick<AccountService, 'lock'>
  credits: Pick<CreditService, 'hasBought'>
  rateLimits: Pick<RateLimits, 'spend'>
  files: Pick<FileStore, 'get'>
  unclaimed: Pick<UnclaimedFiles, 'store' | 'claim' | 'release'>
  imageStore: Pick<ImageStore, 'drop'>
  outbox: Outbox
  formats: Formats
  urls: { api: string; site: string }
  /** The name of the product. */
  brandName: string
}

/** Creates the service, and the job queue that writes the files. */
export function createAccountExports(deps: AccountExportDeps): {
  accountExports: AccountExports
  queue: Queue<ExportJob>
} {
  const { db, clock, jobs, accounts, rateLimits, unclaimed, imageStore, urls } = deps
  const links = createExportLinks({ ...deps, apiUrl: urls.api })
  const isLive = ({ expiresAt }: ExportRow) => expiresAt > clock.now()

  function toView(row: ExportRow): AccountExport {
    if (row.state !== 'ready') return { state: row.state }
    return { state: 'ready', expires_at: row.expiresAt.toISOString(), url: links.make(row) }
  }

  async function discard(tx: Database, accountId: number): Promise<string[]> {
    const keys = await deleteExport(tx, accountId)
    await unclaimed.release(tx, keys)
    return keys
  }

  async function start(tx: Database, accountId: number): Promise<ExportRow> {
    await rateLimits.spend(tx, `account-exports:${accountId}`, accountExportRules.exportsPerAccount)
    const requestedAt = clock.now()
    const expiresAt = new Date(requestedAt.getTime() + accountExportRules.exportPendingMs)
    const row = await insertExport(tx, { accountId, state: 'pending', requestedAt, expiresAt })
    await jobs.add<ExportJob>(tx, EXPORT_QUEUE, { exportId: row.id })
    return row
  }

  const accountExports: AccountExports = {
    discard,

    async find({ id: accountId }) {
      const row = await findExport(db, { accountId })
      return row && isLive(row) ? toView(row) : undefined
    },

    async request({ id: accountId }, { isFresh }) {
      const { row, keys } = await db.transaction(async (tx) => {
        // Without the lock, concurrent requests would start several exports.
        await accounts.lock(tx, accountId)
        const current = await findExport(tx, { accountId })
        const isKept =
          current && isLive(current) && (current.state === 'pending' || (current.state === 'ready' && !isFresh))
        if (isKept) return { row: current, keys: [] }
        const keys = await discard(tx, accountId)
        return { row: await start(tx, accountId), keys }
      })
      await imageStore.drop(keys)
      return toView(row)
    },

    async open(token) {
      const link = links.read(token)
      if (!link) return null
      const row = await findExport(db, { id: link.id })
      return row?.key && isLive(row) && links.isFor(link, row) ? row.key : null
    },

    async sweep() {
      const keys = await db.transaction(async (tx) => {
        const keys = await deleteExpired(tx, clock.now())
        await unclaimed.release(tx, keys)
        return keys
      })
      await imageStore.drop(keys)
    },
  }
  return { accountExports, queue: createExportQueue({ ...deps, settingsUrl: urls.site + SETTINGS_SECTION }) }
}
