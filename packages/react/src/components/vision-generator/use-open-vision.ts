import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useClient } from '../../provider/use-client.ts'

/** Which vision is open; `null` stands for the draft. What the host names comes first, until somebody leaves it. */
export function useOpenVision(visionId: string | undefined, scope: string | undefined) {
  const opened = useClient().openedVision(scope)
  const ownId = useStore(opened.$visionId, { ssr: 'initial' })
  const [given, setGiven] = useState(visionId)
  const [isLeft, setLeft] = useState(false)

  if (given !== visionId) {
    setGiven(visionId)
    setLeft(false)
  }

  return {
    id: isLeft ? ownId : (visionId ?? ownId),
    open(id: string) {
      setLeft(true)
      opened.open(id)
    },
    close() {
      setLeft(true)
      opened.close()
    },
  }
}
