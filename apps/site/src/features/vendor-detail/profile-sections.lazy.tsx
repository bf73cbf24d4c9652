import { type LazyFallbackProps, lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback } from '../../shared/load-boundary.tsx'
import { afterPaint } from '../../start/after-paint.ts'
import { SectionsSkeleton } from './profile-skeleton.tsx'

/** What is below the fold of a profile. Loads after the first paint and after the image, which is painted a frame later. */
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
