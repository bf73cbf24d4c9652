import { useStore } from '@nanostores/react'
import { openedVisionOf } from '@vowkit/sdk-core/vision'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../provider/use-client.ts'

/** Which vision is open; `null` stands for the draft. What the host names comes first, until somebody leaves it. */
export function useOpenVision(visionId: string | undefined, scope: string | undefined) {
  const opened = openedVisionOf(useClient().ports, scope)
  const ownId = useStore(opened.$visionId, { ssr: 'initial' })
  const [given, setGiven] = useState(visionId)
  const [isLeft, setLeft] = useState(false)

  if (given !== visionId) {
    setGiven(visionId)
    setLeft(false)
  }

  const id = isLeft ? ownId : (visionId ?? ownId)
  const panel = useRef<HTMLElement>(null)
  const isOwnMove = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus when what is shown changes
  useEffect(() => {
    if (isOwnMove.current) panel.current?.focus({ preventScroll: true })
    isOwnMove.current = false
  }, [id])

  return {
    id,
    /** The element that gets the focus when a person goes on: what they pressed is gone by then. */
    panel,
    open(id: string) {
      isOwnMove.current = true
      setLeft(true)
      opened.open(id)
    },
    close() {
      isOwnMove.current = true
      setLeft(true)
      opened.close()
    },
  }
}
