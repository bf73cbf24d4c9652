import { useFormatPrice } from '@vowkit/react'
import {
  formatVendorPhone,
  manageVendorPath,
  packagesInRange,
  priceOf,
  reviewCount,
  type VendorDetail,
  type VendorPackage,
} from '@vowkit/sdk-core/vendors'
import { Calendar, CalendarCheck, CalendarX, MapPin, Phone, Star, Tag } from 'lucide-react'
import { useLocale, useMessages } from '../../shared/language/use-messages.ts'
import { movedDateMessages } from '../../shared/moved-date/messages.ts'
import { MovedDateNote } from '../../shared/moved-date/moved-date-note.tsx'
import { useCategoryName } from '../../shared/use-category-name.ts'
import { VendorPhoto } from '../../shared/vendor-photo.tsx'
import { vendorDetailMessages } from './messages.ts'
import { useSearchedPrices } from './use-searched-prices.ts'

const ICON = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The vendor's photo, name, category, rating, location, phone number and lowest price. */
export function VendorHead({ vendor }: { vendor: VendorDetail }) {
  const { business_name, business_location, categories_label, phone } = vendor
  const t = useMessages(vendorDetailMessages)
  const { write } = useMessages(movedDateMessages)
  const locale = useLocale()
  const nameOf = useCategoryName()
  const formatPrice = useFormatPrice()
  const from = lowestPrice(vendor)
  const searched = useSearchedPrices()
  const inRange = packagesInRange(vendor.packages, searched) ?? vendor.packages_in_range
  return (
    <header className="vendor-head">
      <VendorPhoto image={vendor.image} className="vendor-photo" size={72} />
      <div className="vendor-head__names">
        <h1 className="vendor-head__name">
          <bdi>{business_name}</bdi>
        </h1>
        {categories_label && (
          <p className="vendor-head__trade">
            <bdi>{nameOf(categories_label)}</bdi>
          </p>
        )}
      </div>
      <ul className="vendor-facts" role="list">
        {vendor.avg_rating !== undefined && (
          <li className="vendor-facts__rating">
            <Star {...ICON} fill="currentColor" />
            <span className="visually-hidden">{t.rated} </span>
            {vendor.avg_rating.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
            <span className="visually-hidden"> {t.ofFive}</span>
            <ReviewCount count={reviewCount(vendor)} />
          </li>
        )}
        {business_location && (
          <li>
            <MapPin {...ICON} />
            <bdi>{business_location}</bdi>
          </li>
        )}
        {phone && (
          <li>
            <Phone {...ICON} />
            <a className="vendor-facts__phone" href={`tel:${phone}`}>
              {formatVendorPhone(phone)}
            </a>
          </li>
        )}
        {vendor.is_booked ? (
          <li>
            <CalendarCheck {...ICON} />
            <a className="vendor-facts__link" href={manageVendorPath(vendor.id)}>
              {t.isBooked}
            </a>
          </li>
        ) : (
          <AvailabilityFact availability={vendor.availability} />
        )}
        {from !== null && (
          <li>
            <Tag {...ICON} />
            <span>
              {t.fromPrice(formatPrice(from.price), from.unit)}
              {from.name && (
                <>
                  {' · '}
                  <bdi lang={vendor.language}>{from.name}</bdi>
                </>
              )}
              {inRange && inRange.total > 1 && ` · ${t.packagesInRange(inRange, formatPrice)}`}
            </span>
          </li>
        )}
      </ul>
      {vendor.moved_date && (
        <MovedDateNote moved={vendor.moved_date} isBooked={vendor.is_booked ?? false}>
          <a href={manageVendorPath(vendor.id)}>{write}</a>
        </MovedDateNote>
      )}
    </header>
  )
}

/** Whether the vendor is free on the couple's date. */
function AvailabilityFact({ availability }: Pick<VendorDetail, 'availability'>) {
  const t = useMessages(vendorDetailMessages)
  const locale = useLocale()
  if (!availability?.date) return null
  const date = new Date(availability.date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const [Icon, textOf] = {
    free: [CalendarCheck, t.freeOn] as const,
    taken: [CalendarX, t.takenOn] as const,
    unknown: [Calendar, t.askIfFree] as const,
  }[availability.status]
  return (
    <li>
      <Icon {...ICON} />
      {textOf(date)}
    </li>
  )
}

function ReviewCount({ count }: { count: number }) {
  const t = useMessages(vendorDetailMessages)
  if (count === 0) return null
  return <span className="vendor-facts__count">{t.reviewCount(count)}</span>
}

interface LowestPrice {
  price: number
  unit: VendorPackage['price_unit']
  /** The name of the package. */
  name: string
}

/** Returns the lowest package price, or `null` if the vendor has no packages. */
function lowestPrice({ packages }: VendorDetail): LowestPrice | null {
  const prices = packages.map((deal) => {
    const { original, discounted } = priceOf(deal)
    return { price: discounted ?? original, unit: deal.price_unit, name: deal.name }
  })
  return prices.toSorted((a, b) => a.price - b.price)[0] ?? null
}
