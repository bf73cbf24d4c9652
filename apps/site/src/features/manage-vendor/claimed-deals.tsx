import { useFormatPrice } from '@vowkit/react'
import type { ChatDeal } from '@vowkit/sdk-core/chat'
import { Tag } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { manageVendorMessages } from './messages.ts'

/** The deals of the vendor that the couple has claimed, with their prices. */
export function ClaimedDeals({ deals }: { deals: readonly ChatDeal[] }) {
  const { deals: label } = useMessages(manageVendorMessages)
  const formatPrice = useFormatPrice()
  if (deals.length === 0) return null
  return (
    <ul className="claimed-deals" role="list" aria-label={label}>
      {deals.map(({ name, price }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: claimed deals are only added at the end
        <li key={index} className="claimed-deals__deal">
          <Tag size={16} strokeWidth={1.5} aria-hidden="true" />
          <span>
            {label}: <bdi>{name}</bdi>
          </span>
          <span className="claimed-deals__price">{formatPrice(Number(price))}</span>
        </li>
      ))}
    </ul>
  )
}
