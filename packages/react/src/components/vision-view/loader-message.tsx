import { useStore } from '@nanostores/react'
import { createVisionWatch } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { visionMessages } from '../../messages/vision.ts'
import { useClient } from '../../provider/use-client.ts'

/** How long to wait before the elapsed time is shown. */
const ELAPSED_FROM_S = 20

/** Messages that alternate while a vision is drawn. Hidden from screen readers, for which they would be noise. */
export function LoaderMessage({ since }: { since?: string | null }) {
  const words = useMessages('vision', visionMessages)
  const client = useClient()
  const step = useStore(client.ports.once(createVisionWatch).$loaderStep)
  const now = useStore(client.$now)
  const [shownAt] = useState(now)
  const message = words.loader[step % words.loader.length]
  const startedAt = since ? Date.parse(since) : shownAt
  const seconds = Math.floor((now - startedAt) / 1_000)

  return (
    <p className="vk-vision__loader">
      <span key={message} className="vk-vision__message" aria-hidden="true">
        {message}
      </span>
      {seconds >= ELAPSED_FROM_S && (
        <span className="vk-vision__elapsed" role="timer">
          {words.elapsed(seconds)}
        </span>
      )}
    </p>
  )
}
