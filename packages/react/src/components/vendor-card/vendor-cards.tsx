import type { Vendor } from '@vowkit/sdk-core/vendors'
import { memo, useState } from 'react'
import { useConversation } from '../../hooks/use-conversation.ts'
import { useFavourites } from '../../hooks/use-favourites.ts'
import { useGrowing } from '../../hooks/use-growing.ts'
import { useReadAhead } from '../../hooks/use-read-ahead.ts'
import { useSiteUrl } from '../../hooks/use-site-url.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { vendorsMessages } from '../../messages/vendors.ts'
import { useClient } from '../../provider/use-client.ts'
import { Root } from '../../root/root.tsx'
import { useLatest } from '../../shared/use-latest.ts'
import { LoginStage } from '../login-dialog/login-stage.ts'
import { VendorCard, type VendorCardProps } from './vendor-card.tsx'

export interface VendorListeners {
  /** Somebody opens a vendor; returning `false` keeps the link from being followed. */
  onVendorSelect?: (vendor: Vendor) => boolean | undefined
  /**
   * Somebody wants to talk to a vendor. On our own site `path` is the conversation, which this shows; by default the
   * browser goes there. Elsewhere it is `null` and the link leads to the vendor.
   */
  onVendorMessage?: (vendor: Vendor, path: string | null) => void
}

export interface VendorCardsProps
  extends VendorListeners,
    Pick<VendorCardProps, 'siteUrl' | 'showRating' | 'withoutActions' | 'level'> {
  vendors: readonly Vendor[]
}

// A tap on one of a thousand hearts renders one card.
const Card = /* @__PURE__ */ memo(VendorCard)

/** Vendors as cards in a grid of as many columns as there is room for, with hearts and conversations that work. */
export function VendorCards({ vendors, siteUrl, onVendorSelect, onVendorMessage, ...looks }: VendorCardsProps) {
  const { mode, ports } = useClient()
  const words = useMessages('vendors', vendorsMessages)
  const site = useSiteUrl(siteUrl)
  const favourites = useFavourites()
  const conversation = useConversation((vendor, path) => {
    if (onVendorMessage) onVendorMessage(vendor, path)
    else ports.navigation.go(path)
  })
  const isSite = mode === 'site'
  const ahead = useReadAhead()
  const shown = useGrowing(vendors.length)
  const latest = useLatest({
    onSelect: onVendorSelect,
    onMessage: isSite ? conversation.open : (vendor: Vendor) => onVendorMessage?.(vendor, null),
    onFavourite: favourites.toggle,
  })
  const [listeners] = useState(() => ({
    onSelect: (vendor: Vendor) => latest.current.onSelect?.(vendor),
    onMessage: (vendor: Vendor) => void latest.current.onMessage(vendor),
    onFavourite: (vendor: Vendor) => latest.current.onFavourite(vendor),
  }))
  const { status, vendor: addressee } = conversation.state ?? {}

  return (
    <Root>
      <ul className="vk-cards">
        {vendors.slice(0, shown).map((vendor) => (
          <li key={vendor.id} className="vk-cards__item">
            <Card
              {...looks}
              {...listeners}
              vendor={vendor}
              siteUrl={site}
              target={isSite ? undefined : '_blank'}
              isSaved={favourites.isSaved(vendor)}
              isMessageLink={!isSite}
              isMessaging={status === 'opening' && addressee?.id === vendor.id}
              note={status === 'failed' && addressee?.id === vendor.id ? words.messageFailed : undefined}
              onApproach={isSite ? ahead : undefined}
            />
          </li>
        ))}
      </ul>
      {favourites.waiting && <LoginStage onDone={favourites.proceed} onClose={favourites.giveUp} />}
    </Root>
  )
}
