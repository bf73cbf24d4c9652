import type { ReadableAtom } from 'nanostores'
import type { Id } from '../contract/shared/primitives.ts'
import type { ChatRoom, Vendor, VendorDetail } from '../contract/vendors/schema.ts'
import type { SdkError } from '../errors/sdk-error.ts'
import type { SaveFailure, SaveResult } from '../shared/save-result.ts'

/** A couple's own lists: saved, in touch with, scanned, booked. */
export type VendorListName = 'favourites' | 'active' | 'in-person' | 'booked'

/** A question whose answer is a page of vendors. `ids` are at most 100; what cannot be an id is left out. */
export type VendorQuery = ({ category: Id } | { ids: readonly Id[] } | { list: VendorListName }) & {
  /** Beginning with 1. */
  page?: number
  /** By default the backend's own; a couple's list is one page then. */
  pageSize?: number
}

/** A page of vendors. `page` may lie beyond the last of `pages`, which is at least 1. `count` is of all pages. */
export interface ReadyVendorPage {
  status: 'ready'
  vendors: Vendor[]
  page: number
  pages: number
  count: number
}

/** `signed-out`: a couple's list, and nobody is signed in. `failed` only if nothing was ever read. */
export type VendorPageState =
  | { status: 'loading' }
  | ReadyVendorPage
  | { status: 'failed'; error: SdkError }
  | { status: 'signed-out' }

/** `missing`: there is no such vendor. `failed` only if nothing was ever read. */
export type VendorState =
  | { status: 'loading' }
  | { status: 'ready'; vendor: VendorDetail }
  | { status: 'missing' }
  | { status: 'failed' }

/** `path` is the screen of the site on which the room is open. */
export type ChatResult = { ok: true; room: ChatRoom; path: string } | SaveFailure

/**
 * `exists`: they had been asked before. `not_sent`: the backend took it and did not send it. `failed`: refused,
 * or no answer.
 */
export type InquiryResult = 'sent' | 'exists' | 'not_sent' | 'failed'

/** Vendors in lists, and which are saved. A client has one: `client.ports.once(createVendorLists)`. */
export interface VendorLists {
  /**
   * One page of vendors; same question, same store. Read while somebody listens, anew for each session and each time
   * somebody begins to listen; shows what is known meanwhile.
   */
  page(query: VendorQuery): ReadableAtom<VendorPageState>
  /**
   * Stores a page that was loaded elsewhere, such as by `fetchVendorPage` on a server. The first subscriber gets it without a
   * request. Does nothing if the page has loaded already.
   */
  provide(query: VendorQuery, page: ReadyVendorPage): void
  /** Reads a page anew. Never rejects. */
  refresh(query: VendorQuery): Promise<void>
  /** What taps made of vendors, by their id as text; it holds over what pages say. */
  readonly $favourites: ReadableAtom<ReadonlyMap<string, boolean>>
  /** Saves a vendor, or no longer: at once on screen, and put back when it fails. The last of several taps wins. */
  setFavourite(vendor: { id: Id; is_favorited?: boolean }, wanted: boolean): Promise<SaveResult>
}

/** All about the vendors of a backend. A client has one: `client.ports.once(createVendors)`. */
export interface Vendors extends VendorLists {
  /** Same id, same profile. */
  profile(id: Id): VendorProfile
  /** Prefetches a profile that is likely to be opened. */
  prefetch(id: Id): void
  /** Makes the room to talk to a vendor in; a double click makes one. Never rejects. */
  message(vendor: Vendor | VendorDetail): Promise<ChatResult>
}

/** One vendor's profile. Nothing of it rejects. */
export interface VendorProfile {
  /** Read as pages are; `is_favorited` is what taps made of it. */
  readonly $vendor: ReadableAtom<VendorState>
  /** Reads it anew. */
  refresh(): Promise<void>
  /** Saves the vendor, or no longer; the profile is then read anew. */
  toggleFavourite(): void
  /** Asks the vendor to get in touch; a double click asks once. */
  inquire(): Promise<InquiryResult>
  /** Claims a deal, which makes the room to talk about it in; a double click claims once. */
  claim(packageId: Id): Promise<ChatResult>
}
