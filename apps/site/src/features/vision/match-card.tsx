import { isWebAddress } from '@vowkit/react'
import { vendorPath } from '@vowkit/sdk-core/contract'
import type { VisionMatch } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useCategoryName } from '../../shared/use-category-name.ts'
import { visionMessages } from './messages.ts'

/** A vendor that matches a vision, with the words that the vendor and the vision share. */
export function MatchCard({ match }: { match: VisionMatch }) {
  const t = useMessages(visionMessages)
  const categoryName = useCategoryName()
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
        <span>{categoryName(match.categories_label)}</span>
        <span className="match__why">{t.matched(match.matched)}</span>
      </span>
    </li>
  )
}
