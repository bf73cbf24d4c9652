import { useClient } from '@vowkit/react'
import { listMatches, type VisionMatch } from '@vowkit/sdk-core/vision'
import { useEffect, useState } from 'react'

/** Vendors for the look of a vision; none until they are known, and where they cannot be had. Its edits may call for others. */
export function useMatches(visionId: string, edits: number): readonly VisionMatch[] {
  const { ports } = useClient()
  const [matches, setMatches] = useState<readonly VisionMatch[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again after an edit
  useEffect(() => {
    const left = new AbortController()
    listMatches(ports, visionId, left.signal).then(
      (found) => left.signal.aborted || setMatches(found),
      // The log has it by now, and a vision is whole without vendors.
      () => undefined,
    )
    return () => left.abort()
  }, [ports, visionId, edits])

  return matches
}
