import { cleanHtml } from './clean-html.ts'
import './vendor-sections.css'
import { DealsCarousel, VendorFaqs, VendorReviews } from '@vowkit/react'
import { servicesOf, type VendorDetail, type VendorProfile } from '@vowkit/sdk-core/vendors'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LanguageNote } from './language-note.tsx'
import { vendorDetailMessages } from './messages.ts'
import { Note } from './note.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SectionNav } from './section-nav.tsx'
import { SECTIONS, tabsOf } from './sections.ts'
import { Services } from './services.tsx'
import { useClaim } from './use-claim.ts'

export interface ProfileProps {
  vendor: VendorDetail
  profile: VendorProfile
}

/** The sections of a profile: description, services, reviews, deals and questions. Omits empty sections. */
export function ProfileSections({ vendor, profile }: ProfileProps) {
  const { about_us, reviews, faqs, packages } = vendor
  const t = useMessages(vendorDetailMessages)
  const claim = useClaim(profile)
  const tabs = useMemo(() => tabsOf({ about_us, reviews, faqs }, t), [about_us, reviews, faqs, t])
  const services = servicesOf(vendor.business_services)

  return (
    <div className="vendor-sections">
      {Object.keys(tabs).length > 0 && <SectionNav sections={tabs} />}
      <LanguageNote vendor={vendor} />
      {tabs[SECTIONS.about] && (
        <ProfileSection id={SECTIONS.about} title={t.about}>
          <AboutText html={about_us} language={vendor.language} />
        </ProfileSection>
      )}
      {services.length > 0 && (
        <ProfileSection id={SECTIONS.services} title={t.services}>
          <Services services={services} language={vendor.language} />
        </ProfileSection>
      )}
      {reviews.length > 0 && (
        <div className="vendor-section" id={SECTIONS.reviews}>
          <VendorReviews reviews={reviews} average={vendor.avg_rating} counts={vendor.review_counts} />
        </div>
      )}
      {packages.length > 0 && (
        <div className="vendor-section">
          <DealsCarousel
            deals={packages}
            language={vendor.language}
            claimingId={claim.claimingId}
            onClaim={claim.claim}
          />
          {claim.hasFailed && <Note>{t.claimFailed}</Note>}
        </div>
      )}
      {faqs.length > 0 && (
        <div className="vendor-section" id={SECTIONS.faqs}>
          <VendorFaqs faqs={faqs} language={vendor.language} />
        </div>
      )}
    </div>
  )
}

/** The vendor's description. Sanitizes the HTML here, even if the backend has done so already. */
function AboutText({ html, language }: { html: string; language: string | undefined }) {
  const text = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => text.current?.replaceChildren(cleanHtml(html)), [html])

  return <div className="about-text" dir="auto" lang={language} ref={text} />
}
