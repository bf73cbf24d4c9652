import { CardList } from './card-list.tsx'
import type { VendorCardsProps } from './vendor-cards-props.ts'

/** Vendor cards for an embedding page. The links open our site in a new tab. */
export function EmbeddedCards({ onVendorSelect, onVendorMessage, ...list }: VendorCardsProps) {
  return (
    <CardList
      {...list}
      target="_blank"
      isMessageLink
      onSelect={onVendorSelect}
      onMessage={(vendor) => onVendorMessage?.(vendor, null)}
    />
  )
}
