import { useStore } from '@nanostores/react'
import { draftMessages, useClient } from '@vowkit/react'
import { SITE_PATHS, visionPath } from '@vowkit/sdk-core/contract'
import { createVisionBoard } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { pictureOf } from './picture-of.ts'

/** As many as fit beside the words on a phone. */
const SHOWN = 3

/** The way to the board with the latest pictures on it, once there are visions, and to one that is being drawn. */
export function BoardStrip() {
  const board = useStore(useClient().ports.once(createVisionBoard).$board)
  if (board.status !== 'ready' || board.visions.length === 0) return null
  const latest = board.visions.filter((vision) => pictureOf(vision) !== '').slice(0, SHOWN)
  const drawn = board.visions.find((vision) => vision.is_processing)
  return (
    <>
      {drawn && (
        <a className="board-strip__drawn" href={visionPath(drawn.id)}>
          {draftMessages.drawn}
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
        View Your Vision Board
      </a>
    </>
  )
}

/** One picture, or the room of one that cannot be had. */
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
