import { isWebAddress, VendorGallery } from '@vowkit/react'
import { useMemo } from 'react'
import { preload } from 'react-dom'
import { ProfileSectionsLazy } from './profile-sections.lazy.tsx'
import type { ProfileProps } from './profile-sections.tsx'
import { VendorActions } from './vendor-actions.tsx'
import { VendorHead } from './vendor-head.tsx'

/** A vendor's profile: gallery, rail with name and actions, and the lazy-loaded sections. */
export function Profile({ vendor, profile }: ProfileProps) {
  const { gallery, business_name } = vendor
  const images = useMemo(() => gallery.map(({ image }) => image), [gallery])
  const alts = useMemo(() => gallery.map(({ alt = '' }) => alt), [gallery])

  const main = images.find(isWebAddress)
  if (main) preload(main, { as: 'image', fetchPriority: 'high' })

  return (
    <article className="vendor-profile">
      <VendorGallery images={images} alts={alts} preview={vendor.image} title={business_name} />
      <div className="vendor-rail">
        <VendorHead vendor={vendor} />
        <VendorActions vendor={vendor} profile={profile} />
      </div>
      <ProfileSectionsLazy vendor={vendor} profile={profile} />
    </article>
  )
}
