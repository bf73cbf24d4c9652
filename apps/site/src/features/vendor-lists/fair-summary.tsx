import './fair-summary.css'
import { useClient } from '@vowkit/react'
import { createVendors, manageVendorPath, type Vendor, vendorPath } from '@vowkit/sdk-core/vendors'
import { useId, useState } from 'react'
import { ariaDisabledProps } from '../../shared/aria-disabled-props.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useToday } from '../../shared/lead/use-today.ts'
import { openUnlessLeft } from '../../shared/router.ts'
import { useCategoryName } from '../../shared/use-category-name.ts'
import { VendorPhoto } from '../../shared/vendor-photo.tsx'
import { isContacted, latestFairDay } from './fair-day.ts'
import { MessageAllForm } from './message-all-form.tsx'
import { vendorListsMessages } from './messages.ts'

export interface FairSummaryProps {
  /** The scanned vendors. */
  vendors: readonly Vendor[]
  /** Called when messages were sent. */
  onSent: () => void
}

/** The vendors that the couple met at a wedding fair, each with one action, and a message to all of them. */
export function FairSummary({ vendors, onSent }: FairSummaryProps) {
  const t = useMessages(vendorListsMessages).fair
  const { clock } = useClient().ports
  const today = useToday()
  const titleId = useId()
  const day = latestFairDay(vendors, clock.now())
  if (!day) return null
  const open = day.vendors.filter((vendor) => !isContacted(vendor))
  return (
    <section className="fair" aria-labelledby={titleId}>
      <div className="fair__met">
        <h2 className="fair__title" id={titleId}>
          {t.met(day.vendors.length, day.date === today ? '' : t.date(day.date))}
        </h2>
        <ul className="fair__vendors" role="list">
          {day.vendors.map((vendor) => (
            <FairVendor key={vendor.id} vendor={vendor} />
          ))}
        </ul>
      </div>
      <MessageAllForm vendors={open} onSent={onSent} />
    </section>
  )
}

function FairVendor({ vendor }: { vendor: Vendor }) {
  const t = useMessages(vendorListsMessages).fair
  const categoryOf = useCategoryName()
  const { ports } = useClient()
  const [status, setStatus] = useState<'idle' | 'opening' | 'failed'>('idle')
  const { business_name: name } = vendor

  async function openConversation() {
    if (status === 'opening') return
    const show = openUnlessLeft()
    setStatus('opening')
    const result = await ports.once(createVendors).message(vendor)
    setStatus(result.ok ? 'idle' : 'failed')
    if (result.ok) show(result.path)
  }

  return (
    <li className="fair__vendor">
      <VendorPhoto className="fair__photo" image={vendor.image} size={48} />
      <div className="fair__name">
        <a href={vendorPath(vendor.id)} dir="auto">
          {name}
        </a>
        <p>{status === 'failed' ? <span role="alert">{t.messageFailed}</span> : categoryOf(vendor.categories_label)}</p>
      </div>
      {isContacted(vendor) ? (
        <a className="button button--quiet" href={manageVendorPath(vendor.id)} aria-label={t.manageOf(name)}>
          {t.manage}
        </a>
      ) : (
        <button
          type="button"
          className="button button--quiet"
          aria-label={t.messageTo(name)}
          onClick={() => void openConversation()}
          {...ariaDisabledProps(status === 'opening')}
        >
          {t.message}
        </button>
      )}
    </li>
  )
}
