import { useStore } from '@nanostores/react'
import { draftMessages, useClient, useMessages as useElementMessages } from '@vowkit/react'
import { SITE_PATHS, visionPath } from '@vowkit/sdk-core/contract'
import { createVisionBoard } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { visionMessages } from './messages.ts'
import { pictureOf } from './picture-of.ts'

/** The number of images that fit next to the text on phones. */
const SHOWN = 3

/**
 * Links to the board, with its latest images, and to a vision in progress. Keeps its place while the visions load, and
 * renders nothing without visions.
 */
export function BoardStrip() {
  const t = useMessages(visionMessages)
  const { drawn: drawnText } = useElementMessages('draft', draftMessages)
  const board = useStore(useClient().ports.once(createVisionBoard).$board)
  if (board.status === 'loading') return <StripPlaceholder text={t.viewBoard} />
  if (board.status !== 'ready' || board.visions.length === 0) return null
  const latest = board.visions.filter((vision) => pictureOf(vision) !== '').slice(0, SHOWN)
  const drawn = board.visions.find((vision) => vision.is_processing)
  return (
    <>
      {drawn && (
        <a className="board-strip__drawn" href={visionPath(drawn.id)}>
          {drawnText}
        </a>
      )}
      <a className="board-strip" href={SITE_PATHS['vision-list']}>
        {latest.length > 0 && (
          <span className="board-strip__pictures">
            {latest.map((vision) => (
              <StripPicture key={vision.id} src={pictureOf(vision)} />
            ))}
          </span>
        )}
        {t.viewBoard}
      </a>
    </>
  )
}

function StripPlaceholder({ text }: { text: string }) {
  return (
    <span className="board-strip board-strip--loading" aria-hidden="true">
      <span className="board-strip__pictures">
        <span className="board-strip__picture" />
        <span className="board-strip__picture" />
        <span className="board-strip__picture" />
      </span>
      {text}
    </span>
  )
}

/** One image, or a placeholder if it does not load. */
function StripPicture({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <span className="board-strip__picture" />
  return (
    <img
      className="board-strip__picture"
      src={src}
      width={84}
      height={56}
      alt=""
      loading="lazy"
      onError={() => setBroken(true)}
    />
  )
}
