import type { Vendor } from '@vowkit/sdk-core/vendors'
import { memo, useState } from 'react'
import { useFavourites } from '../../hooks/use-favourites.ts'
import { useIncrementalRender } from '../../hooks/use-incremental-render.ts'
import { useSiteUrl } from '../../hooks/use-site-url.ts'
import { commonMessages } from '../../messages/common.ts'
import { vendorsMessages } from '../../messages/english/vendors.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Root } from '../../root/root.tsx'
import { useLatest } from '../../shared/use-latest.ts'
import { LoginDialogLazy } from '../login-dialog/login-dialog.lazy.tsx'
import type { LoginDialogProps } from '../login-dialog/login-dialog.tsx'
import { VendorCard } from './vendor-card.tsx'
import type { VendorCardProps } from './vendor-card-props.ts'
import type { SaveListeners } from './vendor-cards-props.ts'

export interface CardListProps
  extends Pick<
      VendorCardProps,
      'siteUrl' | 'target' | 'showRating' | 'withoutActions' | 'level' | 'isMessageLink' | 'onSelect' | 'onApproach'
    >,
    SaveListeners,
    Pick<LoginDialogProps, 'onError'> {
  vendors: readonly Vendor[]
  /** The number of cards in the first render. The other cards render frame by frame afterwards. Default: one row. */
  firstCards?: number
  onMessage: (vendor: Vendor) => unknown
  /** Returns additional props for one card. */
  detailsOf?: (vendor: Vendor) => Pick<VendorCardProps, 'isMessaging' | 'note' | 'isCompared' | 'isPinned'>
  /** Called when the visitor presses "Compare". If it is undefined, the cards have no such button. */
  onCompare?: VendorCardProps['onCompare']
  /** Called when the visitor presses "Pin to board". If it is undefined, the cards have no such button. */
  onPin?: VendorCardProps['onPin']
}

/** Maximum number of placeholders for cards that have not rendered yet. They fill a large screen. */
const MAX_PLACEHOLDERS = 24

// Memoized, so that saving one of a thousand vendors re-renders only one card.
const Card = /* @__PURE__ */ memo(VendorCard)

/** Vendors as cards in a responsive grid. Each card has a heart that saves the vendor. */
export function CardList(props: CardListProps) {
  const { vendors, firstCards, siteUrl, onSelect, onMessage, onCompare, onPin, onVendorSave, onError, ...rest } = props
  const { detailsOf, ...looks } = rest
  const site = useSiteUrl(siteUrl)
  const favourites = useFavourites(onVendorSave)
  const { failed } = favourites
  const { network } = useMessages('common', commonMessages)
  const { saveFailed } = useMessages('vendors', vendorsMessages)
  const shown = useIncrementalRender(vendors.length, firstCards)
  const latest = useLatest({ onSelect, onMessage, onCompare, onPin, onFavourite: favourites.toggle })
  const [listeners] = useState(() => ({
    onSelect: (vendor: Vendor) => latest.current.onSelect?.(vendor),
    onMessage: (vendor: Vendor) => latest.current.onMessage(vendor),
    onFavourite: (vendor: Vendor) => latest.current.onFavourite(vendor),
    onCompare: (vendor: Vendor) => latest.current.onCompare?.(vendor),
    onPin: (vendor: Vendor) => latest.current.onPin?.(vendor),
  }))

  return (
    <Root>
      <ul className="vk-cards" role="list">
        {vendors.slice(0, shown).map((vendor) => (
          <li key={vendor.id} className="vk-cards__item">
            <Card
              {...looks}
              {...listeners}
              onCompare={onCompare && listeners.onCompare}
              onPin={onPin && listeners.onPin}
              note={failed?.id === vendor.id ? (failed.isOffline ? network : saveFailed) : undefined}
              {...detailsOf?.(vendor)}
              vendor={vendor}
              siteUrl={site}
              isSaved={favourites.isSaved(vendor)}
            />
          </li>
        ))}
        {vendors.slice(shown, MAX_PLACEHOLDERS).map(({ id }) => (
          <li key={`room-${id}`} className="vk-cards__room" aria-hidden="true">
            {!looks.withoutActions && <div className="vk-card__actions" />}
          </li>
        ))}
      </ul>
      {favourites.waiting && (
        <LoginDialogLazy onDone={favourites.proceed} onError={onError} onClose={favourites.cancel} />
      )}
    </Root>
  )
}
