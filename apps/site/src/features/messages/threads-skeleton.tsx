const ROWS = [1, 2, 3, 4]

/** Holds the place of the rooms. */
export function ThreadsSkeleton() {
  return (
    <div className="threads-skeleton" role="status" aria-label="Loading">
      <span className="threads-skeleton__search" />
      {ROWS.map((row) => (
        <span className="threads-skeleton__row" key={row} />
      ))}
    </div>
  )
}
