import { formatMoney } from '@vowkit/sdk-core'
import type { PackagesInRange, Vendor } from '@vowkit/sdk-core/vendors'
import { useContext } from 'react'
import { vendorsMessages } from '../../messages/english/vendors.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AppearanceContext } from '../../root/appearance.ts'

type Facts = Pick<
  Vendor,
  'business_location' | 'from_price' | 'from_price_unit' | 'currency' | 'distance_miles' | 'packages_in_range'
>

export interface CardFactsProps {
  vendor: Facts
  /** Shows the whole location instead of its town. */
  hasWholePlace?: boolean
}

/** The place of a vendor, its lowest price, and its packages in the price range of a search. The row keeps its height if both are unknown. */
export function CardFacts({ vendor, hasWholePlace = false }: CardFactsProps) {
  const messages = useMessages('vendors', vendorsMessages)
  const { lang } = useContext(AppearanceContext)
  const { business_location = '', from_price, from_price_unit = 'package', currency, distance_miles: miles } = vendor
  const money = (amount: number) => formatMoney(amount, { currency, lang })
  const [town = ''] = hasWholePlace ? [business_location] : business_location.split(',')
  return (
    <div className="vk-card__facts">
      {town && (
        <p className="vk-card__place" dir="auto">
          {miles === undefined ? town : messages.placeAway(town, miles)}
        </p>
      )}
      {from_price !== undefined && (
        <p className="vk-card__price">{messages.fromPrice(money(Number(from_price)), from_price_unit)}</p>
      )}
      <PackageCount inRange={vendor.packages_in_range} money={money} />
    </div>
  )
}

interface PackageCountProps {
  inRange: PackagesInRange | undefined
  money: (amount: number) => string
}

/** How many packages are in the price range of the search. Nothing for a single package, whose price says the same. */
function PackageCount({ inRange, money }: PackageCountProps) {
  const messages = useMessages('vendors', vendorsMessages)
  if (!inRange || inRange.total < 2) return null
  const { count, total, min_price: min, max_price: max } = inRange
  const amount = (price: string | undefined) => (price === undefined ? '' : money(Number(price)))
  const range = min === undefined ? 'upTo' : max === undefined ? 'from' : 'between'
  return <p className="vk-card__range">{messages.packagesInRange(count, total, range, amount(min), amount(max))}</p>
}

export interface CardMarksProps {
  vendor: Pick<Vendor, 'discount' | 'currency' | 'availability'>
}

/** What distinguishes a vendor for the couple: a deal, and whether the vendor is free on the couple's date. */
export function CardMarks({ vendor: { discount, currency, availability } }: CardMarksProps) {
  const messages = useMessages('vendors', vendorsMessages)
  const { lang } = useContext(AppearanceContext)
  const { date = '', status = 'unknown' } = availability ?? {}
  const dateText =
    status !== 'unknown' ? messages[`date_${status}`] : date === '' ? null : messages.date_unknown(new Date(date))
  if (discount === undefined && dateText === null) return null
  return (
    <ul className="vk-card__marks" role="list">
      {dateText !== null && (
        <li className="vk-card__mark" data-status={status}>
          {dateText}
        </li>
      )}
      {discount !== undefined && (
        <li className="vk-card__mark">{messages.deal(formatMoney(Number(discount), { currency, lang }))}</li>
      )}
    </ul>
  )
}
