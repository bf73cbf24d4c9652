import { type LazyFallbackProps, lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback } from '../../shared/load-boundary.tsx'
import { afterPaint } from '../../start/after-paint.ts'
import { SectionsSkeleton } from './profile-skeleton.tsx'

/** Lazy-loads the profile below the fold. Starts two frames after the first paint, so that the image paints first. */
export const ProfileSectionsLazy = lazyComponent(
  async () => {
    await new Promise<void>(afterPaint)
    await new Promise<void>(afterPaint)
    return (await import('./profile-sections.tsx')).ProfileSections
  },
  { fallback: SectionsFallback },
)

function SectionsFallback(props: LazyFallbackProps) {
  return (
    <LoadFallback {...props}>
      <SectionsSkeleton />
    </LoadFallback>
  )
}
