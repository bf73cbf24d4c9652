import { createHash } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { leadFiles, signatures } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Queue } from '../../platform/jobs.ts'
import { MB } from '../../platform/units.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import type { FileStore } from '../../providers/files/files.ts'
import type { PdfSigner } from '../../providers/pdf-signer/pdf-signer.ts'
import { findDocument } from '../documents/service.ts'
import type { UnclaimedFiles } from '../files/service.ts'
import { certifyPdf, UnreadablePdf } from './certify-pdf.ts'

export const signatureRules = {
  /** Maximum size of a document that gets a certified copy. The document is processed in memory. */
  certifiedBytes: 10 * MB,
}

/** A document that both sides have signed. */
export interface CertifyJob {
  fileId: number
}

export const CERTIFY_QUEUE = { name: 'certify-document' }

export interface CertifyDeps {
  db: Database
  clock: Clock
  files: Pick<FileStore, 'get'>
  unclaimed: Pick<UnclaimedFiles, 'store' | 'claim'>
  signer: PdfSigner
  log: FastifyBaseLogger
}

/** Creates a certified copy of each PDF that both sides have signed. Does not change the original file. */
export function createCertifyQueue(deps: CertifyDeps): Queue<CertifyJob> {
  const { db, clock, files, unclaimed, signer, log } = deps

  async function reject(fileId: number, certificateProblem: 'changed' | 'unreadable', why: string): Promise<void> {
    log.error({ document: fileId }, `a signed document could not be certified: ${why}`)
    await db.update(leadFiles).set({ certificateProblem }).where(eq(leadFiles.id, fileId))
  }

  return {
    ...CERTIFY_QUEUE,
    retries: 3,
    retryDelay: 5,
    expireIn: 120,
    concurrency: 1,

    async work({ fileId }) {
      const document = await findDocument(db, fileId)
      if (!document || document.certifiedKey) return
      const file = await files.get(document.key)
      if (!file) throw new Error('A signed document is missing from the file store.')
      if (file.type !== 'application/pdf' || file.size > signatureRules.certifiedBytes)
        return log.info(
          { document: fileId, type: file.type, size: file.size },
          'a signed document was not certified because of its type or size',
        )
      const signed = await db.select().from(signatures).where(eq(signatures.fileId, fileId)).orderBy(asc(signatures.id))
      const bytes = await file.bytes()
      const hash = createHash('sha256').update(bytes).digest('hex')
      const hashes = [document.hash, ...signed.map((signature) => signature.hash)]
      if (hashes.some((one) => one !== hash)) return reject(fileId, 'changed', 'its file differs from the signed one')
      let certified: Uint8Array
      try {
        certified = await certifyPdf(bytes, { document, signed, now: clock.now(), signer })
      } catch (error) {
        if (!(error instanceof UnreadablePdf)) throw error
        return reject(fileId, 'unreadable', 'it is damaged or encrypted')
      }
      const certifiedKey = createFileKey('pdf')
      await unclaimed.store.put(certifiedKey, certified, 'application/pdf')
      const isFirst = await db.transaction(async (tx) => {
        const updated = await tx
          .update(leadFiles)
          .set({ certifiedKey })
          .where(and(eq(leadFiles.id, fileId), isNull(leadFiles.certifiedKey)))
          .returning()
        if (updated.length > 0) await unclaimed.claim(tx, [certifiedKey])
        return updated.length > 0
      })
      if (!isFirst) await unclaimed.store.delete(certifiedKey)
    },

    async giveUp({ fileId }) {
      log.error({ document: fileId }, 'a signed document could not be certified: every attempt failed')
    },
  }
}
