import { DealsCarousel, VendorFaqs, VendorGallery, VendorReviews } from '@vowkit/react'
import { servicesOf, type VendorDetail, type VendorProfile } from '@vowkit/sdk-core/vendors'
import { useMemo } from 'react'
import { AboutText } from './about-text.tsx'
import { Note } from './note.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SectionNav } from './section-nav.tsx'
import { SECTIONS, tabsOf } from './sections.ts'
import { Services } from './services.tsx'
import { useClaim } from './use-claim.ts'
import { VendorActions } from './vendor-actions.tsx'
import { VendorHead } from './vendor-head.tsx'

export interface ProfileProps {
  vendor: VendorDetail
  profile: VendorProfile
}

/** A vendor: their pictures, who they are and what one can do about it, and what there is to read. */
export function Profile({ vendor, profile }: ProfileProps) {
  const { gallery, about_us, reviews, faqs, packages } = vendor
  const claim = useClaim(profile)
  const images = useMemo(() => gallery.map(({ image }) => image), [gallery])
  const tabs = useMemo(() => tabsOf(vendor), [vendor])
  const services = servicesOf(vendor.business_services)

  return (
    <article className="vendor-profile">
      <VendorGallery images={images} title={vendor.business_name} />
      <div className="vendor-rail">
        <VendorHead vendor={vendor} />
        <VendorActions vendor={vendor} profile={profile} dealsId={SECTIONS.deals} />
      </div>
      <div className="vendor-sections">
        {Object.keys(tabs).length > 0 && <SectionNav sections={tabs} />}
        {tabs[SECTIONS.about] && (
          <ProfileSection id={SECTIONS.about} title="About Us">
            <AboutText html={about_us} />
          </ProfileSection>
        )}
        {services.length > 0 && (
          <ProfileSection id={SECTIONS.services} title="Services Offered">
            <Services services={services} />
          </ProfileSection>
        )}
        {reviews.length > 0 && (
          <div className="vendor-section" id={SECTIONS.reviews}>
            <VendorReviews reviews={reviews} average={vendor.avg_rating} />
          </div>
        )}
        {packages.length > 0 && (
          <div className="vendor-section">
            <DealsCarousel deals={packages} claimingId={claim.claimingId} onClaim={claim.claim} />
            {claim.hasFailed && <Note>The deal was not claimed. Please try again.</Note>}
          </div>
        )}
        {faqs.length > 0 && (
          <div className="vendor-section" id={SECTIONS.faqs}>
            <VendorFaqs faqs={faqs} />
          </div>
        )}
      </div>
    </article>
  )
}
