import type { VendorProfile } from './facts/profile.ts'
import type { SortOrder, VendorConditions } from './questions/query.ts'

export interface Category {
  id: number
  title: string
  vendors: number
}

/** A search for vendors: the conditions, and which of the results to return. */
export interface VendorSearch {
  conditions: VendorConditions
  sort: SortOrder
  limit: number
  /** Words that profiles should contain, for a full-text search. */
  words?: readonly string[]
  /** Searches only these vendors. */
  among?: readonly number[]
  except?: readonly number[]
}

export interface VendorResults {
  /** The number of vendors that match, at most 600. */
  total: number
  vendors: VendorProfile[]
}

export interface Invoice {
  vendorId: number
  vendorName: string
  name: string
  amount: number
  /** The unpaid part of the amount. 0 if the invoice is paid. */
  due: number
  /** `YYYY-MM-DD` */
  dueDate: string
  /** `YYYY-MM-DD`, or null if the invoice is not paid. */
  paidOn: string | null
}

export interface Contract {
  vendorId: number
  vendorName: string
  name: string
  /** Whose signature is missing. `none` if everybody has signed. */
  waitsFor: 'couple' | 'vendor' | 'none'
}

/** What the couple has told about their wedding. Missing texts are ''. */
export interface Wedding {
  names: readonly string[]
  /** `YYYY-MM-DD`, or ''. */
  date: string
  city: string
  styles: string
  /** The budget in the couple's words, such as "$20,000 to $30,000". */
  budget: string
  /** The categories that the couple is looking for. */
  categoryIds: readonly number[]
}

export type OwnList = 'saved' | 'active' | 'booked' | 'scanned'

/**
 * Reads the data of the signed-in couple. Each function returns null if the scope of the session does not allow the
 * data.
 */
export interface OwnData {
  wedding(): Promise<Wedding | null>
  vendors(list: OwnList): Promise<{ id: number; name: string; categories: readonly string[] }[] | null>
  invoices(): Promise<Invoice[] | null>
  contracts(): Promise<Contract[] | null>
  unread(): Promise<{ vendorId: number; vendorName: string; count: number }[] | null>
  visions(): Promise<{ title: string; isReady: boolean }[] | null>
  /** The number of visions that the couple can still create, and their plan. */
  credits(): Promise<{ left: number | 'unlimited'; plan: 'free' | 'monthly' } | null>
}

/** Facts of the page on which the element is embedded, in the words of its owner. */
export interface HostFacts {
  name: string
  facts: readonly { title: string; text: string }[]
}

/** The region of the vendors, as it is written within a sentence. */
export interface Region {
  en: string
  es: string
}

/** All data that the assistant may read for one caller. */
export interface Knowledge {
  categories(): Promise<Category[]>
  /** The places that vendors name in their profiles, most frequent first. */
  places(): Promise<string[]>
  find(search: VendorSearch): Promise<VendorResults>
  /** Returns complete profiles in the order of the ids. Leaves unknown ids out. */
  profiles(ids: readonly number[]): Promise<VendorProfile[]>
  /** Finds vendors whose names start with the given words, best match first. Tolerates typos. */
  named(words: readonly string[]): Promise<{ id: number; name: string }[]>
  packs(): Promise<{ credits: number; price: string }[]>
  /** The price of the monthly plan, such as `19.99`. Null if it is not for sale. */
  monthlyPrice(): Promise<string | null>
  supportEmail: string | undefined
  /** The current date as `YYYY-MM-DD`. */
  today: string
  /** The data of the signed-in couple. Null for anonymous visitors. */
  own: OwnData | null
  host: HostFacts | null
  /** Default: Northern California. */
  region?: Region
  /** The currency of all amounts, in ISO 4217. Default: `USD`. */
  currency?: string
}
