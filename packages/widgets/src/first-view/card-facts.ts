import { formatMoney } from '@vowkit/sdk-core'
import type { Vendor } from '@vowkit/sdk-core/vendors'
import type { VendorsMarkup } from './tree.ts'

/** The facts by which couples compare vendors. */
export type Facts = Pick<Vendor, 'from_price' | 'from_price_unit' | 'currency' | 'discount'>

/** The values of the placeholders for facts. Unknown facts are `""`. */
export function factsOf(facts: Facts, prices: VendorsMarkup['prices'], lang: string) {
  const { from_price, from_price_unit: unit = 'package', currency, discount } = facts
  const toPrice = (amount: string) => formatMoney(Number(amount), { currency, lang })
  return {
    price: from_price === undefined ? '' : prices[unit].replace('⟦amount⟧', () => toPrice(from_price)),
    discount: discount === undefined ? '' : toPrice(discount),
  }
}

/** Removes the facts that are unknown from a card. */
export function removeUnknownFacts(card: HTMLElement, { discount }: Facts): void {
  for (const fact of card.querySelectorAll('.vk-card__facts p, .vk-card__marks'))
    if (fact.textContent === '' || (discount === undefined && fact.tagName === 'UL')) fact.remove()
}
