import { useClient } from '@vowkit/react'
import { listMatches, type VisionMatch } from '@vowkit/sdk-core/vision'
import { useEffect, useState } from 'react'

/** The vendors that match a vision. Empty while loading and after a failure. Reloads after an edit. */
export function useMatches(visionId: string, edits: number): readonly VisionMatch[] {
  const { ports } = useClient()
  const [matches, setMatches] = useState<readonly VisionMatch[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads after an edit
  useEffect(() => {
    const left = new AbortController()
    listMatches(ports, visionId, left.signal).then(
      (found) => left.signal.aborted || setMatches(found),
      // The client has logged the failure. The vision is shown without vendors.
      () => undefined,
    )
    return () => left.abort()
  }, [ports, visionId, edits])

  return matches
}
