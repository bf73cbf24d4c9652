import './screen-skeleton.css'
/** Holds the place of a screen whose code is on its way. */
export function ScreenSkeleton() {
  return (
    <div className="page skeleton" role="status" aria-label="Loading">
      <span className="skeleton__title" />
      <span className="skeleton__block" />
    </div>
  )
}
