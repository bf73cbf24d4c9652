import { and, asc, eq, isNull } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { accounts, leadFiles, signatures } from '../../db/tables.ts'
import { limits } from '../../limits.ts'
import type { Database } from '../../platform/database.ts'
import type { Queue } from '../../platform/jobs.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import type { FileStore } from '../../providers/files/files.ts'
import { findDocument } from '../documents/service.ts'
import type { UnclaimedFiles } from '../files/service.ts'
import { certifyPdf } from './certify-pdf.ts'

/** A document that everybody has signed. */
export interface CertifyJob {
  fileId: number
}

export const CERTIFY_QUEUE = { name: 'certify-document' }

export interface CertifyDeps {
  db: Database
  files: Pick<FileStore, 'get'>
  unclaimed: Pick<UnclaimedFiles, 'store' | 'claim'>
  log: FastifyBaseLogger
}

/** Adds a page about its signatures to a PDF that everybody has signed. What was signed stays as it was, beside it. */
export function createCertifyQueue({ db, files, unclaimed, log }: CertifyDeps): Queue<CertifyJob> {
  return {
    ...CERTIFY_QUEUE,
    retries: 3,
    retryDelay: 5,
    expireIn: 120,
    atOnce: 1,

    async work({ fileId }) {
      const document = await findDocument(db, fileId)
      if (!document || document.certifiedKey) return
      const file = await files.get(document.key)
      if (!file) throw new Error('A signed document is missing from the file store.')
      if (file.type !== 'application/pdf' || file.size > limits.certifiedBytes)
        return log.info(
          { document: fileId, type: file.type, size: file.size },
          'a signed document takes no certificate',
        )
      const signed = await db
        .select({ signature: signatures, email: accounts.email })
        .from(signatures)
        .innerJoin(accounts, eq(accounts.id, signatures.accountId))
        .where(eq(signatures.fileId, fileId))
        .orderBy(asc(signatures.id))
      const certified = await certifyPdf(await file.bytes(), document, signed)
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
      log.error({ document: fileId }, 'a signed document got no certificate: it cannot be read as a PDF')
    },
  }
}
