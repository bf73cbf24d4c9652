import { isWebAddress, VendorGallery } from '@vowkit/react'
import { Suspense, useMemo } from 'react'
import { preload } from 'react-dom'
import { lazily } from '../../shared/lazily.ts'
import { afterPaint } from '../../start/after-paint.ts'
import type { ProfileProps } from './profile-sections.tsx'
import { SectionsSkeleton } from './profile-skeleton.tsx'
import { VendorActions } from './vendor-actions.tsx'
import { VendorHead } from './vendor-head.tsx'

/** Below what is seen first: it comes once that is on the screen, the picture too, which is a frame later than the words. */
const ProfileSections = lazily(async () => {
  await new Promise<void>(afterPaint)
  await new Promise<void>(afterPaint)
  return (await import('./profile-sections.tsx')).ProfileSections
})

/** A vendor: their pictures, who they are and what one can do about it, and what there is to read. */
export function Profile({ vendor, profile }: ProfileProps) {
  const { gallery, business_name } = vendor
  const images = useMemo(() => gallery.map(({ image }) => image), [gallery])

  const main = images.find(isWebAddress)
  if (main) preload(main, { as: 'image', fetchPriority: 'high' })

  return (
    <article className="vendor-profile">
      <VendorGallery images={images} preview={vendor.image} title={business_name} />
      <div className="vendor-rail">
        <VendorHead vendor={vendor} />
        <VendorActions vendor={vendor} profile={profile} />
      </div>
      <Suspense fallback={<SectionsSkeleton />}>
        <ProfileSections vendor={vendor} profile={profile} />
      </Suspense>
    </article>
  )
}
