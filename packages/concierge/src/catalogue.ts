import type { VendorDetail } from '@vowkit/sdk-core/contract'

/** A vendor in search results. The texts are as vendors wrote them, so they are untrusted. */
export interface VendorFact {
  id: number
  name: string
  /** Titles of the vendor's categories, separated by commas. */
  categories: string
  location: string
  /** Average rating, rounded to one decimal. Null for a vendor without reviews. */
  rating: number | null
  reviews: number
  /** The lowest price of the vendor's deals, in dollars. Null for a vendor without deals. */
  fromPrice: number | null
  /** The vendor's deal with the greatest discount. */
  deal: { name: string; price: number; was: number } | null
}

/** The order of search results: by match, rating, price or discount. */
export type VendorOrder = 'match' | 'cheap' | 'dear' | 'rated' | 'reduced'

/** The conditions of a vendor search. Each condition narrows the results. */
export interface VendorSearch {
  ids?: readonly number[]
  categoryIds?: readonly number[]
  /** Words that a vendor's texts must contain, in any inflected form. */
  words?: readonly string[]
  /** Whether a vendor needs to match only one of `words`. */
  anyWord?: boolean
  /** Names of places. A vendor must match at least one of them. */
  places?: readonly string[]
  minPrice?: number
  maxPrice?: number
  /** Whether to return only vendors with a discounted deal. */
  reduced?: boolean
  without?: readonly number[]
  order: VendorOrder
  limit: number
}

export interface CategoryFact {
  id: number
  title: string
  vendors: number
}

/** The details that a couple has entered about their wedding. */
export interface CoupleFacts {
  name: string
  partner: string
  /** The wedding date as `YYYY-MM-DD`, or an empty string. */
  weddingDate: string
  city: string
  styles: string
  /** The couple's budget as the couple entered it, or an empty string. */
  budget: string
  /** Ids of the vendor categories that the couple is looking for. */
  categoryIds: number[]
}

/** Functions that read the data of the signed-in couple. */
export interface OwnCatalogue {
  facts(): Promise<CoupleFacts>
  /**
   * Returns one of the couple's vendor lists, latest vendor first. Returns null if the session's scope does not allow
   * the list.
   */
  list(name: OwnList): Promise<VendorFact[] | null>
  /** Returns the number of visions that the couple can still create. -1 means unlimited. */
  credits(): Promise<number>
  /**
   * Returns the couple's unpaid invoices in the order of their due dates. Returns null if the session's scope does not
   * allow them.
   */
  unpaid(): Promise<UnpaidBill[] | null>
}

export type OwnList = 'saved' | 'active' | 'booked' | 'scanned'

export interface UnpaidBill {
  name: string
  vendorId: number
  vendorName: string
  /** The unpaid amount of the invoice in dollars. */
  due: number
  dueDate: string
}

/** All data that the assistant may read for one caller. */
export interface Catalogue {
  categories(): Promise<CategoryFact[]>
  /** Returns the places that vendors name in their profiles, most frequent first. */
  places(): Promise<string[]>
  search(search: VendorSearch): Promise<VendorFact[]>
  /** Finds vendors whose names start with the given words, best match first. Tolerates typos. */
  named(words: readonly string[]): Promise<{ id: number; name: string }[]>
  /** Returns a vendor's profile. Returns null for an unknown id. */
  vendor(id: number): Promise<VendorDetail | null>
  /** Returns the credit packs for sale. */
  packs(): Promise<{ credits: number; price: string }[]>
  supportEmail: string | undefined
  /** The current date as `YYYY-MM-DD`. */
  today: string
  /** The data of the signed-in couple. Null for anonymous visitors. */
  own: OwnCatalogue | null
}
