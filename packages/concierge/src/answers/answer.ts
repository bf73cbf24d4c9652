import type { ReplyLanguage } from '../questions/query.ts'

/** A vendor of a reply. `reason` says why the vendor fits: "seats 110, you are 80 · $5,400 of your $8,000". */
export interface VendorCardPart {
  id: number
  name: string
  image: string
  reason: string
}

/** A comparison of 2 to 4 vendors. Contains only the rows that differ. */
export interface TablePart {
  columns: readonly { id: number; name: string }[]
  rows: readonly { label: string; cells: readonly string[] }[]
}

/** A sentence of a profile that a reply is based on. */
export interface QuotePart {
  vendorId: number
  vendorName: string
  /** Where the sentence is: "FAQ: Do you travel?" */
  where: string
  text: string
}

/** A reply. `text` has the markup of `AssistantMessage` and is complete without the parts. */
export interface Answer {
  language: ReplyLanguage
  text: string
  cards?: readonly VendorCardPart[]
  table?: TablePart
  quotes?: readonly QuotePart[]
  /** 2 or 3 questions that could follow. */
  suggestions?: readonly string[]
}
