import '@vowkit/react/vendor-cards.css'
import { VendorCards, type VendorCardsProps } from '@vowkit/react'
import { isUndecided } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { CardHint } from './card-hint.tsx'
import { useComparison } from './compare/use-comparison.ts'
import { useRemoveDecided } from './compare/use-remove-decided.ts'
import { CardPinsLazy } from './pin/card-pins.lazy.tsx'
import type { CardPinProps } from './pin/use-pinned-vendors.ts'
import { openPath } from './router.ts'
import { useSiteConfig } from './site-config.ts'
import { useIsCouple } from './use-is-couple.ts'

/** Vendor cards with the actions of the site: message, save, compare and, for couples, pin to the board. */
export function SiteCards(props: Pick<VendorCardsProps, 'vendors' | 'level'>) {
  const { cards } = useComparison()
  const { showsRatings } = useSiteConfig()
  const isCouple = useIsCouple()
  const [pins, setPins] = useState<CardPinProps>({})
  useRemoveDecided(props.vendors.filter((vendor) => !isUndecided(vendor)).map(({ id }) => id))
  return (
    <>
      {isCouple && <CardPinsLazy onChange={setPins} />}
      {props.vendors.length > 0 && <CardHint hasPins={isCouple} />}
      <VendorCards
        {...props}
        {...cards}
        {...(isCouple && pins)}
        showRating={showsRatings}
        onVendorMessage={(_, path) => path && openPath(path)}
      />
    </>
  )
}
