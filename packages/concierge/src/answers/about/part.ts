import type { QuotePart, VendorCardPart } from '../answer.ts'

/** A part of a reply about one vendor. */
export interface Part {
  text: string
  quotes: QuotePart[]
  cards?: VendorCardPart[]
  /** Set if the part says that the profile does not say. */
  isUnknown?: boolean
}
