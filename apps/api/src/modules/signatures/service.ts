import { and, eq } from 'drizzle-orm'
import { signatures } from '../../db/tables.ts'
import type { AcceptedLanguage } from '../../http/accept-language.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError, invalidField, notFound } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs, Queue } from '../../platform/jobs.ts'
import { type DocumentService, lockDocument } from '../documents/service.ts'
import type { LeadService } from '../leads/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { makerOf } from '../pairs/service.ts'
import type { WebhookEvents } from '../webhooks/service.ts'
import { CERTIFY_QUEUE, type CertifyDeps, type CertifyJob, createCertifyQueue } from './certify.ts'

/** The typed names of a signature and its origin. */
export interface Signing {
  names: string[]
  /** The client's IP address. */
  address: string
}

/** A signature for both partners. */
export interface CoupleSigning extends Signing {
  /** The consent that the couple saw. Default: the consent in `language`. */
  consent?: string | undefined
  /** The language of the couple. */
  language: AcceptedLanguage
}

/** Signatures by typed name. The couple and the vendor each sign a document at most once. */
export interface SignatureService {
  /**
   * Signs for both partners. Throws 403 for the vendor, and 400 if the document is signed or needs no signature, or if
   * the consent is not one of this deployment.
   */
  signForCouple(account: Account, fileId: number, signing: CoupleSigning): Promise<void>
  /**
   * Signs for the vendor. Throws 404 for the couple, and 400 if the couple has not signed or the vendor has signed.
   */
  signForVendor(account: Account, fileId: number, signing: Signing): Promise<void>
  /** Signs for the vendor. Does nothing if the vendor has signed. */
  countersign(vendorUserId: number, fileId: number, signing: Signing): Promise<void>
}

export interface SignatureDeps extends CertifyDeps {
  jobs: Pick<Jobs, 'add'>
  documents: DocumentService
  leads: Pick<LeadService, 'recordSigning'>
  notifications: Pick<Notifications, 'documentSigned'>
  webhooks: Pick<WebhookEvents, 'record'>
  /** The consent texts that the couple and the vendor agree to. */
  consents: { couple: Record<AcceptedLanguage, string>; vendor: string }
  /** Runs after the couple has signed, in the same transaction. */
  onCoupleSigned?: ((tx: Database, fileId: number) => Promise<void>) | undefined
}

export function createSignatures(deps: SignatureDeps): { signatures: SignatureService; queue: Queue<CertifyJob> } {
  const { db, clock, jobs, documents, leads, notifications, webhooks, consents, onCoupleSigned } = deps

  type Side = { side: 'couple' | 'vendor'; accountId: number; madeBy?: number | null }

  /** Inserts a signature. Resolves to `false` if that side has signed before. */
  async function sign(
    tx: Database,
    fileId: number,
    by: Side,
    signing: Signing & { consent: string },
  ): Promise<boolean> {
    // The lock makes a concurrent deletion wait until the document is signed.
    const document = await lockDocument(tx, fileId)
    if (!document) throw notFound('We could not find this document.')
    if (!document.needsSignature) throw invalid('This document does not need a signature.')
    const { hash, leadId } = document
    const { names, address, consent } = signing
    const [made] = await tx
      .insert(signatures)
      .values({ fileId, ...by, names, address, hash, consent, signedAt: clock.now() })
      .onConflictDoNothing()
      .returning()
    if (!made) return false
    await webhooks.record(tx, { type: 'document.signed', leadId, subject: made.id })
    const sides = await tx.$count(signatures, eq(signatures.fileId, fileId))
    if (sides === 2) await jobs.add<CertifyJob>(tx, CERTIFY_QUEUE, { fileId })
    await notifications.documentSigned(tx, { fileId, side: by.side })
    return true
  }

  const ofVendor = (signing: Signing) => ({ ...signing, consent: consents.vendor })

  const service: SignatureService = {
    async signForCouple(account, fileId, { language, consent = consents.couple[language], ...signing }) {
      const { coupleId, document } = await documents.require(account, fileId)
      if (coupleId !== account.id) throw new HttpError(403, 'forbidden', 'Only the couple can sign this document.')
      if (!Object.values(consents.couple).includes(consent)) {
        throw invalidField('consent', 'The text that you agree to has changed. Reload the page and read it again.')
      }
      const by: Side = { side: 'couple', accountId: account.id, madeBy: makerOf(account) }
      await db.transaction(async (tx) => {
        const isNew = await sign(tx, fileId, by, { ...signing, consent })
        if (!isNew) throw invalid('You have already signed this document.')
        await leads.recordSigning(tx, document.leadId)
        await onCoupleSigned?.(tx, fileId)
      })
    },

    async signForVendor(account, fileId, signing) {
      const { vendorUserId } = await documents.require(account, fileId)
      if (vendorUserId !== account.id) throw notFound('We could not find this document.')
      await db.transaction(async (tx) => {
        const isByCouple = and(eq(signatures.fileId, fileId), eq(signatures.side, 'couple'))
        if ((await tx.$count(signatures, isByCouple)) === 0)
          throw invalid('The couple has not signed this document yet.')
        const isNew = await sign(tx, fileId, { side: 'vendor', accountId: account.id }, ofVendor(signing))
        if (!isNew) throw invalid('You have already signed this document.')
      })
    },

    async countersign(vendorUserId, fileId, signing) {
      await db.transaction((tx) => sign(tx, fileId, { side: 'vendor', accountId: vendorUserId }, ofVendor(signing)))
    },
  }
  return { signatures: service, queue: createCertifyQueue(deps) }
}

function invalid(detail: string): HttpError {
  return new HttpError(400, 'validation_failed', detail)
}
