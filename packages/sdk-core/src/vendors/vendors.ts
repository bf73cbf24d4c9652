import type { ReadableAtom } from 'nanostores'
import type { Id } from '../contract/shared/primitives.ts'
import type { ChatRoom, Vendor, VendorDetail } from '../contract/vendors/schema.ts'
import type { VendorSort } from '../contract/vendors/sorts.ts'
import type { SdkError } from '../errors/sdk-error.ts'
import type { Attribution } from '../shared/attribution.ts'
import type { SaveFailure, SaveResult } from '../shared/save-result.ts'

/** A couple's own lists of vendors: saved, in contact, scanned at a fair, or booked. */
export type VendorListName = 'favourites' | 'active' | 'in-person' | 'booked'

/** How a search is sorted and filtered. Fields with an invalid value make the backend reject the search. */
export interface VendorFilter {
  /** By default, the backend lists the vendors in the order of their ids. */
  sort?: VendorSort | undefined
  /** The lowest and the highest price of a package. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** The number of guests that the vendor must be able to serve. */
  guests?: number | undefined
  /** The town in which the vendor is, or which it serves. */
  place?: string | undefined
  /** A wedding style that the vendor's profile mentions. */
  style?: string | undefined
  /** The date on which the vendor must be free, `YYYY-MM-DD`. */
  freeOn?: string | undefined
  /** With `freeOn`: `include` also lists the vendors that have not stated whether they are free. */
  unstated?: 'include' | undefined
  /** The town from which the order `distance` measures. */
  near?: string | undefined
}

/**
 * A query for one page of vendors. `category` is the id or the slug of a category, such as `florists`. A slug costs one
 * request for each client. `ids` can contain up to 100 ids. Invalid ids are ignored. With `near`, the vendors have their
 * distance from that town.
 */
export type VendorQuery = (
  | ({ category: Id } & VendorFilter)
  | { ids: readonly Id[]; near?: string | undefined }
  | { list: VendorListName }
) & {
  /** The page number, starting at 1. */
  page?: number
  /** The number of vendors per page. By default, the backend decides, and a couple's list is one page. */
  pageSize?: number
}

/** A page of vendors. `page` may exceed `pages`, which is at least 1. `count` is the number of vendors on all pages. */
export interface ReadyVendorPage {
  status: 'ready'
  vendors: Vendor[]
  page: number
  pages: number
  count: number
  /** With `freeOn`: the number of vendors that are left out because they have not stated whether they are free. */
  unstatedCount?: number
}

/** `signed-out`: a couple's list requires a session. `failed`: no fetch has ever succeeded. */
export type VendorPageState =
  | { status: 'loading' }
  | ReadyVendorPage
  | { status: 'failed'; error: SdkError }
  | { status: 'signed-out' }

/** `missing`: no vendor has this id. `failed`: no fetch has ever succeeded. */
export type VendorState =
  | { status: 'loading' }
  | { status: 'ready'; vendor: VendorDetail }
  | { status: 'missing' }
  | { status: 'failed' }

/** The result of opening a conversation. `path` is the path of the conversation on the site. */
export type ChatResult = { ok: true; room: ChatRoom; path: string } | SaveFailure

/** What a couple tells the vendor with its inquiry. */
export interface InquiryDetails {
  message?: string
  guests?: number
  /** The date of the wedding, `YYYY-MM-DD`. */
  weddingDate?: string
  /** The id of a vision of the couple, which the vendor can then see. */
  visionId?: string
  /** The value of a field that visitors do not see. The backend ignores an inquiry that contains it. */
  website?: string
}

/**
 * `exists`: an inquiry was already sent. `not_sent`: the backend accepted the inquiry without sending it. `failed`: the
 * backend rejected the inquiry or did not respond.
 */
export type InquiryResult = 'sent' | 'exists' | 'not_sent' | 'failed'

/**
 * Lists of vendors, and the saved vendors. Get the client's only instance with `client.ports.once(createVendorLists)`.
 */
export interface VendorLists {
  /**
   * Returns the store of one page. The same query returns the same store. The store fetches the page for each session
   * while it has subscribers, and keeps the old data during a refetch.
   */
  page(query: VendorQuery): ReadableAtom<VendorPageState>
  /**
   * Sets a page that was loaded without the client, for example by `fetchVendorPage` on a server. The first request is
   * then not needed. Does nothing if the page has already loaded.
   */
  provide(query: VendorQuery, page: ReadyVendorPage): void
  /** Refetches a page. Never rejects. */
  refresh(query: VendorQuery): Promise<void>
  /**
   * The saved states that the visitor has changed. The keys are vendor ids as text. They take precedence over the data
   * of pages.
   */
  readonly $favourites: ReadableAtom<ReadonlyMap<string, boolean>>
  /**
   * Saves or removes a vendor optimistically. Reverts the state if the call fails. With several calls, the last one
   * wins.
   */
  setFavourite(vendor: { id: Id; is_favorited?: boolean }, wanted: boolean): Promise<SaveResult>
}

/** The vendors of a backend. Get the client's only instance with `client.ports.once(createVendors)`. */
export interface Vendors extends VendorLists {
  /**
   * Returns a vendor's profile by the vendor's id, or by the slug of its public page. The same id returns the same
   * object. A slug costs one more request.
   */
  profile(id: Id): VendorProfile
  /** Prefetches a profile that the visitor is likely to open. */
  prefetch(id: Id): void
  /**
   * Opens the room of a vendor. Creates the room if it does not exist. Concurrent calls share one request. Never
   * rejects.
   */
  message(vendor: Vendor | VendorDetail, attribution?: Attribution): Promise<ChatResult>
}

/** The profile of a vendor. Its methods never reject. */
export interface VendorProfile {
  /**
   * The vendor. The store fetches it for each session while it has subscribers. `is_favorited` includes the visitor's
   * changes.
   */
  readonly $vendor: ReadableAtom<VendorState>
  /** Refetches the profile. */
  refresh(): Promise<void>
  /** Saves or removes the vendor, then refetches the profile. */
  toggleFavourite(): void
  /** Sends an inquiry, with details for the vendor if present. Concurrent calls share one request. */
  inquire(details?: InquiryDetails, attribution?: Attribution): Promise<InquiryResult>
  /** Claims a deal and opens the room with the vendor. Concurrent calls share one request. */
  claim(packageId: Id, attribution?: Attribution): Promise<ChatResult>
}
