import { formatMoney } from '@vowkit/sdk-core'
import type { Vendor } from '@vowkit/sdk-core/vendors'
import { useContext } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { vendorsMessages } from '../../messages/vendors.ts'
import { AppearanceContext } from '../../root/appearance.ts'

export interface CardFactsProps {
  vendor: Vendor
}

/** The place of a vendor and its lowest price. The row keeps its height if both are unknown. */
export function CardFacts({ vendor }: CardFactsProps) {
  const messages = useMessages('vendors', vendorsMessages)
  const { lang } = useContext(AppearanceContext)
  const { business_location = '', from_price, from_price_unit = 'package', currency, distance_miles: miles } = vendor
  const [town = ''] = business_location.split(',')
  return (
    <div className="vk-card__facts">
      {town && (
        <p className="vk-card__place" dir="auto">
          {miles === undefined ? town : messages.placeAway(town, miles)}
        </p>
      )}
      {from_price !== undefined && (
        <p className="vk-card__price">
          {messages.fromPrice(formatMoney(Number(from_price), { currency, lang }), from_price_unit)}
        </p>
      )}
    </div>
  )
}

/** What distinguishes a vendor for the couple: a deal, and whether the vendor is free on the couple's date. */
export function CardMarks({ vendor: { discount, currency, availability } }: CardFactsProps) {
  const messages = useMessages('vendors', vendorsMessages)
  const { lang } = useContext(AppearanceContext)
  const status = availability?.status ?? 'unknown'
  if (discount === undefined && status === 'unknown') return null
  return (
    <ul className="vk-card__marks" role="list">
      {status !== 'unknown' && (
        <li className="vk-card__mark" data-status={status}>
          {messages[`date_${status}`]}
        </li>
      )}
      {discount !== undefined && (
        <li className="vk-card__mark">{messages.deal(formatMoney(Number(discount), { currency, lang }))}</li>
      )}
    </ul>
  )
}
