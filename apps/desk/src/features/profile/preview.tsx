import { useStore } from '@nanostores/react'
import { DealsCarousel, useClient, VendorCard, VendorFaqs, VendorGallery } from '@vowkit/react'
import type { DeskProfile } from '@vowkit/sdk-core/desk'
import { plainText, type Vendor, type VendorPackage } from '@vowkit/sdk-core/vendors'
import { useMemo } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { useDeskAccount } from '../../shared/use-desk-account.ts'
import { createDrafts } from './drafts.ts'
import { profileTexts } from './texts.ts'

const PRICE = /^\d+(\.\d{1,2})?$/

/** What couples see of the vendor, with the unsaved changes: its profile, and its card in lists. */
export function Preview({ profile }: { profile: DeskProfile }) {
  const t = useTexts(profileTexts)
  const account = useDeskAccount()
  const drafts = useStore(useClient().ports.once(createDrafts))
  const { basics, about, packages, faqs } = { ...profile, ...drafts }
  const photos = drafts.photos?.photos ?? profile.photos.photos
  const images = useMemo(() => {
    const imageOf = new Map(profile.photos.photos.map(({ id, image }) => [id, image]))
    return photos.map(({ id }) => imageOf.get(id) ?? '')
  }, [photos, profile.photos.photos])
  const alts = useMemo(() => photos.map(({ alt }) => alt), [photos])
  const services = about.services.map((service) => service.trim()).filter(Boolean)

  return (
    <div className="preview">
      <p className="profile-section__hint">{t.previewHint}</p>
      <VendorGallery images={images} alts={alts} title={basics.business_name} />
      <h2 className="preview__name">{basics.business_name}</h2>
      <p>{[account?.vendor?.category, basics.business_location, basics.phone].filter(Boolean).join(' · ')}</p>
      <p dir="auto">{plainText(about.about_us)}</p>
      {services.length > 0 && <p dir="auto">{services.join(' · ')}</p>}
      <DealsCarousel deals={packages.packages.flatMap(toDeal)} onClaim={() => {}} />
      <VendorFaqs faqs={faqs.faqs} />
      <ul className="preview__card" role="list">
        <li>
          <VendorCard
            vendor={toCard(profile, {
              name: basics.business_name,
              about: about.about_us,
              image: images[0] ?? '',
              category: account?.vendor?.category ?? '',
            })}
            withoutActions
          />
        </li>
      </ul>
    </div>
  )
}

/** Converts a typed deal. Leaves out a deal whose price is not an amount yet. */
function toDeal(
  {
    id,
    name,
    description,
    original_price,
    discounted_price,
  }: {
    id?: number | string | undefined
    name: string
    description: string
    original_price: string
    discounted_price?: string | undefined
  },
  index: number,
): VendorPackage[] {
  if (!PRICE.test(original_price)) return []
  const discounted = discounted_price !== undefined && PRICE.test(discounted_price) ? discounted_price : undefined
  return [
    { id: id ?? `new ${index}`, name, description, original_price, discounted_price: discounted, is_claimed: false },
  ]
}

function toCard(
  { vendor_id }: DeskProfile,
  shown: { name: string; about: string; image: string; category: string },
): Vendor {
  return {
    id: vendor_id,
    user: 0,
    business_name: shown.name,
    image: shown.image,
    about_us: shown.about,
    categories_label: shown.category,
    is_first_message: false,
    is_first_invoice: false,
    is_first_file: false,
  }
}
