import { eq } from 'drizzle-orm'
import { signatures } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs, Queue } from '../../platform/jobs.ts'
import { type DocumentService, lockDocument } from '../documents/service.ts'
import { CERTIFY_QUEUE, type CertifyDeps, type CertifyJob, createCertifyQueue } from './certify.ts'

/** The names somebody signs with, and from where. */
export interface Signing {
  names: string[]
  /** The client's address. */
  address: string
}

/** Signatures by typed names. Each side of a lead signs a document once. */
export interface SignatureService {
  /** Signs for both of a couple. Throws a 403 for the vendor, a 400 for what is signed or not to be. */
  signForCouple(account: Account, fileId: number, signing: Signing): Promise<void>
  /** Signs for the vendor, where they have not. */
  countersign(vendorUserId: number, fileId: number, signing: Signing): Promise<void>
}

export interface SignatureDeps extends CertifyDeps {
  jobs: Pick<Jobs, 'add'>
  documents: DocumentService
  /** What everybody agrees to who signs. */
  consent: string
  /** What else happens when a couple has signed, in the same transaction. */
  afterCouple?: ((tx: Database, fileId: number) => Promise<void>) | undefined
}

export function createSignatures(deps: SignatureDeps): { signatures: SignatureService; queue: Queue<CertifyJob> } {
  const { db, clock, jobs, documents, consent, afterCouple } = deps

  type Side = { side: 'couple' | 'vendor'; accountId: number }

  /** Writes a signature down; false where that side has signed before. */
  async function sign(tx: Database, fileId: number, by: Side, signing: Signing): Promise<boolean> {
    // Whoever removes the document meanwhile waits, and then finds it signed.
    const document = await lockDocument(tx, fileId)
    if (!document) throw notFound('This document is not known.')
    if (!document.needsSignature) throw refused('This document is not to be signed.')
    const { hash } = document
    const made = await tx
      .insert(signatures)
      .values({ fileId, ...by, ...signing, hash, consent, signedAt: clock.now() })
      .onConflictDoNothing()
      .returning()
    const sides = await tx.$count(signatures, eq(signatures.fileId, fileId))
    if (made.length > 0 && sides === 2) await jobs.add<CertifyJob>(tx, CERTIFY_QUEUE, { fileId })
    return made.length > 0
  }

  const service: SignatureService = {
    async signForCouple(account, fileId, signing) {
      const { coupleId } = await documents.require(account, fileId)
      if (coupleId !== account.id) throw new HttpError(403, 'forbidden', 'The couple signs here.')
      await db.transaction(async (tx) => {
        const isNew = await sign(tx, fileId, { side: 'couple', accountId: account.id }, signing)
        if (!isNew) throw refused('This document has been signed already.')
        await afterCouple?.(tx, fileId)
      })
    },

    async countersign(vendorUserId, fileId, signing) {
      await db.transaction((tx) => sign(tx, fileId, { side: 'vendor', accountId: vendorUserId }, signing))
    },
  }
  return { signatures: service, queue: createCertifyQueue(deps) }
}

function refused(detail: string): HttpError {
  return new HttpError(400, 'validation_failed', detail)
}
