import './love-vision.css'
import { useClient } from '@vowkit/react'
import { createVisionWatch, loveVision, type Vision } from '@vowkit/sdk-core/vision'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoveText } from './love-text.tsx'
import { visionMessages } from './messages.ts'

/** The heart of a vision and who loves it, for a couple with two logins. Renders nothing for other couples. */
export function LoveVision({ vision }: { vision: Pick<Vision, 'id' | 'love' | 'added_by'> }) {
  const t = useMessages(visionMessages)
  const { ports } = useClient()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { id, love, added_by: addedBy } = vision
  if (!addedBy && !love) return null
  const isLoved = wanted ?? (love !== undefined && love.by !== 'partner')

  async function toggle() {
    if (wanted !== null) return
    setWanted(!isLoved)
    setFailed(false)
    try {
      const saved = await loveVision(ports, id, !isLoved)
      // Without it, the heart would show the previous state until the refetch has returned.
      ports.once(createVisionWatch).replace(saved)
    } catch {
      setFailed(true)
    }
    setWanted(null)
  }

  return (
    <div className="love-vision">
      <button
        type="button"
        className="icon-button love-vision__heart"
        aria-pressed={isLoved}
        aria-label={t.loveVision}
        onClick={() => void toggle()}
      >
        <Heart size={22} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <p className="love-vision__text" role="status">
        {love ? <LoveText love={love} /> : t.loveVision}
        {addedBy && <span>{addedBy.is_you ? t.addedByYou : t.addedBy(addedBy.name)}</span>}
      </p>
      {hasFailed && (
        <p className="love-vision__failure" role="alert">
          {t.loveFailed}
        </p>
      )}
    </div>
  )
}
