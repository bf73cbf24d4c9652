/** Where a vendor will be: the gallery, who they are, what they say. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Loading vendor">
      <div className="vendor-skeleton vendor-skeleton__gallery" />
      <div className="vendor-profile">
        <div className="vendor-rail vendor-skeleton vendor-skeleton__rail" />
        <div className="vendor-sections">
          <span className="vendor-skeleton vendor-skeleton__title" />
          <span className="vendor-skeleton vendor-skeleton__text" />
        </div>
      </div>
    </div>
  )
}
