import type { VendorDetail, VendorProfile } from '@vowkit/sdk-core/vendors'
import { Heart, MessageCircle } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { PinButton } from '../../shared/pin/pin-button.tsx'
import { InquiryDialogLazy } from './inquiry-dialog.lazy.tsx'
import { vendorDetailMessages } from './messages.ts'
import { Note } from './note.tsx'
import { SECTIONS } from './sections.ts'
import { SwapLabel } from './swap-label.tsx'
import { useFavourite } from './use-favourite.ts'
import { useInquiry } from './use-inquiry.ts'
import { useMessage } from './use-message.ts'

const ICON = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const

export interface VendorActionsProps {
  vendor: VendorDetail
  profile: VendorProfile
}

/** The actions for a vendor: message, inquire, save and see the deals. On phones, the first two stick to the bottom. */
export function VendorActions({ vendor, profile }: VendorActionsProps) {
  const t = useMessages(vendorDetailMessages)
  const message = useMessage(vendor)
  const inquiry = useInquiry(vendor)
  const favourite = useFavourite(vendor, profile)
  return (
    <div className="vendor-actions">
      <div className="vendor-actions__main">
        {message.hasFailed && <Note>{t.messageFailed}</Note>}
        <button type="button" className="button" aria-busy={message.isBusy} onClick={message.send}>
          <MessageCircle {...ICON} />
          {t.message}
        </button>
        <button
          type="button"
          className="button button--quiet"
          // `disabled` would remove the focus from the pressed button.
          aria-disabled={vendor.inquiry}
          onClick={vendor.inquiry ? undefined : inquiry.open}
          onPointerEnter={() => void InquiryDialogLazy.preload()}
          onFocus={() => void InquiryDialogLazy.preload()}
        >
          <SwapLabel labels={[t.inquire, t.inquirySent]} shown={vendor.inquiry ? 1 : 0} />
        </button>
      </div>
      {!vendor.inquiry && <p className="vendor-actions__difference">{t.messageOrInquire}</p>}
      {inquiry.isOpen && <InquiryDialogLazy vendor={vendor} onClose={inquiry.close} />}
      {favourite.hasFailed && <Note>{t.saveFailed}</Note>}
      <button type="button" className="button button--quiet" onClick={({ detail }) => detail < 2 && favourite.toggle()}>
        <Heart {...ICON} className="vendor-actions__heart" fill={favourite.isSaved ? 'currentColor' : 'none'} />
        {favourite.isSaved ? t.favorited : t.addToFavorites}
      </button>
      {/* Announces the change, because screen readers do not announce a new button label. */}
      <p className="visually-hidden" role="status">
        {favourite.hasChanged && (favourite.isSaved ? t.added : t.removed)}
      </p>
      <PinButton source={{ kind: 'vendor', id: vendor.id }} />
      {vendor.packages.length > 0 && (
        <a className="button button--quiet" href={`#${SECTIONS.deals}`}>
          {t.claimDeal}
        </a>
      )}
    </div>
  )
}
