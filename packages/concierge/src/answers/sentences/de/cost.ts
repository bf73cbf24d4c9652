import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money } = formatFor('de')

export const cost: Sentences['cost'] = {
  range: (what, min, max) =>
    `Pakete für ${what} kosten zwischen **${money(min)}** und **${money(max)}**. Die niedrigsten Preise:`,
  one: (what, price) => `Die Pakete für ${what} kosten **${money(price)}**:`,
}
