import type { Brush } from '../../../objects/brush.ts'

/** An item on a table, such as a candle or a lemon. It is drawn in centimetres, with its base at the origin. */
export interface TableItem {
  /** The width of the item in centimetres. */
  width: number
  /** Whether the item stands in the back row, so that it does not hide the low items. */
  isTall?: boolean
  /** The number of items on a long table if the description gives no number. */
  usual: number
  draw(brush: Brush, index: number): string
}

/** Draws the shadow of an item on the table. */
export function itemShadow(brush: Brush, half: number): string {
  return brush.shadow(half * 1.1, 0, 0)
}
