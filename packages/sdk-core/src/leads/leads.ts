import type { ReadableAtom } from 'nanostores'
import type { Invoice, LeadData } from '../contract/leads/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { SaveFailure, SaveResult } from '../shared/save-result.ts'

/** `missing`: the account has no lead with this vendor. `failed` only if no fetch has ever succeeded. */
export type LeadState =
  | { status: 'loading' }
  | { status: 'ready'; lead: LeadData }
  | { status: 'missing' }
  | { status: 'failed' }

/** The signatures of both partners. */
export interface Signatures {
  own: string
  partner: string
}

/** Options of a document upload. */
export interface DocumentOptions {
  /** Called with the fraction of all files that has been sent, from 0 to 1. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

/** A validated URL to navigate to. */
export type RedirectResult = { ok: true; url: string } | SaveFailure

/** The documents, invoices and messages that a couple shares with one vendor. The methods never reject. */
export interface LeadView {
  /**
   * Fetched while it has subscribers, for each session. Polls every 10 s while the page is visible, with backoff
   * while the lead is missing.
   */
  readonly $lead: ReadableAtom<LeadState>
  /** Refetches the lead. */
  refresh(): Promise<void>
  /** Uploads either all documents or none of them. Like every change, refetches the lead afterwards. */
  upload(files: readonly File[], options?: DocumentOptions): Promise<SaveResult>
  /** Deletes a document that the account uploaded. */
  remove(fileId: Id): Promise<SaveResult>
  /** Signs a document for both partners. */
  sign(fileId: Id, signatures: Signatures): Promise<SaveResult>
  /** Starts the payment of an invoice on the payment provider's page. */
  pay(invoice: Invoice): Promise<RedirectResult>
  /** Resolves to the path of the conversation. Creates the room if there is none. */
  openChat(): Promise<{ ok: true; path: string } | SaveFailure>
}
