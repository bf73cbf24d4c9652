import './profile-skeleton.css'
import { useMessages } from '../../shared/language/use-messages.ts'
import { vendorDetailMessages } from './messages.ts'

/** Placeholder for a profile: gallery, rail and sections. */
export function ProfileSkeleton() {
  const { loading } = useMessages(vendorDetailMessages)
  return (
    <div className="vendor-profile" role="status" aria-label={loading}>
      <div className="vendor-skeleton vendor-skeleton__gallery" />
      <div className="vendor-rail vendor-skeleton vendor-skeleton__rail" />
      <SectionsSkeleton />
    </div>
  )
}

/** Placeholder for the profile's sections. */
export function SectionsSkeleton() {
  return (
    <div>
      <span className="vendor-skeleton vendor-skeleton__title" />
      <span className="vendor-skeleton vendor-skeleton__text" />
    </div>
  )
}
