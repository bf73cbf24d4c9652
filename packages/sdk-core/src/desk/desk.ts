import type { ReadableAtom } from 'nanostores'
import type { DeskAccount, DeskLead, DeskLeadDetail, DeskLeadPage } from '../contract/desk/schema.ts'
import type { LeadState } from '../contract/desk/states.ts'
import type { InvoiceLine } from '../contract/leads/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { SaveFailure, SaveResult } from '../shared/save-result.ts'

/** `forbidden`: the account belongs to no vendor. `failed`: no fetch has ever succeeded. */
export type DeskAccountState =
  | { status: 'loading' }
  | { status: 'ready'; account: DeskAccount }
  | { status: 'forbidden' }
  | { status: 'failed' }

/** The signed-in vendor's user. Get the client's only instance with `client.ports.once(createDeskAccount)`. */
export interface DeskAccountView {
  /** The account. The store fetches it for each session while it has subscribers. */
  readonly $account: ReadableAtom<DeskAccountState>
  /** Refetches the account. Never rejects. */
  refresh(): Promise<void>
}

export type InboxState =
  | { status: 'loading' }
  | {
      status: 'ready'
      /** The loaded leads: unread leads first, then the latest activity first. */
      leads: DeskLead[]
      /** The number of leads in each state, and of unread leads, regardless of the filter. */
      counts: DeskLeadPage['counts']
      hasMore: boolean
      isLoadingMore: boolean
    }
  | { status: 'forbidden' }
  | { status: 'failed' }

/** The vendor's leads. Its methods never reject. */
export interface Inbox {
  /**
   * The leads. The store fetches them for each session while it has subscribers, and refetches the loaded leads every
   * 10 s while the page is visible.
   */
  readonly $inbox: ReadableAtom<InboxState>
  /** Refetches the loaded leads. */
  refresh(): Promise<void>
  /** Loads the next page. */
  loadMore(): Promise<void>
}

/** `missing`: the vendor has no such lead. `failed`: no fetch has ever succeeded. */
export type DeskLeadState =
  | { status: 'loading' }
  | { status: 'ready'; lead: DeskLeadDetail }
  | { status: 'missing' }
  | { status: 'failed' }

/** Options of a document upload. */
export interface DeskUploadOptions {
  /** Whether the couple must sign the documents. */
  needsSignature?: boolean
  /** Called with the fraction of all files that has been sent, from 0 to 1. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

/** An invoice to send. Amounts are decimal text, such as `"1250.00"`. */
export interface NewInvoice {
  name: string
  lines: InvoiceLine[]
  /** The due date of the total, or of the balance if there is a deposit. `YYYY-MM-DD`. */
  dueDate: string
  deposit?: { amount: string; dueDate: string }
}

/** Everything that the vendor shares with one couple. Its methods never reject. */
export interface DeskLeadView {
  /**
   * The lead. The store fetches it for each session while it has subscribers, and polls it every 10 s while the page is
   * visible. The messages are in `createChat`, in the room `lead.room_id`.
   */
  readonly $lead: ReadableAtom<DeskLeadState>
  /** Refetches the lead. */
  refresh(): Promise<void>
  /** Marks the lead as seen. Call it when the lead is on screen. */
  markSeen(): Promise<SaveResult>
  setState(state: LeadState): Promise<SaveResult>
  saveNotes(notes: string): Promise<SaveResult>
  /** Resolves to the id of the room. Creates the room if it does not exist. */
  openRoom(): Promise<{ ok: true; roomId: Id } | SaveFailure>
  /** Shares all documents or none. Refetches the lead afterwards, like every method below. */
  upload(files: readonly File[], options?: DeskUploadOptions): Promise<SaveResult>
  /** Deletes a document that the vendor uploaded and nobody has signed. */
  remove(fileId: Id): Promise<SaveResult>
  /** Asks the couple to sign a document that the vendor uploaded. */
  requestSignature(fileId: Id): Promise<SaveResult>
  /** Signs a document that the couple has signed. */
  countersign(fileId: Id, name: string): Promise<SaveResult>
  /**
   * Sends an invoice. Pass the same `idempotencyKey` when you retry, so that the couple gets the invoice once. Create
   * the key with `crypto.randomUUID()` when the form opens.
   */
  sendInvoice(invoice: NewInvoice, idempotencyKey: string): Promise<SaveResult>
}
