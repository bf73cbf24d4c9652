import type { QuotePart, VendorCardPart } from '../answer.ts'

/** A part of a reply about one vendor. */
export interface Part {
  text: string
  quotes: QuotePart[]
  cards?: VendorCardPart[]
}
