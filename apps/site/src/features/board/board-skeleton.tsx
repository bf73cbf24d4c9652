import { rowsFor } from './use-row-span.ts'

/** The heights that six ideas may have, in pixels. */
const HEIGHTS = [340, 280, 400, 300, 380, 260]

/** Where the couple's card will be. */
export function CoupleCardSkeleton() {
  return <div className="couple-card board-skeleton" role="status" aria-label="Loading who you are" />
}

/** Where the ideas will be. */
export function IdeasSkeleton() {
  return (
    <div className="ideas" role="status" aria-label="Loading your board">
      {HEIGHTS.map((height) => (
        <div key={height} className="idea board-skeleton" style={{ height, gridRowEnd: `span ${rowsFor(height)}` }} />
      ))}
    </div>
  )
}
