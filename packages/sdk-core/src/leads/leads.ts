import type { ReadableAtom } from 'nanostores'
import type { Invoice, LeadData } from '../contract/leads/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { SaveFailure, SaveResult } from '../shared/save-result.ts'

/** `missing`: this person has nothing to do with that vendor. `failed` only if nothing was ever read. */
export type LeadState =
  | { status: 'loading' }
  | { status: 'ready'; lead: LeadData }
  | { status: 'missing' }
  | { status: 'failed' }

/** The names both of a couple sign with. */
export interface Signatures {
  own: string
  partner: string
}

/** How documents are sent. */
export interface DocumentOptions {
  /** How much of all of them is sent, from 0 to 1. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

/** Where the browser goes on to; the address is checked. */
export type RedirectResult = { ok: true; url: string } | SaveFailure

/** What a couple and one vendor share. Nothing of it rejects. */
export interface LeadView {
  /** Read while somebody listens, anew for each session, and every 10 s while the page is visible; less and less while it is missing. */
  readonly $lead: ReadableAtom<LeadState>
  /** Reads it anew. */
  refresh(): Promise<void>
  /** Shares documents, all of them or none; the lead is then read anew, as after everything that changes it. */
  upload(files: readonly File[], options?: DocumentOptions): Promise<SaveResult>
  /** Removes a document this person uploaded. */
  remove(fileId: Id): Promise<SaveResult>
  /** Signs a document for both of the couple. */
  sign(fileId: Id, signatures: Signatures): Promise<SaveResult>
  /** Starts paying an invoice. Card numbers are the payment provider's business alone. */
  pay(invoice: Invoice): Promise<RedirectResult>
  /** Gives the path of the conversation, which is begun where there is none. */
  openChat(): Promise<{ ok: true; path: string } | SaveFailure>
}
