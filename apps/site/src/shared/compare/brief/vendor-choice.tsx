import { formatMoney } from '@vowkit/sdk-core'
import type { Vendor } from '@vowkit/sdk-core/vendors'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { briefMessages } from './messages.ts'

export interface VendorChoiceProps {
  vendor: Vendor
  isChosen: boolean
  onToggle: () => void
}

/** A vendor that may receive the brief, with the facts of its card: the lowest price, and whether it is free. */
export function VendorChoice({ vendor, isChosen, onToggle }: VendorChoiceProps) {
  const t = useMessages(briefMessages)
  const { language } = useLanguage()
  const { business_name: name, progress, availability, from_price, from_price_unit = 'package', currency } = vendor
  const status = availability?.status ?? 'unknown'
  return (
    <label>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span className="brief-form__vendor">
        <span className="brief-form__name">
          <span dir="auto">{name}</span>
          {progress && <span className="brief-form__fact"> {t.contacted}</span>}
        </span>
        {(from_price !== undefined || status !== 'unknown') && (
          <span className="brief-form__facts">
            {from_price !== undefined && (
              <span className="brief-form__fact">
                {' '}
                {t.fromPrice(formatMoney(Number(from_price), { currency, lang: language }), from_price_unit)}
              </span>
            )}
            {status !== 'unknown' && (
              <span className="brief-form__fact" data-status={status}>
                {' '}
                {t.dates[status]}
              </span>
            )}
          </span>
        )}
      </span>
    </label>
  )
}
