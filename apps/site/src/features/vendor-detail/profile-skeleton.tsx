import './profile-skeleton.css'

/** Where a vendor will be: the gallery, who they are, what there is to read. */
export function ProfileSkeleton() {
  return (
    <div className="vendor-profile" role="status" aria-label="Loading vendor">
      <div className="vendor-skeleton vendor-skeleton__gallery" />
      <div className="vendor-rail vendor-skeleton vendor-skeleton__rail" />
      <SectionsSkeleton />
    </div>
  )
}

/** Where there will be something to read. */
export function SectionsSkeleton() {
  return (
    <div>
      <span className="vendor-skeleton vendor-skeleton__title" />
      <span className="vendor-skeleton vendor-skeleton__text" />
    </div>
  )
}
