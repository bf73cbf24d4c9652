import { useMessages } from '../../shared/language/use-messages.ts'
import { boardMessages } from './messages.ts'
import { rowsFor } from './use-row-span.ts'

/** The heights of six placeholders, in pixels. */
const HEIGHTS = [340, 280, 400, 300, 380, 260]

/** The placeholder of the couple's card. */
export function CoupleCardSkeleton() {
  const t = useMessages(boardMessages)
  return <div className="couple-card board-skeleton" role="status" aria-label={t.loadingCouple} />
}

/** The placeholders of the inspirations. */
export function IdeasSkeleton() {
  const t = useMessages(boardMessages)
  return (
    <div className="ideas" role="status" aria-label={t.loadingBoard}>
      {HEIGHTS.map((height) => (
        <div key={height} className="idea board-skeleton" style={{ height, gridRowEnd: `span ${rowsFor(height)}` }} />
      ))}
    </div>
  )
}
