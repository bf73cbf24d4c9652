import { OpensProfiles, useOpenProfile } from '../vendor-profile/dialog/opens-profiles.tsx'
import { CardList } from './card-list.tsx'
import type { VendorCardsProps } from './vendor-cards-props.ts'

/**
 * Vendor cards for an embedding page. A profile opens in a dialog, "Message" in the same dialog at its inquiry. The
 * links of the cards lead to our site, for a new tab.
 */
export function EmbeddedCards(props: VendorCardsProps) {
  return (
    <OpensProfiles siteUrl={props.siteUrl} onVendorSave={props.onVendorSave} onError={props.onError}>
      <OpeningCards {...props} />
    </OpensProfiles>
  )
}

function OpeningCards({ onVendorSelect, onVendorMessage, compared, pinned, ...list }: VendorCardsProps) {
  const openProfile = useOpenProfile()
  return (
    <CardList
      {...list}
      target="_blank"
      isMessageLink
      detailsOf={({ id }) => ({ isCompared: compared?.has(String(id)), isPinned: pinned?.has(String(id)) })}
      onSelect={(vendor) => {
        if (onVendorSelect?.(vendor) !== false) openProfile?.(vendor.id)
        return false
      }}
      onMessage={(vendor) => {
        if (onVendorMessage?.(vendor, null) !== false) openProfile?.(vendor.id, { startsWithInquiry: true })
        return false
      }}
    />
  )
}
