import { priceOf, reviewCount, type VendorDetail } from '@vowkit/sdk-core/vendors'
import { useFormatPrice } from '../../../hooks/use-format-price.ts'
import { commonMessages } from '../../../messages/common.ts'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'

export interface ProfileHeadProps {
  vendor: VendorDetail
  /** The level of the vendor's name. Without a level, the host shows the name. */
  level: 1 | 2 | 3 | undefined
}

/** The vendor's name, category, rating, location and lowest price. */
export function ProfileHead({ vendor, level }: ProfileHeadProps) {
  const messages = useMessages('profile', profileMessages)
  const { categories } = useMessages('common', commonMessages)
  const { business_name, categories_label, business_location, avg_rating } = vendor
  const reviews = reviewCount(vendor)
  const Name = level && (`h${level}` as const)
  const formatPrice = useFormatPrice()
  const from = lowestPrice(vendor)
  return (
    <header className="vk-vendor__head" part="header">
      {categories_label && <p className="vk-vendor__trade">{categories(categories_label)}</p>}
      {Name && (
        <Name className="vk-vendor__name" part="title" dir="auto">
          {business_name}
        </Name>
      )}
      <ul className="vk-vendor__facts" role="list">
        {avg_rating !== undefined && (
          <li>
            <span className="vk-vendor__star" aria-hidden="true">
              ★
            </span>{' '}
            <b role="img" aria-label={messages.stars(avg_rating.toFixed(1))}>
              {avg_rating.toFixed(1)}
            </b>
            {reviews > 0 && <> · {messages.reviewCount(reviews)}</>}
          </li>
        )}
        {business_location && <li dir="auto">{business_location}</li>}
        {from && (
          <li>
            {messages.fromPrice(formatPrice(from.price))}
            {from.name && (
              <>
                {' · '}
                <bdi lang={vendor.language}>{from.name}</bdi>
              </>
            )}
          </li>
        )}
        <AvailabilityFact availability={vendor.availability} />
      </ul>
    </header>
  )
}

/** Whether the vendor is free on the couple's date. */
function AvailabilityFact({ availability }: Pick<VendorDetail, 'availability'>) {
  const messages = useMessages('profile', profileMessages)
  if (!availability?.date) return null
  const textOf = { free: messages.freeOn, taken: messages.takenOn, unknown: messages.askIfFree }[availability.status]
  return <li>{textOf(new Date(availability.date))}</li>
}

/** Returns the lowest package price and the name of the package. Undefined if the vendor has no packages. */
function lowestPrice({ packages }: VendorDetail): { price: number; name: string } | undefined {
  const prices = packages.map((deal) => {
    const { original, discounted } = priceOf(deal)
    return { price: discounted ?? original, name: deal.name }
  })
  return prices.toSorted((a, b) => a.price - b.price)[0]
}
