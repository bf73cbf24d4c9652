import { type LeadFile, MAX_LEAD_FILES, TOO_MANY_LEAD_FILES } from '@vowkit/sdk-core/contract'
import { and, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { leadFiles, signatures } from '../../db/tables.ts'
import type { AcceptedLanguage } from '../../http/accept-language.ts'
import type { Account, StoredUpload } from '../../http/call-context.ts'
import { HttpError, invalidField, notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Blocks } from '../blocks/service.ts'
import type { StorageQuota, UnclaimedFiles } from '../files/service.ts'
import type { Lead, LeadService } from '../leads/service.ts'
import type { Notifications } from '../notifications/service.ts'
import type { Outreach } from '../outreach/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import { createDocumentLinks } from './links.ts'
import { nameOf } from './names.ts'
import {
  type DocumentRow,
  findDocument,
  findSharedDocument,
  listDocuments,
  lockDocument,
  shownKey,
} from './repository.ts'
import { documentRules } from './rules.ts'

export { DOCUMENT_NAMES } from './names.ts'
export { findDocument, lockDocument } from './repository.ts'

/** A document to add. Its file is in the store and still unclaimed. */
export type NewDocument = Pick<StoredUpload, 'name' | 'key' | 'size' | 'hash'> &
  Partial<Pick<DocumentRow, 'needsSignature' | 'namedAs'>>

/** Documents shared between a couple and a vendor. Other accounts get 404. */
export interface DocumentService {
  /** Returns the documents of a lead, oldest first. Names that the program has made are in `language`, if it is given. */
  list(lead: Lead, language?: AcceptedLanguage): Promise<LeadFile[]>
  /**
   * Counts an upload before its body is read. Throws 404 if the account is not part of the lead, 400 if the lead has
   * the maximum of documents, 413 if the bytes exceed a storage quota, and 429 if the account uploads too often.
   */
  admitUpload(account: Account, leadId: number, bytes: number): Promise<void>
  /** Adds either all uploaded files to the lead or none. */
  upload(account: Account, leadId: number, files: StoredUpload[], options?: { needsSignature: boolean }): Promise<void>
  /** Adds documents without a permission check. The caller's transaction holds the lead's lock. */
  add(tx: Database, leadId: number, accountId: number, files: NewDocument[]): Promise<void>
  /** Returns a document and the two accounts of its lead. Throws 404 if the caller cannot access the document. */
  require(account: Account, id: number): Promise<{ document: DocumentRow; coupleId: number; vendorUserId: number }>
  /** Asks the couple to sign a document of the vendor. Throws 404 for the couple, and 403 for the couple’s documents. */
  requestSignature(account: Account, id: number): Promise<void>
  /** Deletes a document. Throws 403 if the caller did not upload it or if it has a signature. */
  delete(account: Account, id: number): Promise<void>
  /** Returns the document of a URL token and the key of the file to send, or null for an invalid token. */
  open(token: string): Promise<{ document: DocumentRow; key: string } | null>
}

export interface DocumentDeps {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  secrets: Secrets
  leads: LeadService
  blocks: Pick<Blocks, 'requireOpen'>
  outreach: Pick<Outreach, 'admitDocument'>
  notifications: Pick<Notifications, 'documentsShared'>
  rateLimits: Pick<RateLimits, 'spend'>
  unclaimed: Omit<UnclaimedFiles, 'sweep'>
  quota: StorageQuota
  apiUrl: string
}

export function createDocumentService(deps: DocumentDeps): DocumentService {
  const { db, clock, log, leads, blocks, outreach, notifications, rateLimits, unclaimed, quota } = deps
  const links = createDocumentLinks(deps)

  function certificateFields(document: DocumentRow) {
    const { key, hash, certificateProblem } = document
    return {
      original: links.make(document, key),
      sha256: hash,
      ...(certificateProblem && { certificate_problem: certificateProblem }),
    }
  }

  async function checkCount(on: Database, leadId: number, more: number): Promise<void> {
    const count = await on.$count(leadFiles, eq(leadFiles.leadId, leadId))
    if (count + more <= MAX_LEAD_FILES) return
    throw new HttpError(400, 'too_many_files', TOO_MANY_LEAD_FILES, { fields: { files: [TOO_MANY_LEAD_FILES] } })
  }

  const add: DocumentService['add'] = async (tx, leadId, accountId, added) => {
    await checkCount(tx, leadId, added.length)
    const createdAt = clock.now()
    await tx.insert(leadFiles).values(
      added.map(({ name, namedAs, key, size, hash, needsSignature }) => ({
        ...{ leadId, accountId, name, namedAs, key, size, hash, createdAt },
        needsSignature: needsSignature ?? false,
      })),
    )
    await unclaimed.claim(
      tx,
      added.map(({ key }) => key),
    )
    await leads.recordMilestone(tx, leadId, 'firstFileAt')
    const names = added.map(({ name }) => name)
    const isToSign = added.some(({ needsSignature }) => needsSignature)
    if (isToSign) await leads.recordContract(tx, leadId)
    await notifications.documentsShared(tx, { leadId, accountId, names, needsSignature: isToSign })
  }

  const require: DocumentService['require'] = async (account, id) => {
    const found = await findSharedDocument(db, account, id)
    if (!found) throw notFound('We could not find this document.')
    return found
  }

  return {
    add,
    require,

    async list({ id }, language) {
      const rows = await listDocuments(db, id)
      return rows.map(({ document, isCouplesign, isVendorsign }) => ({
        ...(isCouplesign && isVendorsign && certificateFields(document)),
        id: document.id,
        user: document.accountId,
        file: links.make(document, shownKey(document)),
        file_name: nameOf(document, language),
        isDocusign: document.needsSignature,
        isCouplesign,
        isVendorsign,
      }))
    },

    async admitUpload(account, leadId, bytes) {
      const lead = await leads.require(account, leadId)
      await blocks.requireOpen(lead)
      await outreach.admitDocument(account, lead)
      await checkCount(db, leadId, 1)
      // A request without a declared length still needs at least one free byte.
      await quota.check(db, { accountId: account.id, leadId, bytes: Math.max(1, bytes) })
      await rateLimits.spend(db, `uploads:${account.id}`, documentRules.uploadsPerAccount)
    },

    async upload(account, leadId, uploaded, { needsSignature } = { needsSignature: false }) {
      if (uploaded.length === 0) throw invalidField('files', 'Choose a file.')
      await blocks.requireOpen(await leads.require(account, leadId))
      await db.transaction(async (tx) => {
        // The lock serializes uploads of the same lead, so that they cannot exceed the maximum together.
        await leads.lock(tx, leadId)
        const files = uploaded.map((file) => ({ ...file, needsSignature }))
        await add(tx, leadId, account.id, files)
        await quota.confirm(tx, { accountId: account.id, leadId })
      })
    },

    async requestSignature(account, id) {
      const { document, vendorUserId } = await require(account, id)
      if (vendorUserId !== account.id) throw notFound('We could not find this document.')
      if (document.accountId !== account.id) {
        throw new HttpError(403, 'forbidden', 'You can ask for signatures of documents that you have uploaded.')
      }
      if (document.needsSignature) return
      await blocks.requireOpen(await leads.require(account, document.leadId))
      await db.transaction(async (tx) => {
        const isFirst = and(eq(leadFiles.id, id), eq(leadFiles.needsSignature, false))
        const changed = await tx.update(leadFiles).set({ needsSignature: true }).where(isFirst).returning()
        if (changed.length === 0) return
        const { leadId, accountId, name } = document
        await leads.recordContract(tx, leadId)
        await notifications.documentsShared(tx, { leadId, accountId, names: [name], needsSignature: true })
      })
    },

    async delete(account, id) {
      const { document } = await require(account, id)
      if (document.accountId !== account.id) {
        throw new HttpError(403, 'forbidden', 'Only the account that uploaded a document can remove it.')
      }
      await db.transaction(async (tx) => {
        await lockDocument(tx, id)
        const signed = await tx.$count(signatures, eq(signatures.fileId, id))
        if (signed > 0) throw new HttpError(403, 'forbidden', 'A signed document cannot be removed.')
        await tx.delete(leadFiles).where(eq(leadFiles.id, id))
        await unclaimed.release(tx, [document.key])
      })
      await unclaimed.store.delete(document.key).catch((error: unknown) => {
        log.warn({ err: error }, 'the file of a deleted document could not be removed; the daily sweep retries it')
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
