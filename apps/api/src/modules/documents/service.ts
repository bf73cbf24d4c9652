import { type LeadFile, MAX_LEAD_FILES, TOO_MANY_LEAD_FILES } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { leadFiles, signatures } from '../../db/tables.ts'
import type { Account, KeptFile } from '../../http/call-context.ts'
import { HttpError, invalidField, notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { StorageQuota, UnclaimedFiles } from '../files/service.ts'
import type { Lead, LeadService } from '../leads/service.ts'
import type { Outreach } from '../outreach/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import { createDocumentLinks } from './links.ts'
import {
  type DocumentRow,
  findDocument,
  findSharedDocument,
  listDocuments,
  lockDocument,
  shownKey,
} from './repository.ts'
import { documentRules } from './rules.ts'

export { findDocument, lockDocument } from './repository.ts'

/** A document to be shared, whose file is in the store and nothing's yet. */
export type NewDocument = Pick<KeptFile, 'name' | 'key' | 'size' | 'hash'> & { needsSignature?: boolean }

/** What couples and vendors share. For everybody else it is not there. */
export interface DocumentService {
  list(lead: Lead): Promise<LeadFile[]>
  /**
   * Counts an upload. Throws 404 when the account is not in the lead, 400 when the lead has all the documents it may have,
   * 413 when the bytes do not fit a storage quota, and 429 when the account uploads too often.
   */
  admitUpload(account: Account, leadId: number, bytes: number): Promise<void>
  /** Shares what was uploaded, all of it or nothing. */
  upload(account: Account, leadId: number, files: KeptFile[]): Promise<void>
  /** The same in a transaction that holds the lead's lock, by anybody. */
  add(tx: Database, leadId: number, accountId: number, files: NewDocument[]): Promise<void>
  /** A document of the caller's and whose lead it is in; else a 404. */
  require(account: Account, id: number): Promise<{ document: DocumentRow; coupleId: number; vendorUserId: number }>
  /** Removes what the caller uploaded, unless somebody has signed it. */
  delete(account: Account, id: number): Promise<void>
  /** The document an address is for, and the key of the file to send; null for any other address. */
  open(token: string): Promise<{ document: DocumentRow; key: string } | null>
}

export interface DocumentDeps {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  secrets: Secrets
  leads: LeadService
  outreach: Pick<Outreach, 'admitDocument'>
  rateLimits: Pick<RateLimits, 'spend'>
  unclaimed: Omit<UnclaimedFiles, 'sweep'>
  quota: StorageQuota
  apiUrl: string
}

export function createDocumentService(deps: DocumentDeps): DocumentService {
  const { db, clock, log, leads, outreach, rateLimits, unclaimed, quota } = deps
  const links = createDocumentLinks(deps)

  function signedParts(document: DocumentRow) {
    const { key, hash, certificateProblem } = document
    return {
      original: links.make(document, key),
      sha256: hash,
      ...(certificateProblem && { certificate_problem: certificateProblem }),
    }
  }

  async function checkRoom(on: Database, leadId: number, more: number): Promise<void> {
    const count = await on.$count(leadFiles, eq(leadFiles.leadId, leadId))
    if (count + more <= MAX_LEAD_FILES) return
    throw new HttpError(400, 'too_many_files', TOO_MANY_LEAD_FILES, { fields: { files: [TOO_MANY_LEAD_FILES] } })
  }

  const add: DocumentService['add'] = async (tx, leadId, accountId, added) => {
    await checkRoom(tx, leadId, added.length)
    const createdAt = clock.now()
    await tx.insert(leadFiles).values(
      added.map(({ name, key, size, hash, needsSignature }) => ({
        ...{ leadId, accountId, name, key, size, hash, createdAt },
        needsSignature: needsSignature ?? false,
      })),
    )
    await unclaimed.claim(
      tx,
      added.map(({ key }) => key),
    )
    await leads.recordMilestone(tx, leadId, 'firstFileAt')
  }

  const require: DocumentService['require'] = async (account, id) => {
    const found = await findSharedDocument(db, account, id)
    if (!found) throw notFound('Document not found.')
    return found
  }

  return {
    add,
    require,

    async list({ id }) {
      const rows = await listDocuments(db, id)
      return rows.map(({ document, isCouplesign, isVendorsign }) => ({
        ...(isCouplesign && isVendorsign && signedParts(document)),
        id: document.id,
        user: document.accountId,
        file: links.make(document, shownKey(document)),
        file_name: document.name,
        isDocusign: document.needsSignature,
        isCouplesign,
        isVendorsign,
      }))
    },

    async admitUpload(account, leadId, bytes) {
      await outreach.admitDocument(account, await leads.require(account, leadId))
      await checkRoom(db, leadId, 1)
      // A sender that declares no length needs room for something at least.
      await quota.check(db, { accountId: account.id, leadId, bytes: Math.max(1, bytes) })
      await rateLimits.spend(db, `uploads:${account.id}`, documentRules.uploadsPerAccount)
    },

    async upload(account, leadId, uploaded) {
      if (uploaded.length === 0) throw invalidField('files', 'Choose a file.')
      await leads.require(account, leadId)
      await db.transaction(async (tx) => {
        // Uploads of the same lead are counted one after the other.
        await leads.lock(tx, leadId)
        await add(tx, leadId, account.id, uploaded)
        await quota.confirm(tx, { accountId: account.id, leadId })
      })
    },

    async delete(account, id) {
      const { document } = await require(account, id)
      if (document.accountId !== account.id) {
        throw new HttpError(403, 'forbidden', 'Only who uploaded a document can remove it.')
      }
      await db.transaction(async (tx) => {
        await lockDocument(tx, id)
        const signed = await tx.$count(signatures, eq(signatures.fileId, id))
        if (signed > 0) throw new HttpError(403, 'forbidden', 'A signed document cannot be removed.')
        await tx.delete(leadFiles).where(eq(leadFiles.id, id))
        await unclaimed.release(tx, [document.key])
      })
      await unclaimed.store.delete(document.key).catch((error: unknown) => {
        log.warn({ err: error }, 'a document stays in the store for another day')
      })
    },

    async open(token) {
      const link = links.read(token)
      const document = link && (await findDocument(db, link.id))
      const key = document && links.keyFor(link, document)
      return document && key ? { document, key } : null
    },
  }
}
