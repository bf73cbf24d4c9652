import type { ReadableAtom } from 'nanostores'
import type { Invoice, LeadData } from '../contract/leads/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { SaveFailure, SaveResult } from '../shared/save-result.ts'

/** `missing`: the account has no lead with this vendor. `failed`: no fetch has ever succeeded. */
export type LeadState =
  | { status: 'loading' }
  | { status: 'ready'; lead: LeadData }
  | { status: 'missing' }
  | { status: 'failed' }

/** The signatures of both partners. */
export interface Signatures {
  own: string
  partner: string
  /** The consent text that the couple saw, from `sign_consent` of the lead. The backend stores it. */
  consent?: string | undefined
}

/** Options of a document upload. */
export interface DocumentOptions {
  /** Called with the fraction of all files that has been sent, from 0 to 1. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

/** A validated URL to navigate to. */
export type RedirectResult = { ok: true; url: string } | SaveFailure

/** The documents, invoices and messages that a couple shares with one vendor. Its methods never reject. */
export interface LeadView {
  /**
   * The lead. The store fetches it for each session while it has subscribers. While the page is visible, it polls every
   * 10 s, or with backoff if the lead is missing.
   */
  readonly $lead: ReadableAtom<LeadState>
  /** Refetches the lead. */
  refresh(): Promise<void>
  /** Uploads all documents or none. Refetches the lead afterwards, like every method that changes the lead. */
  upload(files: readonly File[], options?: DocumentOptions): Promise<SaveResult>
  /** Deletes a document that the account uploaded. */
  remove(fileId: Id): Promise<SaveResult>
  /** Signs a document for both partners. */
  sign(fileId: Id, signatures: Signatures): Promise<SaveResult>
  /**
   * Declines the vendor. Sends the message unless it is blank. Rejected by the backend once the couple has signed or paid.
   */
  decline(message: string): Promise<SaveResult>
  /** Takes a decline back. */
  undoDecline(): Promise<SaveResult>
  /** Starts the payment of an invoice on the payment provider's page. */
  pay(invoice: Invoice): Promise<RedirectResult>
  /** Resolves to the path and the room of the conversation with the vendor. Creates the room if it does not exist. */
  openChat(): Promise<{ ok: true; path: string; roomId: Id } | SaveFailure>
}
