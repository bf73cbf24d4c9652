import { DAY } from '../../platform/units.ts'

export const inspirationBoardRules = {
  /** Maximum visions and vendors that one account can pin to its inspiration board. */
  pinsPerBoard: 100,
  /** Maximum share links of the inspiration board that one account can create. */
  boardLinksPerAccount: { max: 50, windowMs: DAY },
  /** Maximum inspirations that the palette and a shared board include, newest first. */
  sharedInspirations: 200,
  /** How long before its due date an invoice can be the next step. */
  paymentAheadMs: 30 * DAY,
  /** Maximum colours of a board's palette. */
  boardPaletteColours: 6,
}
