import { isWebAddress } from '@vowkit/react'
import { vendorPath } from '@vowkit/sdk-core/contract'
import type { VisionMatch } from '@vowkit/sdk-core/vision'
import { useState } from 'react'

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** A vendor for the look of a vision, and the words they share with it. */
export function MatchCard({ match }: { match: VisionMatch }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <li className="match">
      <span className="match__picture">
        {isWebAddress(match.image) && !isBroken && (
          <img
            className="match__image"
            src={match.image}
            width={96}
            height={72}
            alt=""
            loading="lazy"
            onError={() => setBroken(true)}
          />
        )}
      </span>
      <span className="match__text">
        <a className="match__link" href={vendorPath(match.id)}>
          {match.business_name}
        </a>
        <span>{match.categories_label}</span>
        <span className="match__why">You both say {AND.format(match.matched)}</span>
      </span>
    </li>
  )
}
