import './matches.css'
import type { VisionDetail } from '@vowkit/sdk-core/vision'
import { MatchCard } from './match-card.tsx'
import { useMatches } from './use-matches.ts'

/** Vendors for the look of a vision, each with the reason why. Where there are none it is nothing. */
export function MatchesRail({ vision }: { vision: VisionDetail }) {
  const matches = useMatches(vision.id, vision.history_images.length)
  if (matches.length === 0) return null
  return (
    <section className="matches" aria-labelledby="matches-title">
      <h2 className="matches__title" id="matches-title">
        Vendors for this look
      </h2>
      <ul className="matches__list" role="list">
        {matches.map((match) => (
          <MatchCard key={match.id} match={match} />
        ))}
      </ul>
    </section>
  )
}
