import type { VendorDetail } from '@vowkit/sdk-core/contract'

/** What a list tells of a vendor. Texts are as vendors wrote them. */
export interface VendorFact {
  id: number
  name: string
  /** Titles of categories, separated by commas. */
  categories: string
  location: string
  /** Stars, to one decimal; null where nobody has said anything. */
  rating: number | null
  reviews: number
  /** The least that one of their deals costs, in dollars; null where none is listed. */
  fromPrice: number | null
  /** Their greatest reduction. */
  deal: { name: string; price: number; was: number } | null
}

/** How vendors are put in order. */
export type VendorOrder = 'match' | 'cheap' | 'dear' | 'rated' | 'reduced'

/** Which vendors. Each field narrows what is found. */
export interface VendorSearch {
  ids?: readonly number[]
  categoryIds?: readonly number[]
  /** Words that all have to be said of a vendor, in any form of theirs. */
  words?: readonly string[]
  /** Or at least one of the words. */
  anyWord?: boolean
  /** One of them is enough. */
  places?: readonly string[]
  minPrice?: number
  maxPrice?: number
  /** Only those that sell something for less than it cost. */
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

/** What a couple has told, and may be told. */
export interface CoupleFacts {
  name: string
  partner: string
  /** `YYYY-MM-DD`, or `""`. */
  weddingDate: string
  city: string
  styles: string
  /** Words for what the couple wants to spend, or `""`. */
  budget: string
  /** The kinds of vendors they look for. */
  categoryIds: number[]
}

/** A couple's own. */
export interface OwnCatalogue {
  facts(): Promise<CoupleFacts>
  /** The vendors of a list of theirs, latest first; null if the asker's session is too narrow for it. */
  list(name: OwnList): Promise<VendorFact[] | null>
  /** How many visions they may still create; -1 for as many as they like. */
  credits(): Promise<number>
  /** Their bills that are not paid, the next due first; null if the asker's session is too narrow for it. */
  unpaid(): Promise<UnpaidBill[] | null>
}

export type OwnList = 'saved' | 'active' | 'booked' | 'scanned'

export interface UnpaidBill {
  name: string
  vendorId: number
  vendorName: string
  /** Dollars. */
  due: number
  dueDate: string
}

/** What there is to know, as one asker may know it. */
export interface Catalogue {
  categories(): Promise<CategoryFact[]>
  /** The places vendors name, the most frequent first. */
  places(): Promise<string[]>
  search(search: VendorSearch): Promise<VendorFact[]>
  /** Vendors whose names begin like one of these words does, those most alike first. */
  named(words: readonly string[]): Promise<{ id: number; name: string }[]>
  /** All that a profile shows; null for a vendor that is not known. */
  vendor(id: number): Promise<VendorDetail | null>
  /** The packs of credits that are sold. */
  packs(): Promise<{ credits: number; price: string }[]>
  supportEmail: string | undefined
  /** `YYYY-MM-DD` */
  today: string
  /** Null for visitors. */
  own: OwnCatalogue | null
}
