import type { Id } from '@vowkit/sdk-core'
import { profileMessages } from '../../messages/english/profile.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import { useVendor, type VendorErrorListener } from './panel/use-vendor.ts'
import { VendorStatus } from './panel/vendor-status.tsx'
import { VendorReviews } from './reviews/vendor-reviews.tsx'

export interface VendorReviewListProps extends WidgetFrameProps {
  /** The id of the vendor, or the slug of its public page, such as `wild-ranunculus`. A slug costs one more request. */
  vendorId: Id
  /** Called if the vendor is unknown or cannot be loaded. */
  onError?: VendorErrorListener
}

/** The reviews of a vendor by its id, in all states: loading, without reviews, unknown and failed. */
export function VendorReviewList({ vendorId, onError, ...frame }: VendorReviewListProps) {
  const { client, messages, theme, density, fonts, lang } = frame
  return (
    <WidgetFrame {...{ client, messages, theme, density, fonts, lang }}>
      <ReviewsPanel vendorId={vendorId} onError={onError} />
    </WidgetFrame>
  )
}

function ReviewsPanel({ vendorId, onError }: Pick<VendorReviewListProps, 'vendorId' | 'onError'>) {
  const messages = useMessages('profile', profileMessages)
  const { state, profile } = useVendor(vendorId, onError)
  return (
    <div className="vk-vendor" part="panel" aria-busy={state.status === 'loading'}>
      {state.status !== 'ready' && <VendorStatus status={state.status} onRetry={() => void profile.refresh()} />}
      {state.status === 'ready' && state.vendor.reviews.length === 0 && (
        <p className="vk-vendor__note">{messages.noReviews}</p>
      )}
      {state.status === 'ready' && (
        <VendorReviews
          reviews={state.vendor.reviews}
          average={state.vendor.avg_rating}
          counts={state.vendor.review_counts}
        />
      )}
    </div>
  )
}
