import type { ReadableAtom } from 'nanostores'
import type { Id } from '../contract/shared/primitives.ts'
import type { ChatRoom, Vendor, VendorDetail } from '../contract/vendors/schema.ts'
import type { SdkError } from '../errors/sdk-error.ts'
import type { SaveFailure, SaveResult } from '../shared/save-result.ts'

/** A couple's own lists: vendors that are saved, in contact, scanned at a fair, or booked. */
export type VendorListName = 'favourites' | 'active' | 'in-person' | 'booked'

/** A query for a page of vendors. `ids` contains at most 100 ids. Invalid ids are ignored. */
export type VendorQuery = ({ category: Id } | { ids: readonly Id[] } | { list: VendorListName }) & {
  /** The page number, starting at 1. */
  page?: number
  /** Default: the page size of the backend. A couple's list then has one page. */
  pageSize?: number
}

/** A page of vendors. `page` may exceed `pages`, which is at least 1. `count` is the number of vendors on all pages. */
export interface ReadyVendorPage {
  status: 'ready'
  vendors: Vendor[]
  page: number
  pages: number
  count: number
}

/** `signed-out`: a couple's list without a session. `failed` only if no fetch has ever succeeded. */
export type VendorPageState =
  | { status: 'loading' }
  | ReadyVendorPage
  | { status: 'failed'; error: SdkError }
  | { status: 'signed-out' }

/** `missing`: the id is unknown. `failed` only if no fetch has ever succeeded. */
export type VendorState =
  | { status: 'loading' }
  | { status: 'ready'; vendor: VendorDetail }
  | { status: 'missing' }
  | { status: 'failed' }

/** `path` is the site's path of the conversation. */
export type ChatResult = { ok: true; room: ChatRoom; path: string } | SaveFailure

/**
 * `exists`: an inquiry was already sent. `not_sent`: the backend accepted the inquiry without sending it. `failed`: the
 * inquiry was rejected, or there was no response.
 */
export type InquiryResult = 'sent' | 'exists' | 'not_sent' | 'failed'

/** Lists of vendors, and the saved vendors. A client has one instance: `client.ports.once(createVendorLists)`. */
export interface VendorLists {
  /**
   * Returns the store of one page. The same query returns the same store. The page is fetched with the first subscriber
   * and for each session. The previous data is shown during a refetch.
   */
  page(query: VendorQuery): ReadableAtom<VendorPageState>
  /**
   * Stores a page that was loaded without the client, such as by `fetchVendorPage` on a server. Replaces the first
   * request. Does nothing if the page has already loaded.
   */
  provide(query: VendorQuery, page: ReadyVendorPage): void
  /** Refetches a page. Never rejects. */
  refresh(query: VendorQuery): Promise<void>
  /** The saved states that the visitor has changed, by vendor id as text. They override the data of pages. */
  readonly $favourites: ReadableAtom<ReadonlyMap<string, boolean>>
  /** Saves or removes a vendor optimistically. Reverts the state if the call fails. The last of several calls wins. */
  setFavourite(vendor: { id: Id; is_favorited?: boolean }, wanted: boolean): Promise<SaveResult>
}

/** The vendors of a backend. A client has one instance: `client.ports.once(createVendors)`. */
export interface Vendors extends VendorLists {
  /** Returns a vendor's profile. The same id returns the same object. */
  profile(id: Id): VendorProfile
  /** Prefetches a profile that is likely to be opened. */
  prefetch(id: Id): void
  /** Opens the room of a vendor, or creates it if there is none. Concurrent calls share one request. Never rejects. */
  message(vendor: Vendor | VendorDetail): Promise<ChatResult>
}

/** One vendor's profile. Its methods never reject. */
export interface VendorProfile {
  /** Fetched with the first subscriber and for each session. `is_favorited` includes the visitor's changes. */
  readonly $vendor: ReadableAtom<VendorState>
  /** Refetches the profile. */
  refresh(): Promise<void>
  /** Saves or removes the vendor, then refetches the profile. */
  toggleFavourite(): void
  /** Sends an inquiry. Concurrent calls share one request. */
  inquire(): Promise<InquiryResult>
  /** Claims a deal and opens the room with the vendor. Concurrent calls share one request. */
  claim(packageId: Id): Promise<ChatResult>
}
