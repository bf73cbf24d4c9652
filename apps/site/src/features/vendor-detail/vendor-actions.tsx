import type { VendorDetail, VendorProfile } from '@vowkit/sdk-core/vendors'
import { Heart, MessageCircle } from 'lucide-react'
import { Note } from './note.tsx'
import { SECTIONS } from './sections.ts'
import { SwapLabel } from './swap-label.tsx'
import { useFavourite } from './use-favourite.ts'
import { useInquiry } from './use-inquiry.ts'
import { useMessage } from './use-message.ts'

const ICON = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const
const INQUIRY_LABELS = ['Inquire', 'Inquiry Sent ✅'] as const

export interface VendorActionsProps {
  vendor: VendorDetail
  profile: VendorProfile
}

/** Actions for a vendor: message, inquire, save, go to the deals. On phones the first two stick to the bottom. */
export function VendorActions({ vendor, profile }: VendorActionsProps) {
  const message = useMessage(vendor)
  const inquiry = useInquiry(vendor, profile)
  const favourite = useFavourite(vendor, profile)
  return (
    <div className="vendor-actions">
      <div className="vendor-actions__main">
        {message.hasFailed && <Note>The chat did not open. Please try again.</Note>}
        <button type="button" className="button" aria-busy={message.isBusy} onClick={message.send}>
          <MessageCircle {...ICON} />
          Message
        </button>
        <button
          type="button"
          className="button button--quiet"
          aria-busy={inquiry.isBusy}
          // `disabled` would take the focus from the button that was just pressed.
          aria-disabled={vendor.inquiry}
          onClick={vendor.inquiry ? undefined : inquiry.send}
        >
          <SwapLabel labels={INQUIRY_LABELS} shown={vendor.inquiry ? 1 : 0} />
        </button>
      </div>
      {favourite.hasFailed && <Note>That was not saved. Please try again.</Note>}
      <button type="button" className="button button--quiet" onClick={favourite.toggle}>
        <Heart {...ICON} className="vendor-actions__heart" fill={favourite.isSaved ? 'currentColor' : 'none'} />
        {favourite.isSaved ? 'Favorited' : 'Add to Favorites'}
      </button>
      {/* Screen readers do not announce a changed button label. */}
      <p className="visually-hidden" role="status">
        {favourite.hasChanged && (favourite.isSaved ? 'Added to your favorites' : 'No longer among your favorites')}
      </p>
      {vendor.packages.length > 0 && (
        <a className="button button--quiet" href={`#${SECTIONS.deals}`}>
          Claim Exclusive Deal 🎉
        </a>
      )}
    </div>
  )
}
