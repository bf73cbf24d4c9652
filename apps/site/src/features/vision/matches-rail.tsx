import './matches.css'
import type { VisionDetail } from '@vowkit/sdk-core/vision'
import { useMessages } from '../../shared/language/use-messages.ts'
import { MatchCard } from './match-card.tsx'
import { visionMessages } from './messages.ts'
import { useMatches } from './use-matches.ts'

/** The vendors that match a vision. Renders nothing without matches. */
export function MatchesRail({ vision }: { vision: VisionDetail }) {
  const t = useMessages(visionMessages)
  const matches = useMatches(vision.id, vision.history_images.length)
  if (matches.length === 0) return null
  return (
    <section className="matches" aria-labelledby="matches-title">
      <h2 className="matches__title" id="matches-title">
        {t.matches}
      </h2>
      <ul className="matches__list" role="list">
        {matches.map((match) => (
          <MatchCard key={match.id} match={match} />
        ))}
      </ul>
    </section>
  )
}
