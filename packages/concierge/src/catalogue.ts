import type { VendorDetail } from '@vowkit/sdk-core/contract'

/** A vendor in search results. Texts are as vendors wrote them. */
export interface VendorFact {
  id: number
  name: string
  /** Titles of the vendor's categories, separated by commas. */
  categories: string
  location: string
  /** Average rating, to one decimal; null without reviews. */
  rating: number | null
  reviews: number
  /** The lowest price of a deal, in dollars; null without deals. */
  fromPrice: number | null
  /** The deal with the greatest discount. */
  deal: { name: string; price: number; was: number } | null
}

/** The order of search results. */
export type VendorOrder = 'match' | 'cheap' | 'dear' | 'rated' | 'reduced'

/** A vendor search. Each field narrows the results. */
export interface VendorSearch {
  ids?: readonly number[]
  categoryIds?: readonly number[]
  /** Words that a vendor's texts must contain, in any form. */
  words?: readonly string[]
  /** Whether a vendor needs to match only one of the words. */
  anyWord?: boolean
  /** Places. A vendor must match at least one of them. */
  places?: readonly string[]
  minPrice?: number
  maxPrice?: number
  /** Only vendors with a discounted deal. */
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
  /** `YYYY-MM-DD`, or `""`. */
  weddingDate: string
  city: string
  styles: string
  /** The couple's budget as text, or `""`. */
  budget: string
  /** Ids of the categories that the couple is looking for. */
  categoryIds: number[]
}

/** The couple's own data. */
export interface OwnCatalogue {
  facts(): Promise<CoupleFacts>
  /** Returns a list of the couple's vendors, latest first. Null if the session's scope does not allow it. */
  list(name: OwnList): Promise<VendorFact[] | null>
  /** Returns the number of visions that the couple can still create. -1 means unlimited. */
  credits(): Promise<number>
  /** Returns the unpaid invoices, the next due first. Null if the session's scope does not allow it. */
  unpaid(): Promise<UnpaidBill[] | null>
}

export type OwnList = 'saved' | 'active' | 'booked' | 'scanned'

export interface UnpaidBill {
  name: string
  vendorId: number
  vendorName: string
  /** The unpaid amount in dollars. */
  due: number
  dueDate: string
}

/** All data that one caller may read. */
export interface Catalogue {
  categories(): Promise<CategoryFact[]>
  /** Returns the places that vendors name, most frequent first. */
  places(): Promise<string[]>
  search(search: VendorSearch): Promise<VendorFact[]>
  /** Finds vendors whose names start with words like these, best match first. */
  named(words: readonly string[]): Promise<{ id: number; name: string }[]>
  /** Returns a vendor's profile. Null for an unknown id. */
  vendor(id: number): Promise<VendorDetail | null>
  /** Returns the credit packs for sale. */
  packs(): Promise<{ credits: number; price: string }[]>
  supportEmail: string | undefined
  /** The current date as `YYYY-MM-DD`. */
  today: string
  /** The couple's own data. Null for visitors. */
  own: OwnCatalogue | null
}
