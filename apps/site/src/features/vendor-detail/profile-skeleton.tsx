import './profile-skeleton.css'

/** Placeholder for a profile: gallery, rail and sections. */
export function ProfileSkeleton() {
  return (
    <div className="vendor-profile" role="status" aria-label="Loading vendor">
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
