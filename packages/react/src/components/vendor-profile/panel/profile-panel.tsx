import type { Id } from '@vowkit/sdk-core'
import { servicesOf, type VendorDetail, type VendorProfile } from '@vowkit/sdk-core/vendors'
import { useEffect, useMemo, useRef } from 'react'
import { useSiteUrl } from '../../../hooks/use-site-url.ts'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { SaveListeners } from '../../vendor-card/vendor-cards-props.ts'
import { InquiryPanel, type InquiryPanelProps } from '../../vendor-inquiry/inquiry-panel.tsx'
import { VendorFaqs } from '../faqs/vendor-faqs.tsx'
import { VendorGallery } from '../gallery/vendor-gallery.tsx'
import { VendorReviews } from '../reviews/vendor-reviews.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileDeals } from './profile-deals.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileSection } from './profile-section.tsx'
import { textBlocks } from './text-blocks.ts'
import { useVendor, type VendorErrorListener } from './use-vendor.ts'
import { VendorStatus } from './vendor-status.tsx'

export interface ProfilePanelProps extends Pick<InquiryPanelProps, 'onInquiry'>, SaveListeners {
  /** The id of the vendor, or the slug of its public page, such as `wild-ranunculus`. A slug costs one more request. */
  vendorId: Id
  /** The base URL of the site, for links to conversations. Default: the URL in the backend's configuration. */
  siteUrl?: string
  /** The level of the vendor's name. Default: 2. Use `null` if the host shows the name, such as a dialog. */
  level?: 1 | 2 | null
  /** Whether the inquiry takes the focus when the profile opens. */
  startsWithInquiry?: boolean
  /** Called if the vendor is unknown or cannot be loaded, and when a request of the sign-in fails. */
  onError?: VendorErrorListener
}

/** A vendor's profile in all its states: photos, description, services, deals, reviews, questions and the inquiry. */
export function ProfilePanel({ vendorId, onError, ...rest }: ProfilePanelProps) {
  const messages = useMessages('profile', profileMessages)
  const { state, profile } = useVendor(vendorId, onError)
  return (
    <article className="vk-vendor" part="panel" aria-label={messages.label} aria-busy={state.status === 'loading'}>
      {state.status === 'ready' ? (
        <ReadyProfile {...rest} vendor={state.vendor} profile={profile} onError={onError} />
      ) : (
        <VendorStatus status={state.status} onRetry={() => void profile.refresh()} />
      )}
    </article>
  )
}

interface ReadyProfileProps extends Omit<ProfilePanelProps, 'vendorId'> {
  vendor: VendorDetail
  profile: VendorProfile
}

function ReadyProfile({
  vendor,
  profile,
  siteUrl,
  level = 2,
  startsWithInquiry,
  onInquiry,
  onVendorSave,
  onError,
}: ReadyProfileProps) {
  const messages = useMessages('profile', profileMessages)
  const site = useSiteUrl(siteUrl)
  const inquiry = useRef<HTMLDivElement>(null)
  const images = useMemo(() => vendor.gallery.map(({ image }) => image), [vendor.gallery])
  const services = [...new Set(servicesOf(vendor.business_services))]
  const about = textBlocks(vendor.about_us)

  useEffect(() => {
    if (startsWithInquiry) openInquiry(inquiry.current)
  }, [startsWithInquiry])

  return (
    <>
      <VendorGallery images={images} preview={vendor.image} title={vendor.business_name} />
      <div className="vk-vendor__top">
        <ProfileHead vendor={vendor} level={level ?? undefined} />
        <ProfileActions
          vendor={vendor}
          onMessage={() => openInquiry(inquiry.current)}
          onVendorSave={onVendorSave}
          onError={onError}
        />
      </div>
      {about.length > 0 && (
        <ProfileSection title={messages.about}>
          <div className="vk-vendor__about" dir="auto" lang={vendor.language}>
            {about.map((text, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs have no identity
              <p key={place}>{text}</p>
            ))}
          </div>
        </ProfileSection>
      )}
      {services.length > 0 && (
        <ProfileSection title={messages.services}>
          <ul className="vk-vendor__services">
            {services.map((service) => (
              <li key={service}>
                <bdi lang={vendor.language}>{service}</bdi>
              </li>
            ))}
          </ul>
        </ProfileSection>
      )}
      <ProfileDeals deals={vendor.packages} profile={profile} site={site} onError={onError} />
      <VendorReviews reviews={vendor.reviews} average={vendor.avg_rating} counts={vendor.review_counts} />
      {vendor.faqs.length > 0 && <VendorFaqs faqs={vendor.faqs} language={vendor.language} />}
      <div className="vk-vendor__inquiry" ref={inquiry}>
        <InquiryPanel vendorId={vendor.id} siteUrl={siteUrl} level={2} onInquiry={onInquiry} onError={onError} />
      </div>
    </>
  )
}

function openInquiry(inquiry: HTMLElement | null): void {
  inquiry?.scrollIntoView()
  inquiry?.querySelector<HTMLElement>('textarea, a, [tabindex]')?.focus({ preventScroll: true })
}
