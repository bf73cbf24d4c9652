import type { StillLifeName, StyleName, TradeName } from '@vowkit/illustrator'

/**
 * A demo image: a prompt, or a scene that illustrates the vendor's trade. The prompt of such a scene determines its
 * place and light.
 */
export type DemoImage = string | { show: TradeName | StillLifeName; prompt: string }

/** The hand-written entry of a demo vendor. */
export interface DemoVendor {
  name: string
  place: string
  /** First name and last name of the owner. */
  owner: readonly [string, string]
  styles: readonly [StyleName, ...StyleName[]]
  /** Hex colours of the images. */
  palette: readonly [string, string, string]
  /** The "about us" text, as paragraphs of plain text. */
  about: readonly string[]
  /** The services, separated by commas. */
  services: string
  /** Ids of the other categories that list the vendor. */
  also?: readonly number[]
  /**
   * The images of the vendor. Lists show the first one. No two vendors of a category have images with the same
   * composition.
   */
  images: readonly DemoImage[]
  packages: readonly DemoPackage[]
  /** Answers by question, in addition to the category's answers. */
  faqs: Readonly<Record<string, string>>
  reviews: DemoReviews
}

export interface DemoPackage {
  name: string
  /** The price. */
  price: number
  /** The discounted price. */
  offer?: number
  text: string
}

/** Texts of reviews, by number of stars. */
export type DemoReviews = Readonly<Partial<Record<3 | 4 | 5, readonly string[]>>>

/** The vendors of a category, and the questions and reviews that they share. */
export interface DemoCategory {
  /** The id in the table of categories. */
  id: number
  /** Sets of answers by question. Successive vendors use successive sets. */
  faqs: readonly Readonly<Record<string, string>>[]
  /** Each review is used by at most two vendors. */
  reviews: DemoReviews
  vendors: readonly DemoVendor[]
}
