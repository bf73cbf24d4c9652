import { useMessages } from '../../shared/language/use-messages.ts'
import { boardMessages } from './messages.ts'
import { rowsFor } from './use-row-span.ts'

/** The heights of six placeholders, in pixels. */
const HEIGHTS = [340, 280, 400, 300, 380, 260]

/** The placeholder of the couple's card, with the shapes of its portrait, names, date and days left. */
export function CoupleCardSkeleton() {
  const t = useMessages(boardMessages)
  return (
    <div className="couple-card couple-card--loading" role="status" aria-label={t.loadingCouple}>
      <span className="countdown-scene bone" />
      <span className="portrait bone" />
      <span className="couple-card__words bone-lines">
        <span className="bone bone--names" />
        <span className="bone" />
        <span className="bone bone--short" />
      </span>
      <span className="days-left bone bone--days" />
    </div>
  )
}

/** The placeholders of the inspirations, each with the shapes of an image and of its text. */
export function IdeasSkeleton() {
  const t = useMessages(boardMessages)
  return (
    <div className="ideas" role="status" aria-label={t.loadingBoard}>
      {HEIGHTS.map((height) => (
        <div key={height} className="idea idea--loading" style={{ height, gridRowEnd: `span ${rowsFor(height)}` }}>
          <span className="bone bone--image" />
          <span className="bone bone--short" />
          <span className="bone" />
        </div>
      ))}
    </div>
  )
}
