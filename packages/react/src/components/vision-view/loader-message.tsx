import { useStore } from '@nanostores/react'
import { createVisionWatch } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { clockTime } from '../../shared/clock-time.ts'

/** Number of seconds after which the elapsed time is shown. */
const ELAPSED_FROM_S = 20

/**
 * Alternating messages while an image is being created, hidden from screen readers. `since` is the ISO time at which
 * the work started. Default: the time of mounting.
 */
export function LoaderMessage({ since }: { since?: string | null }) {
  const messages = useMessages('vision', visionMessages)
  const client = useClient()
  const step = useStore(client.ports.once(createVisionWatch).$loaderStep)
  const now = useStore(client.$now)
  const [shownAt] = useState(now)
  const message = messages.loader[step % messages.loader.length]
  const startedAt = since ? Date.parse(since) : shownAt
  const seconds = Math.floor((now - startedAt) / 1_000)

  return (
    <p className="vk-vision__loader">
      <span key={message} className="vk-vision__message" aria-hidden="true">
        {message}
      </span>
      {seconds >= ELAPSED_FROM_S && (
        <span className="vk-vision__elapsed" role="timer">
          {clockTime(seconds)}
        </span>
      )}
    </p>
  )
}
