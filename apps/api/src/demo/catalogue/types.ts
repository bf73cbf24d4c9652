import type { StyleName } from '@vowkit/illustrator'

/** A vendor of the demo, as it is written down. */
export interface DemoVendor {
  name: string
  place: string
  /** Who answers; first name, last name. */
  owner: readonly [string, string]
  styles: readonly [StyleName, ...StyleName[]]
  /** Hex colours their pictures are drawn in. */
  palette: readonly [string, string, string]
  /** Paragraphs. */
  about: readonly string[]
  /** Separated by commas. */
  services: string
  /** Ids of the other categories they can be found in. */
  also?: readonly number[]
  /** What their pictures show, in the illustrator's words; the first is the one in lists. */
  pictures: readonly string[]
  packages: readonly DemoPackage[]
  /** Answers by question, besides those of the category. */
  faqs: Readonly<Record<string, string>>
  reviews: DemoReviews
}

export interface DemoPackage {
  name: string
  /** Dollars. */
  price: number
  /** Dollars, less than the price. */
  offer?: number
  text: string
}

/** What couples wrote, by the stars they gave. */
export type DemoReviews = Readonly<Partial<Record<3 | 4 | 5, readonly string[]>>>

/** The vendors of a category, and what any of them may be asked or told. */
export interface DemoCategory {
  /** As in the table of categories. */
  id: number
  /** Sets of answers by question; the vendors take them in turn. */
  faqs: readonly Readonly<Record<string, string>>[]
  /** Dealt out to the vendors, each to two at most. */
  reviews: DemoReviews
  vendors: readonly DemoVendor[]
}
