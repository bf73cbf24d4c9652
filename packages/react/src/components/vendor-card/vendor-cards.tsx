import { createVendors, type Vendor } from '@vowkit/sdk-core/vendors'
import { useCallback } from 'react'
import { useConversation } from '../../hooks/use-conversation.ts'
import { vendorsMessages } from '../../messages/english/vendors.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { CardList } from './card-list.tsx'
import { EmbeddedCards } from './embedded-cards.tsx'
import type { VendorCardsProps } from './vendor-cards-props.ts'

/** Vendor cards in a responsive grid. Hearts save vendors as favourites, and "Message" opens a conversation. */
export function VendorCards(props: VendorCardsProps) {
  const { mode } = useClient()
  return mode === 'site' ? <SiteCards {...props} /> : <EmbeddedCards {...props} />
}

/**
 * Vendor cards for our own site. "Message" opens the conversation on the same page, and hovering over a card prefetches
 * its vendor.
 */
function SiteCards({ onVendorSelect, onVendorMessage, compared, pinned, ...list }: VendorCardsProps) {
  const { ports } = useClient()
  const messages = useMessages('vendors', vendorsMessages)
  // Keeps the same function between renders, so that the memoized cards do not re-render.
  const prefetch = useCallback(({ id }: Vendor) => ports.once(createVendors).prefetch(id), [ports])
  const { state, open } = useConversation((vendor, path) => {
    if (onVendorMessage) onVendorMessage(vendor, path)
    else ports.navigation.go(path)
  })
  const statusOf = ({ id }: Vendor) => (state?.vendor.id === id ? state.status : undefined)

  return (
    <CardList
      {...list}
      onSelect={onVendorSelect}
      onMessage={(vendor) => void open(vendor)}
      onApproach={prefetch}
      detailsOf={(vendor) => ({
        isMessaging: statusOf(vendor) === 'opening',
        isCompared: compared?.has(String(vendor.id)),
        isPinned: pinned?.has(String(vendor.id)),
        ...(statusOf(vendor) === 'failed' && { note: messages.messageFailed }),
      })}
    />
  )
}
